import { expect, test } from 'vitest'
import { exampleMember, exampleTeam } from '../../../../../test/example-team.ts'
import { scheduleOf } from './team-schedule.tsx'

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

test('lists all courses in order of time, with the own course among them', () => {
  expect(scheduleOf(plan).map(({ host, isAtHome }) => [host.teamNumber, isAtHome])).toEqual([
    [4, false],
    [1, true],
    [5, false],
  ])
})

test('lists the guest teams of the own course with their diets', () => {
  const atHome = scheduleOf(plan).find(({ isAtHome }) => isAtHome)
  expect(atHome?.metTeams.map((team) => team.teamNumber)).toEqual([2, 3])
  expect(atHome?.diets).toMatchObject({ vegan: 1, vegetarian: 0, notes: ['no nuts'] })
})

test('lists the other guest teams of a course at another host', () => {
  expect(
    scheduleOf(plan)
      .at(-1)
      ?.metTeams.map((team) => team.teamNumber),
  ).toEqual([6])
})

test('has no own course for a team that only joins as guest', () => {
  const schedule = scheduleOf({ ...plan, team: exampleTeam(1, { meal: starter, onlyGuest: true }), guestTeams: [] })
  expect(schedule.map(({ host, isAtHome }) => [host.teamNumber, isAtHome])).toEqual([
    [4, false],
    [5, false],
  ])
})
