import { expect, test } from 'vitest'
import { deliveredFields } from './delivered-fields.ts'
import type { ImportField } from './import-fields.ts'

test.each([
  [['email', 'ignore'], ['email']],
  [
    ['fullName', 'email', 'zipWithCity'],
    ['firstnamePart', 'lastname', 'email', 'zip', 'cityName'],
  ],
  [
    ['streetWithNr', 'diets'],
    ['street', 'streetNr', 'vegetarian', 'vegan', 'lactose', 'gluten', 'mealSpecificsNote'],
  ],
  [['partnerFirstname', 'partnerEmail', 'registeredBy', 'numSeats'], ['numSeats']],
] as [ImportField[], string[]][])('%j delivers %j', (columns, delivered) => {
  expect([...deliveredFields(columns)]).toEqual(delivered)
})
