"""Keeps the scorepad for people who play Black Spy with the paper cards, in German."""

from __future__ import annotations

from spydeck.games.black_spy.text.de.table import stages
from spydeck.games.black_spy.text.score_model import ScoreTexts
from spydeck.games.black_spy.text.scorekeeper import Scorekeeper, ScorekeeperWords
from spydeck.games.black_spy.text.scorepad import PadWords
from spydeck.games.grammar.de import counted
from spydeck.games.paper_words.de import quoted
from spydeck.language.cldr import number

TEXTS = ScoreTexts(
    question=lambda direction: f"Runde {{part}} ({stages(direction)['pass']}): Punkte von {{players}}?",
    usage="Punkte, der Reihe nach eine Zahl für jeden Spieler: 12 0 53 -5 (eine Runde ergibt {makes})",
    too_many="BS-20: das ergibt {made}, eine Runde ergibt aber {makes}: {off} zu viel",
    too_few="BS-20: das ergibt {made}, eine Runde ergibt aber {makes}: {off} zu wenig",
    impossible="BS-19: mit keinen Karten kommt {name} auf {points} Punkte",
    too_few_spies="BS-19: für so viele Punkte unter 0 gibt es nicht genug farbige Spione",
    swept="{name} hat alle schwarzen Karten (BS-21).",
    went_back="{name} fällt von {total} auf {after} zurück (BS-35).",
    won="Die Partie ist zu Ende: {names} gewinnt mit {total}.",
    shared="Die Partie ist zu Ende: {names} gewinnen mit {total}.",
)
PAD = PadWords(
    empty="Der Punkteblock ist leer: Noch ist keine Runde zu Ende.",
    deal="Runde",
    has_halved="durch Zurückfallen halbiert (BS-35)",
    sentence="Runde {deal}: {scores}.",
    score=lambda name, points, total: f"{name} {counted(points, 'Punkt', 'Punkte')}, gesamt {number(total)}",
    after_halving=" nach dem Halbieren",
)
WORDS = ScorekeeperWords(
    texts=TEXTS,
    pad=PAD,
    settle="Runde {deal}: {name} hat alle schwarzen Karten: fangen oder freilassen?",
    pile="Runde {deal}: Welche schwarzen Karten und farbigen Spione hat {name}?",
    usage=(
        "oder die schwarzen Karten und farbigen Spione von {name}: K7 K7 R7 K3;",
        "   dann ebenso für alle anderen: - für keine, Rest für alle übrigen",
        "oder einen Durchmarsch, mit Namen: Durchmarsch {name}",
    ),
    usage_settle="   dazu fangen oder freilassen: Durchmarsch {name} freilassen",
    players="die Spieler: {players}",
    took=lambda name, points: f"{name} bekommt {counted(points, 'Punkt', 'Punkte')}.",
    enter_sweep="; bei einem Durchmarsch gib „Durchmarsch NAME“ ein",
    all_black="BS-21: {points} Punkte sind alle schwarzen Karten; gib „Durchmarsch {name}“ ein",
    not_taken="BS-20: niemand hat {cards}; die letzte Eingabe lässt sich rückgängig machen",
    no_card=lambda word: f"BS-3: {quoted(word)} ist keine Karte; schreib Karten wie K7 oder R7",
    no_points=lambda word: f"{quoted(word)} ist weder eine Punktzahl wie 25 noch eine Karte wie K7",
    seventh="BS-1: {card} steht schon sechsmal da; mehr gibt es nicht",
    second="BS-1: {card} steht schon da; die Karte gibt es nur einmal",
    by_cards=("Diese Runde wird Karte für Karte eingegeben; die letzte Eingabe lässt sich rückgängig machen"),
    who_swept="Schreib dazu, wer alle schwarzen Karten hat: Durchmarsch {name}",
    spies_count="BS-26: auch farbige Spione zählen, also gib die Punkte ein, zum Beispiel 0 55 60 60",
    not_settled="BS-28: diese Wahl gibt es nur mit der Variante „Fangen oder Freilassen“",
    no_player=lambda word, players: f"{quoted(word)} spielt nicht mit; die Spieler: {players}",
    no_way="BS-28: fangen (60 für alle anderen) oder freilassen (60 weniger)",
)


class BlackSpyScorekeeper(Scorekeeper):
    """The scorekeeper in German."""

    words = WORDS
    wanted = "Punkte, Karten oder einen Durchmarsch"
    language = "de"
