import type { Participant } from '../src/people/participants/participant.ts'
import type { MoveRules } from '../src/plan/team-moves/team-move.ts'
import type { Team } from '../src/plan/teams/team.ts'
import { exampleMeals } from './example-evening.ts'
import { exampleParticipant } from './example-participant.ts'

/** Three courses, teams of two, nothing forced; for tests. */
export const exampleRules: MoveRules = {
  teamSize: 2,
  genderAspects: 'IGNORE_GENDER',
  teamPartnerWishDisabled: false,
  meals: exampleMeals,
}

/** Members of team 1 are p1, p2 and so on, of team 2 p11, p12. The first is host by default. */
export function exampleTeam(teamNumber: number, members: Partial<Participant>[], given: Partial<Team> = {}): Team {
  const people = members.map((member, index) =>
    exampleParticipant((teamNumber - 1) * 10 + index + 1, { teamId: `t${teamNumber}`, ...member }),
  )
  return {
    id: `t${teamNumber}`,
    teamNumber,
    status: 'OK',
    mealId: 'starter',
    members: people,
    hostMemberId: people[0]?.id,
    ...given,
  }
}
