var e=`invalid-json = the message must be JSON
missing-field = { $field } is missing
unknown-field = { $field } is not a field of this message; leave it out
wrong-kind = { $field ->
        [none] the message
       *[other] { $field }
    } must be { $kind ->
        [text] a text
        [whole-number] a whole number
        [number] a number
        [truth] true or false
        [list] a list
       *[object] an object
    }
wrong-form = { $field ->
        [none] the message
       *[other] { $field }
    } must be { $form ->
        [word] a name of lower-case letters, digits and hyphens, 40 characters at most
        [id] 1 to 64 letters, digits, hyphens and underscores
        [secret] 8 to 200 letters, digits and the characters _ . : = -
        [eyes] a seat from 0 to 5, everyone, or spectator
       *[other] like { $form }
    }
unknown-value = { $field ->
        [none] the message
       *[other] { $field }
    } must be { LIST($values, type: "or") }
too-small = { $field } must be at least { $least }
too-large = { $field } must be at most { $most }
too-short = { $field } must have { $least } characters or more
too-long = { $field } must have { $most } characters at most
too-few-items = { $field } must name { $least } or more
too-many-items = { $field } must name { $most } at most
not-printable = { $field } must be printable text in one line
not-visible = { $field } must have a character that can be seen
wrong-option = { $field } must be a number, true or false, a text of up to 100 characters, or a list of these
invalid-value = { $field ->
        [none] the message
       *[other] { $field }
    } has a value that is not possible here
`;export{e as default};