import { arrangementChoices } from '@running-dinner/domain/participants/arrangement-choices.ts'
import { teams } from '@running-dinner/phrases/de/teams.ts'
import i18next, { type TFunction } from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { choiceText } from './choice-text.ts'

let t: TFunction<'teams'>
beforeAll(async () => {
  const instance = i18next.createInstance()
  await instance.init({ lng: 'de', defaultNS: 'teams', ns: ['teams'], resources: { de: { teams } } })
  t = instance.getFixedT('de', 'teams')
})

test.each([18, 19, 20, 21, 22, 23, 12, 14, 17, 11, 3])('%i people: every choice is a whole sentence', (people) => {
  for (const choice of arrangementChoices(people, { mealCount: 3, teamSize: 2 })) {
    for (const sentence of choiceText(t, choice)) {
      expect(sentence).not.toMatch(/\{\{|choices\.|undefined/)
      expect(sentence).toMatch(/^[\p{Lu}\d].*\.$/u)
    }
  }
})

test('with everybody the price is told: uneven tables and a team of three', () => {
  const [everybody] = arrangementChoices(23, { mealCount: 3, teamSize: 2 })
  expect(everybody && choiceText(t, everybody)).toEqual([
    'Alle sind dabei: 11 Teams.',
    teams.choices.unevenTables,
    teams.choices.teamOfThree,
  ])
})

test('nobody waiting and one waiting are told apart', () => {
  const waiting = (count: number) =>
    choiceText(t, { kind: 'TWO_COURSES', choosable: true, teams: 6, waiting: count }).join(' ')
  expect(waiting(0)).toContain('niemand wartet')
  expect(waiting(1)).toContain('eine Person wartet')
})
