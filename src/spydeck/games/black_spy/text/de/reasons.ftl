### Warum eine Aktion in Black Spy die beste ist. $this und $that stehen im Infinitiv: „R3 spielen“.

reason-points = { $this } bringt etwa { COUNT($result, one: "Punkt", other: "Punkte") }, { $that } dagegen { $next_result }
reason-spies = { $this } bringt im Schnitt { COUNT($spies, one: "Schwarzen Spion", other: "Schwarze Spione") } und etwa { COUNT($result, one: "Punkt", other: "Punkte") }, { $that } dagegen { $next_spies } und { $next_result }
reason-sweep = { $this } bringt dir in etwa { $result } von 100 Fällen alle schwarzen Karten, { $that } nur in { $next_result }
reason-game = Für den Sieg ist { $this } besser als { $that }, auch wenn es etwa { COUNT($result, one: "Punkt", other: "Punkte") } bringt, nicht { $next_result }
reason-slightly = { $this } ist nur wenig besser als { $that }: beides bringt etwa { COUNT($result, one: "Punkt", other: "Punkte") }
reason-equal = { $start }: jeweils { $range } Punkte.
odds-spies =
    { $out ->
        [one] { $out } Schwarzer Spion ist noch im Spiel
       *[other] { $out } Schwarze Spione sind noch im Spiel
    }
odds-holder = { $name } in { $chance } von 100 Fällen
odds-held = { $spies }; einen hat { LIST($holders) }.
column-points = Punkte in dieser Runde
column-spies = Schwarze Spione
column-sweep = alle schwarzen Karten

played-play = Du hast { CARD($card, case: "accusative") } gespielt.
better-play = Besser ist { CARD($card, case: "nominative") }.

# Was für eine Aktion spricht, wie es jemand am Kartentisch sagen würde; jedes ist ein Satz.
idea-sweep = Du gehst auf alle schwarzen Karten.
idea-stop-sweep = Damit wird es für { $name } schwerer, alle schwarzen Karten zu bekommen.
idea-spy-to = Der Schwarze Spion geht an { $name }.
idea-spy-away = Du bist einen Schwarzen Spion los, und jemand anders bekommt ihn.
idea-take-spy = Du bekommst { $chance ->
        [100] einen
       *[other] in etwa { $chance } von 100 Fällen einen
    } farbigen Spion: fünf Punkte weniger.
idea-give = { $name } bekommt dadurch Punkte.
idea-duck = Du bleibst unter { CARD($card, case: "dative") }.
idea-leave = Du überlässt den Stich jemand anders.
idea-free-trick = Du spielst zuletzt, und der Stich kostet nichts: die Gelegenheit für eine hohe Karte.
idea-cheap-trick = Der Stich kostet fast nichts: die Gelegenheit für eine hohe Karte.
idea-throw = Du wirst eine hohe Karte los, ohne einen Stich zu machen.
idea-keep-spy = Du behältst { CARD($card, case: "accusative") } und verschenkst den Abzug von fünf Punkten nicht.
idea-rid = Danach hast du kein { colour-of } mehr.
colour-of =
    { $colour ->
        [blue] Blau
        [yellow] Gelb
        [red] Rot
        [green] Grün
       *[black] Schwarz
    }
idea-keep-low = Du behältst eine niedrige schwarze Karte, die einen Schwarzen Spion schützt.
idea-off-lead =
    Du gibst das Ausspielen ab{ $chance ->
        [100] { "" }
       *[other] { " " }(in etwa { $chance } von 100 Fällen)
    }.
idea-cheaper = Der Stich bringt dir etwa { COUNT($points, one: "Punkt", other: "Punkte") } statt { $instead }.
idea-keep-under = Du behältst { CARD($card, case: "accusative") } für einen Stich, den du nicht willst.
idea-pass-spies =
    { $spies ->
        [one] Du wirst einen Schwarzen Spion los.
       *[other] Du wirst { $spies } Schwarze Spione los.
    }
idea-pass-high = Du gibst hohe Karten weg, die Stiche machen.
idea-keep-lower = Du behältst die niedrigere Karte, { CARD($card, case: "accusative") }.
idea-lower = Damit machst du den Stich nicht so leicht wie mit { CARD($card, case: "dative") }.
idea-pass-higher = { CARD($card, case: "nominative") } macht leichter Stiche als { CARD($lower, case: "nominative") }.
idea-pass-high-black = Du gibst hohe schwarze Karten weg, die sonst die Schwarzen Spione mitnehmen.
idea-few-low =
    Neben { CARD($card, case: "dative") } hast du { $low ->
        [0] keine niedrige Karte
        [one] nur eine niedrige Karte
       *[other] nur { $low } niedrige Karten
    } der Farbe.
idea-short =
    Von { colour-of } behältst du nur { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
idea-hold-spies = Du behältst einen Schwarzen Spion, geschützt durch { COUNT($low, one: "niedrige schwarze Karte", other: "niedrige schwarze Karten") }.
idea-stay-void = Du hast weiterhin kein { colour-of }.
idea-leave-spies = Du lässt einen Schwarzen Spion im Maulwurf.
idea-take-low = Du nimmst niedrigere Karten, die weniger Stiche machen.
idea-first-away = Den ersten Stich macht in etwa { $chance } von 100 Fällen jemand anders.
idea-call-short =
    Von dieser Farbe hast du { $cards ->
        [0] keine Karte
        [one] nur eine Karte
       *[other] nur { $cards } Karten
    }.
idea-call-long = Von dieser Farbe hast du { $cards } Karten zur Auswahl.
idea-win-now = Die Partie endet, und du gewinnst.
idea-keep-lower-hand = Du behältst niedrigere Karten, die weniger Stiche machen.
idea-draw-spy = In etwa { $chance } von 100 Fällen lockt das einen Schwarzen Spion heraus, den jemand anders bekommt.
idea-keep-beside = Du behältst in { colour-of } eine niedrige Karte neben den hohen.
idea-keep-exit = Du behältst { CARD($card, case: "accusative") }, um das Ausspielen abgeben zu können.
idea-spies-later = Deine Schwarzen Spione wirst du so eher los.
idea-fewer-spies = Von anderen bekommst du seltener einen Schwarzen Spion.
idea-fewer-tricks = Du machst von nun an weniger Stiche: etwa { $tricks } statt { $instead }.
idea-coloured-later = Du bekommst öfter farbige Spione, je fünf Punkte weniger.
idea-otherwise-fewer = Sonst bekommt { $name } weniger Punkte.
