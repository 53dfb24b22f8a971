import type { Participant } from '../src/people/participants/participant.ts'
import { planVisits } from '../src/plan/dinner-routes/dinner-plan.ts'
import type { TeamVisit } from '../src/plan/dinner-routes/dinner-route.ts'
import type { Team } from '../src/plan/teams/team.ts'
import { exampleParticipant } from './example-participant.ts'

export const exampleMeals = ['starter', 'main', 'dessert'].map((id, index) => ({
  id,
  label: id,
  time: `2030-05-01T${19 + 2 * index}:00`,
}))

/** Teams of two at places of their own with a valid plan, for tests; `given` says what is different about which member. */
export function exampleEvening(
  teamCount: number,
  given: (team: number, member: number) => Partial<Participant> = () => ({}),
) {
  const teams = Array.from({ length: teamCount }, (_, index): Team => {
    const members = [0, 1].map((member) =>
      exampleParticipant(2 * index + member, {
        streetNr: `${index}`,
        geocodingResult: { lat: 51 + index / 1000, lng: 12 + ((index * 7) % 11) / 1000, quality: 'EXACT' },
        ...given(index, member),
      }),
    )
    const mealId = exampleMeals[index % 3]?.id ?? ''
    return { id: `t${index}`, teamNumber: index + 1, status: 'OK', mealId, members, hostMemberId: members[0]?.id }
  })
  const visits = planVisits(
    teams,
    exampleMeals.map((meal) => meal.id),
  ).map(
    ({ hostTeamNumber, guestTeamNumber, mealId }): TeamVisit => ({
      hostTeamId: `t${hostTeamNumber - 1}`,
      guestTeamId: `t${guestTeamNumber - 1}`,
      mealId,
    }),
  )
  return { teams, visits, meals: exampleMeals }
}
