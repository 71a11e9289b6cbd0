var e=`not-a-text = { $given }: an action is a text; actions are: { LIST($forms, type: "semicolons") }
too-long = { $given }: an action has at most { $most } characters; actions are: { LIST($forms, type: "semicolons") }
unknown-action = { $given }: there is no such action; actions are: { LIST($forms, type: "semicolons") }
ill-formed = { $given } should read '{ $form }'
named-too-often = { $given } names { $word } too often
single-spaces = { $given }: put single spaces between the words
unknown-operand = { $given } is not { $operand ->
        [agent] an agent
        [agenda] an agenda
       *[other] a { $operand }
    }; write { $operand }s like { LIST($examples, type: "or") }
not-legal = that is not allowed now; the action reads '{ $form }'
`;export{e as default};