import { expect, test } from 'vitest'
import { exampleTeam } from '../../../../../test/example-team.ts'
import { teamsDroppingOut, teamsProposed } from './proposed-teams.ts'

const dessert = { id: 'm3', label: 'Dessert', time: '2030-05-01T23:00' }
const stopOf = (teamNumber: number, meal = exampleTeam(teamNumber).meal) => ({
  ...exampleTeam(teamNumber),
  meal,
  currentTeam: true,
  contactInfo: [],
  contacts: [],
  hostTeamMember: null,
})
const routeOf = (teamNumber: number, meal = exampleTeam(teamNumber).meal) => ({
  currentTeam: stopOf(teamNumber, meal),
  teams: [stopOf(teamNumber, meal)],
  mealSpecificsOfGuestTeams: '',
  dietsOfGuestTeams: { vegan: 0, vegetarian: 0, lactose: 0, gluten: 0, allergens: [], notes: [] },
  afterPartyLocation: null,
})
const preview = { dinnerRoutes: [routeOf(1), routeOf(2, dessert)] }
const teams = [exampleTeam(1), exampleTeam(2), exampleTeam(3), exampleTeam(4, { status: 'CANCELLED' })]

test('teams without a route in the proposal drop out, except those cancelled before', () => {
  expect(teamsDroppingOut(preview, teams).map((team) => team.teamNumber)).toEqual([3])
})

test('gives each team the course it would cook', () => {
  expect(teamsProposed(preview, teams).map((team) => [team.teamNumber, team.meal.label])).toEqual([
    [1, 'Starter'],
    [2, 'Dessert'],
  ])
})

test('marks teams that would host no course as only guest', () => {
  const guest = { ...routeOf(2), teams: [{ ...stopOf(1), currentTeam: false }] }
  const proposed = teamsProposed({ dinnerRoutes: [routeOf(1), guest] }, [
    exampleTeam(1, { onlyGuest: true }),
    exampleTeam(2),
  ])
  expect(proposed.map((team) => team.onlyGuest)).toEqual([false, true])
})
