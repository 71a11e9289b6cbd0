### Worum es bei Black Spy geht, und die Optionen des Spiels.

pitch = Wer die wenigsten Punkte hat, gewinnt: Jeder Schwarze Spion (K7) kostet 10, jeder farbige Spion zieht 5 ab.
option-variants = eine Variante; kann mehrmals angegeben werden
option-edition = eine Ausgabe des Spiels; sie gibt die anderen Optionen vor, Varianten kommen dazu
option-pass_direction = wohin die drei Karten weitergegeben werden
option-first_lead = wer zum ersten Stich ausspielt
option-end_value = der Gesamtstand, mit dem die Partie endet
option-ages = die Plätze, die Jüngsten zuerst, gezählt ab 0, zum Beispiel 2,0,1,3
