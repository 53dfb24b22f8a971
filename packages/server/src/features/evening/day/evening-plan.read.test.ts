import { exampleTeam } from '@running-dinner/domain/test/example-team.ts'
import { expect, test } from 'vitest'

import { dietsOf } from './evening-plan.read.ts'

test('the digest of diets does not depend on the order in which guests are read, and follows what they eat', () => {
  const team = (number: number, ...notes: string[]) =>
    exampleTeam(
      number,
      notes.map((mealSpecificsNote, index) => ({ id: `${number}-${index}`, mealSpecificsNote })),
    )
  const [nuts, eggs] = [team(1, 'Nuss', 'Ei'), team(2, 'nuss', 'Fisch')]
  expect(dietsOf([nuts, eggs])).toEqual(dietsOf([eggs, nuts]))
  expect(dietsOf([nuts, team(2, 'nuss', 'Milch')]).digest).not.toBe(dietsOf([nuts, eggs]).digest)
})
