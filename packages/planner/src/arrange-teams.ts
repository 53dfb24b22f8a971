import { type Issue, issue } from '@running-dinner/domain/issue'
import { assignableSizes, type Participant, splitWaitingList } from '@running-dinner/domain/people'
import { buildTeams, type Team, type Visit } from '@running-dinner/domain/plan'
import type { Random } from '@running-dinner/domain/random'
import { type ArrangeTeamsOptions, arrangeVisits, type ShortenedWays, type Solving } from './arrange-visits.ts'
import { solvePlan } from './solve-plan.ts'

/** A team before it is stored: numbers run from 1. */
export interface TeamDraft {
  teamNumber: number
  mealId: string
  memberIds: string[]
  hostMemberId: string
}

export type Arrangement =
  | { teams: TeamDraft[]; visits: Visit[]; ways?: ShortenedWays | undefined }
  | { issues: Issue[] }

/**
 * A whole evening from a list of people: teams, courses, hosts and who visits whom, as if there were no teams yet.
 * People on the waiting list stay out. A team that is guest at its own course cooks nothing (two courses, an odd number
 * of teams, `leaveNobodyOut`). Issues: `dinner_not_possible` with data `minimum` and `missing`, those of the planner.
 */
export function arrangeTeams(
  participants: readonly Participant[],
  options: ArrangeTeamsOptions,
  random: Random,
  { solve = solvePlan, clock }: Partial<Omit<Solving, 'random'>> = {},
): Arrangement {
  const { assigned, missing } = splitWaitingList(participants, { ...options, teamsExist: false })
  if (missing > 0) {
    const minimum = assignableSizes(options.mealCount, options.teamSize).minimumParticipantsNeeded
    return { issues: [issue('dinner_not_possible', undefined, { minimum, missing })] }
  }
  const arranged = arrangeVisits(buildTeams(assigned, options, random), options, { random, solve, clock })
  return 'issues' in arranged ? arranged : { ...arranged, teams: arranged.teams.map(draftOf) }
}

function draftOf({ teamNumber, mealId, members, hostMemberId }: Team): TeamDraft {
  return { teamNumber, mealId, memberIds: members.map((member) => member.id), hostMemberId: hostMemberId ?? '' }
}
