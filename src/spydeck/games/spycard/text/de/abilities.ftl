### Was Agenten können: Satzteile, die eine Fähigkeit und ihre Ziele nennen.

ability-name = { $ability ->
       *[hearts] Herz
        [spades] Pik
        [clubs] Kreuz
        [diamonds] Karo
        [queen] Dame
        [ace] Pik-Ass
    }
# Was ein Agent mit der Fähigkeit zu sein behauptet.
ability-claim = { $ability ->
       *[hearts] ein Herz
        [spades] ein Pik
        [clubs] ein Kreuz
        [diamonds] ein Karo
        [queen] eine Dame
        [ace] das Pik-Ass
    }
ability-effect = { $ability ->
       *[hearts] deckt { LIST($targets) } auf
        [spades] schaltet { LIST($targets) } aus
        [clubs] verdeckt { LIST($targets) }
        [diamonds] tauscht { LIST($targets) }
        [queen] versetzt { LIST($targets) }
        [ace] schaltet { LIST($targets) } aus
    }
# Dasselbe im Infinitiv, und nach „um“.
ability-use = { LIST($targets) } { $ability ->
       *[hearts] aufdecken
        [spades] ausschalten
        [clubs] verdecken
        [diamonds] tauschen
        [queen] versetzen
        [ace] ausschalten
    }
ability-purpose = { LIST($targets) } { $ability ->
       *[hearts] aufzudecken
        [spades] auszuschalten
        [clubs] zu verdecken
        [diamonds] zu tauschen
        [queen] zu versetzen
        [ace] auszuschalten
    }
