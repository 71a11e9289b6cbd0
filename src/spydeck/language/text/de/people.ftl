# Personen in Sätzen.
you-first = Du
you-nominative = du
you-accusative = dich
you-dative = dir
your = dein
possessive = s
# Namen, die so enden, bekommen eine andere Endung.
hissing = sßxz
possessive-of-hissing = ’
