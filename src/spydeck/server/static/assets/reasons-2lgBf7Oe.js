var e=`reason-win = { $this }: du gewinnst etwa { $result } von 100 Partien; { $that }: { $next_result }
reason-standing = { $this } bringt dich in eine bessere Lage als { $that }, soweit sich das absehen lässt
reason-equal = { $start }: du gewinnst jeweils { $range } von 100 Partien.
reason-expose = { $name } hat in etwa { $chance } von 100 Fällen den Auftrag { $agenda }
reason-claim = { $verdict ->
        [even] Die Behauptung ist so wahrscheinlich gelogen wie wahr
        [impossible] Die Behauptung ist nach allem, was du wissen kannst, gelogen
        [true] Die Behauptung stimmt wahrscheinlich: in { $chance } von 100 Fällen
       *[lie] Die Behauptung ist wahrscheinlich gelogen: Sie stimmt in { $chance } von 100 Fällen
    }{ $anyway ->
        [accuse] ; anzweifeln lohnt sich trotzdem
        [allow] ; es zu glauben lohnt sich trotzdem
       *[none] { "" }
    }
cost-wins =
    { $wins ->
        [one] Das kostete etwa { $wins } Sieg in 100 Partien.
       *[other] Das kostete etwa { $wins } Siege in 100 Partien.
    }
cost-standing = Danach standest du schlechter.
odds-agenda = Auftrag von { $name }: { $chances }.
odds-of = { $agenda } { $chance } %
odds-claim = Die Behauptung stimmt in { $chance } von 100 Fällen.
column-win = du gewinnst
column-out = du scheidest aus
conjunction = { " und " }
`;export{e as default};