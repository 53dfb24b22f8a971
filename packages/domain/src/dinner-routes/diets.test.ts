import { expect, test } from 'vitest'
import { exampleParticipant } from '../participants/example-participant.ts'
import { dietSummary } from './diets.ts'

test('diets are counted per person, in the order in which they are told', () => {
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
    ['notes', []],
  ])
})

test('a note that root and child share is told once, empty ones not at all', () => {
  const notes = ['No nuts ', ' no nuts', '', '  ', 'No fish']
  const people = notes.map((mealSpecificsNote, index) => exampleParticipant(index, { mealSpecificsNote }))
  expect(dietSummary(people).notes).toEqual(['No nuts', 'No fish'])
})
