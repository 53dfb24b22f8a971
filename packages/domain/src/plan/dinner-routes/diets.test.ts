import { expect, test } from 'vitest'
import { exampleParticipant } from '../../../test/example-participant.ts'
import { dietSummary } from './diets.ts'

test('diets are counted per person, in the order in which they are shown', () => {
  const summary = dietSummary([
    exampleParticipant(1, { vegan: true, gluten: true }),
    exampleParticipant(2, { vegan: true, lactose: true }),
    exampleParticipant(3, { vegetarian: true }),
    exampleParticipant(4, { gluten: true }),
    exampleParticipant(5, { gluten: true }),
  ])
  expect(Object.entries(summary)).toEqual([
    ['vegan', 2],
    ['vegetarian', 1],
    ['lactose', 1],
    ['gluten', 3],
    ['allergens', []],
    ['notes', []],
  ])
})

test('a note that root and child share is shown once, empty notes are left out', () => {
  const notes = ['No nuts ', ' no nuts', '', '  ', 'No fish']
  const people = notes.map((mealSpecificsNote, index) => exampleParticipant(index, { mealSpecificsNote }))
  expect(dietSummary(people).notes).toEqual(['No nuts', 'No fish'])
})

test('an allergen is shown once with its worst severity, in the order of the list', () => {
  const people = [
    exampleParticipant(1, { allergens: [{ allergen: 'MILK', severity: 'TRACES' }] }),
    exampleParticipant(2, {
      allergens: [
        { allergen: 'MILK', severity: 'INTOLERANCE' },
        { allergen: 'EGGS', severity: 'ALLERGY' },
      ],
    }),
    exampleParticipant(3),
  ]
  expect(dietSummary(people).allergens).toEqual([
    { allergen: 'EGGS', severity: 'ALLERGY', count: 1 },
    { allergen: 'MILK', severity: 'TRACES', count: 2 },
  ])
})
