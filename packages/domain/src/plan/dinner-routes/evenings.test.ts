import { expect, test } from 'vitest'
import { exampleParticipant } from '../../../test/example-participant.ts'
import type { Team } from '../teams/team.ts'
import { planVisits } from './dinner-plan.ts'
import { dinnerRoute } from './dinner-route.ts'
import { evenings } from './evenings.ts'

const meals = ['starter', 'main', 'dessert'].map((id, index) => ({ id, label: id, time: `2030-05-01T1${index}:00` }))

/** Equally many teams cook each course; number 2 dropped out. */
function givenPlan(count: number) {
  const teams = Array.from({ length: count }, (_, index): Team => {
    const members = [exampleParticipant(2 * index), exampleParticipant(2 * index + 1)]
    const mealId = meals[Math.floor((index * 3) / count)]?.id ?? ''
    const team = { id: `t${index + 1}`, teamNumber: index + 1, mealId }
    return index === 1
      ? { ...team, status: 'CANCELLED', members: [], hostMemberId: undefined }
      : { ...team, status: 'OK', members, hostMemberId: members[0]?.id }
  })
  const visits = planVisits(
    teams,
    meals.map((meal) => meal.id),
  ).map((visit) => ({
    hostTeamId: `t${visit.hostTeamNumber}`,
    guestTeamId: `t${visit.guestTeamNumber}`,
    mealId: visit.mealId,
  }))
  return { teams, visits }
}

test.each([9, 12, 27])('of %i teams: evenings equal their routes, without the cancelled team', (count) => {
  const { teams, visits } = givenPlan(count)
  const all = evenings(teams, visits, meals)
  expect(all).toHaveLength(count - 1)
  const sorted = (stops: ReturnType<typeof dinnerRoute>) =>
    stops.map((stop) => ({ ...stop, guests: stop.guests.map((guest) => guest.id).sort() }))
  for (const { team, stops } of all) expect(sorted(stops)).toEqual(sorted(dinnerRoute(team, teams, visits, meals)))
})
