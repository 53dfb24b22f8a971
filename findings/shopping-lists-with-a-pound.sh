#!/bin/sh
# recipe-ingredient-parser-v3 1.5.0 ("v3") reads what cooks need, line by line in English, for a shopping list, and adds equal
# things up (`combine`); parse-ingredient 3.0.0 and @jlucaspains/sharp-recipe-parser 2.1.0 beside it.
# Expected: a pound is a pound however it is written (its list of units has lb, lb., lbs and pound); what has no unit gets none;
# and the least and the most of a range, for which it has `minQty` and `maxQty`.
# Seen: 1 lb is one litre; 2 lbs and 1 pound are right. The point of an abbreviation stands for any letter when it looks for
# units, and it keeps the last one found, so "lb" is "l." and the word "to" is "t.", a teaspoon: 3 tomatoes to roast are 3
# teaspoons, 10 to 12 dates are 10 teaspoons of "12 dates". Of 2-3 eggs 2 are left, of "-3 eggs". A pound and a litre of butter
# are added up to 2 litres. No error, and the two others are right in all of them.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund recipe-ingredient-parser-v3@1.5.0 parse-ingredient@3.0.0 \
  @jlucaspains/sharp-recipe-parser@2.1.0
cat > see.mjs <<'JS'
import { parseIngredient as readSharp } from '@jlucaspains/sharp-recipe-parser'
import { parseIngredient } from 'parse-ingredient'
import v3 from 'recipe-ingredient-parser-v3'

const shown = (least, most, unit, what) => `${least}${most && most !== least ? `-${most}` : ''} ${unit ?? 'x'} "${what}"`
const readers = {
  v3(line) {
    const { minQty, maxQty, unit, ingredient } = v3.parse(line, 'eng')
    return shown(minQty, maxQty, unit, ingredient)
  },
  parse(line) {
    const [{ quantity, quantity2, unitOfMeasureID, description }] = parseIngredient(line)
    return shown(quantity, quantity2, unitOfMeasureID, description)
  },
  sharp(line) {
    const { minQuantity, maxQuantity, unit, ingredient } = readSharp(line, 'en-US')
    return shown(minQuantity, maxQuantity, unit || undefined, ingredient)
  },
}
const lines = ['2 lbs beef', '1 pound beef', '1 lb beef', '1/2 lb. beef', '2 oz rum', '3 tomatoes for roasting']
for (const line of [...lines, '3 tomatoes to roast', '10 to 12 dates', '2-3 eggs', '2 t-bone steaks']) {
  console.log(`${line}:`)
  for (const [name, read] of Object.entries(readers)) console.log(`  ${name}: ${read(line)}`)
}
const [all, ...others] = v3.combine([v3.parse('1 lb butter', 'eng'), v3.parse('1 l butter', 'eng')])
console.log(`a pound and a litre of butter, v3: ${all.quantity} ${all.unit}, ${others.length} more lines`)
JS
node see.mjs | tee seen
cat >expected <<'SEEN'
2 lbs beef:
  v3: 2 pound "beef"
  parse: 2 pound "beef"
  sharp: 2 pound "beef"
1 pound beef:
  v3: 1 pound "beef"
  parse: 1 pound "beef"
  sharp: 1 pound "beef"
1 lb beef:
  v3: 1 liter "beef"
  parse: 1 pound "beef"
  sharp: 1 pound "beef"
1/2 lb. beef:
  v3: 0.5 liter "beef"
  parse: 0.5 pound "beef"
  sharp: 0.5 pound "beef"
2 oz rum:
  v3: 2 ounce "rum"
  parse: 2 ounce "rum"
  sharp: 2 ounce "rum"
3 tomatoes for roasting:
  v3: 3 x "tomatoes for roasting"
  parse: 3 x "tomatoes for roasting"
  sharp: 3 x "tomatoes for roasting"
3 tomatoes to roast:
  v3: 3 teaspoon "tomatoes  roast"
  parse: 3 x "tomatoes to roast"
  sharp: 3 x "tomatoes to roast"
10 to 12 dates:
  v3: 10 teaspoon "12 dates"
  parse: 10-12 x "dates"
  sharp: 10-12 x "dates"
2-3 eggs:
  v3: 2 x "-3 eggs"
  parse: 2-3 x "eggs"
  sharp: 2-3 x "eggs"
2 t-bone steaks:
  v3: 2 teaspoon "bone steaks"
  parse: 2 x "t-bone steaks"
  sharp: 2 x "t-bone steaks"
a pound and a litre of butter, v3: 2 liter, 0 more lines
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
