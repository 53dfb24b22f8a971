import { expect, test } from 'vitest'
import { exampleMember, exampleTeam } from '../../../../test/example-team.ts'
import { scheduleOf } from './schedule-of-team.ts'

const meal = (id: string, time: string) => ({ id, label: id, time: `2030-05-01T${time}` })
const [starter, main, dessert] = [meal('starter', '19:00'), meal('main', '21:00'), meal('dessert', '23:00')]

const plan = {
  team: exampleTeam(1, { meal: main }),
  guestTeams: [
    exampleTeam(2, { meal: starter, teamMembers: [exampleMember('a', { vegan: true })] }),
    exampleTeam(3, { meal: dessert, teamMembers: [exampleMember('b', { mealSpecificsNote: 'no nuts' })] }),
  ],
  hostTeams: [
    { ...exampleTeam(5, { meal: dessert }), metTeams: [exampleTeam(6)] },
    { ...exampleTeam(4, { meal: starter }), metTeams: [] },
  ],
}

test('the evening is told in order of time, the own course among the others', () => {
  expect(scheduleOf(plan).map(({ host, isAtHome }) => [host.teamNumber, isAtHome])).toEqual([
    [4, false],
    [1, true],
    [5, false],
  ])
})

test('at home it says whom the team cooks for and how they eat', () => {
  const atHome = scheduleOf(plan).find((one) => one.isAtHome)
  expect(atHome?.others.map((team) => team.teamNumber)).toEqual([2, 3])
  expect(atHome?.diets).toMatchObject({ vegan: 1, vegetarian: 0, notes: ['no nuts'] })
})

test('elsewhere it says who else is at the table', () => {
  expect(
    scheduleOf(plan)
      .at(-1)
      ?.others.map((team) => team.teamNumber),
  ).toEqual([6])
})

test('a team that is only guest is never at home', () => {
  const schedule = scheduleOf({ ...plan, team: exampleTeam(1, { meal: starter, onlyGuest: true }), guestTeams: [] })
  expect(schedule.map(({ host, isAtHome }) => [host.teamNumber, isAtHome])).toEqual([
    [4, false],
    [5, false],
  ])
})
