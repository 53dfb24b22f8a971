import { expect, test } from 'vitest'
import type { Allergen, AllergySeverity } from '../../registration-form/allergens.ts'
import { readAllergens } from './read-allergens.ts'

const read = (cell: string) => {
  const { allergies, unknown, assumed } = readAllergens(cell)
  return [allergies.map(({ allergen, severity }) => `${allergen} ${severity}`), unknown, assumed]
}

test.each<[string, `${Allergen} ${AllergySeverity}`[]]>([
  ['Milch (Allergie)', ['MILK ALLERGY']],
  ['Milk (not even traces), Eggs (intolerance)', ['EGGS INTOLERANCE', 'MILK TRACES']],
  ['  milch ( ALLERGIE ) ;\nnüsse: keine Spuren', ['MILK ALLERGY', 'NUTS TRACES']],
  ['Schwefeldioxid und Sulfite (auch keine Spuren)', ['SULPHITES TRACES']],
  ['Milch (Allergie), Milch (auch keine Spuren)', ['MILK TRACES']],
  ['', []],
  ['keine', []],
  ['none', []],
  ['–', []],
  ['isst alles', []],
  ['keine Allergien', []],
])('%j names %j', (cell, expected) => expect(read(cell)).toEqual([expected, [], false]))

test('without a severity it is an allergy, and the result says that this is assumed', () => {
  expect(read('Milch, Eier (Unverträglichkeit)')).toEqual([['EGGS INTOLERANCE', 'MILK ALLERGY'], [], true])
})

test.each([
  ['Wasser (Allergie)', ['Wasser (Allergie)']],
  ['Milch (ein bisschen)', ['Milch (ein bisschen)']],
  ['Milch (Allergie), keine Pilze, Kiwi', ['keine Pilze', 'Kiwi']],
  ['Milch ()', ['Milch ()']],
  ['(Allergie)', ['(Allergie)']],
  ['__proto__', ['__proto__']],
])('of %j the parts %j are unknown', (cell, unknown) => expect(readAllergens(cell).unknown).toEqual(unknown))
