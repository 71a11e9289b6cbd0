### Worum es bei Spycard geht, und die Optionen des Spiels.

pitch = Verdeckte Agenten können alles behaupten: Erfülle deinen geheimen Auftrag, bevor die anderen ihn erraten.
option-jack_on_accusation = ob statt eines angezweifelten Agenten ein Bube aufgedeckt werden darf
option-turn_limit = so viele Züge haben alle, bevor die Partie unentschieden endet, ohne Angabe { $default }
