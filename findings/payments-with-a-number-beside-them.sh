#!/bin/sh
# price-parser 3.4.0 finds the amount in lines with which guests pay: 25,00 EUR, with a team, a number of people, a date or a time beside it.
# Expected: 25, as its readme shows with a date before the amount; or nothing found, as for "25,- €".
# Seen: it takes blanks, points and commas for marks that group the figures of one number, however many stand between them. A number that ends
# where the amount begins, or begins where the currency in front of it ends, is drawn into it: "Team 7 25 €" are 7.25 euros, "Dinner am 13.6. 25 €"
# 136.25, and a full date before the amount makes a thousand million. A word, a colon or a hyphen between them keeps them apart.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund price-parser@3.4.0
cat > see.cjs <<'JS'
const { parseAll } = require('price-parser')

const lines = ['Team 7: 25 €', '2 Personen 25,00 EUR', 'Dinner 2026-06-13 25,00 EUR', '25,00 EUR 13.06.2026', '25,- €', 'Team 7 25 €', 'Dinner am 13.6. 25 €',
  'Dinner 13.06.2026, 25,00 EUR', '19.30 25 €', '€ 25 2 Personen', 'EUR 25,00, 2 Personen']
for (const line of lines) console.log(`${line}: ${parseAll(line).map(({ floatValue, currencyCode }) => `${floatValue} ${currencyCode}`).join(', ') || 'nothing'}`)
JS
node see.cjs | tee seen
cat >expected <<'SEEN'
Team 7: 25 €: 25 eur
2 Personen 25,00 EUR: 25 eur
Dinner 2026-06-13 25,00 EUR: 25 eur
25,00 EUR 13.06.2026: 25 eur
25,- €: nothing
Team 7 25 €: 7.25 eur
Dinner am 13.6. 25 €: 136.25 eur
Dinner 13.06.2026, 25,00 EUR: 1306202625 eur
19.30 25 €: 1930.25 eur
€ 25 2 Personen: 25.2 eur
EUR 25,00, 2 Personen: 2500.2 eur
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
