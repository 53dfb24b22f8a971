import { expect, test } from 'vitest'
import { exampleList } from '../../../test/example-participant.ts'
import { type ArrangementChoice, arrangementChoices } from './arrangement-choices.ts'
import { splitWaitingList } from './assignment.ts'

const three = { mealCount: 3, teamSize: 2 }
const two = { mealCount: 2, teamSize: 2 }
const kinds = (choices: ArrangementChoice[]) => choices.map((choice) => choice.kind)

test('a number that fits leaves no choice', () => {
  expect(arrangementChoices(18, three)).toEqual([
    { kind: 'EVERYBODY', choosable: true, teams: 9, teamOfThree: false, unevenTables: false, guestOnlyTeam: false },
  ])
})

test('where people would wait, all can be seated instead', () => {
  expect(arrangementChoices(23, three)).toEqual([
    { kind: 'EVERYBODY', choosable: true, teams: 11, teamOfThree: true, unevenTables: true, guestOnlyTeam: false },
    { kind: 'SOME_WAIT', choosable: true, teams: 9, waiting: 5 },
  ])
  expect(arrangementChoices(14, two)[0]).toMatchObject({ kind: 'EVERYBODY', teams: 7, guestOnlyTeam: true })
})

test('ten teams: one waits, one course less, or two people more; two teams meeting twice is forbidden', () => {
  expect(arrangementChoices(20, three)).toEqual([
    { kind: 'SOME_WAIT', choosable: true, teams: 9, waiting: 2 },
    { kind: 'TWO_COURSES', choosable: true, teams: 10, waiting: 0 },
    { kind: 'MEET_TWICE', choosable: false, teams: 10, pairs: 1 },
    { kind: 'MORE_PEOPLE', choosable: true, missing: 2 },
  ])
})

test.each([
  [12, 6, 3],
  [14, 7, 2],
  [17, 8, 1],
])('%i people make %i teams, %i of which would have to cook twice', (people, teams, cookingTwice) => {
  const choices = arrangementChoices(people, three)
  expect(choices).toContainEqual({ kind: 'COOK_TWICE', choosable: false, teams, cookingTwice })
  expect(choices).toContainEqual({ kind: 'MORE_PEOPLE', choosable: true, missing: 18 - people })
  expect(choices[0]).toMatchObject({ kind: 'TWO_COURSES', waiting: 0 })
})

test('five teams of two courses: there people wait as well', () => {
  expect(arrangementChoices(11, three)[0]).toEqual({ kind: 'TWO_COURSES', choosable: true, teams: 4, waiting: 3 })
  expect(kinds(arrangementChoices(11, two))).toEqual(['SOME_WAIT', 'MORE_PEOPLE'])
})

test('with no or few people only more people help', () => {
  for (const people of [0, 1, 7]) expect(kinds(arrangementChoices(people, three))).toEqual(['MORE_PEOPLE'])
})

test('the choices agree with the waiting list', () => {
  for (let people = 8; people <= 80; people++) {
    for (const sizes of [two, three]) {
      const choices = arrangementChoices(people, sizes)
      const split = (leaveNobodyOut: boolean) =>
        splitWaitingList(exampleList(people), { ...sizes, teamsExist: false, leaveNobodyOut })
      const waits = choices.find((choice) => choice.kind === 'SOME_WAIT')
      const everybody = choices.find((choice) => choice.kind === 'EVERYBODY')
      if (split(false).missing === 0) expect(waits?.waiting ?? 0).toBe(split(false).waiting.length)
      expect(everybody !== undefined).toBe(split(true).missing === 0 && split(true).waiting.length === 0)
    }
  }
})
