import type { ReplyOf, TeamLossReply, teamRoutes } from '@running-dinner/contract'
import { fullName, type Participant, type Team } from '@running-dinner/domain'
import { splitWaitingList } from '@running-dinner/domain/people'
import { onlyGuests, type Standby, severities } from '@running-dinner/domain/plan'
import type { Ctx } from '../../../platform/ctx.ts'
import { orUnavailable } from '../../../platform/workers/worker-pool.ts'
import { type AuthorizedDinner, dinnerStore } from '../../events/dinner-record/index.ts'
import { frozenStages } from '../plan-history/index.ts'
import { type JudgeLossesInput, keepResults, type TeamLoss } from '../planning/index.ts'
import { mealOf, teamStore } from '../teams/index.ts'

type Reply = ReplyOf<typeof teamRoutes.whatIf>

/** Time limit for all repairs; 200 teams need less. */
const milliseconds = 6_000

/** The consequences of each team dropping out. */
export function whatIfReader(ctx: Ctx): (dinner: AuthorizedDinner) => Promise<Reply> {
  const judge = keepResults(async (_event: string, input: JudgeLossesInput) => ({
    result: await orUnavailable(ctx.workers.run('judge-losses', input)),
    isLasting: true,
  }))
  return async (dinner) => {
    const [{ people, teams, visits }, planVersion] = await Promise.all([
      teamStore.evening(ctx.db, dinner),
      dinnerStore.planVersion(ctx.db, dinner),
    ])
    const waiting = waitingOf(dinner, people, teams)
    if (teams.length === 0) return { planVersion, waiting: waiting.length, teams: [] }
    const afterParty = dinner.afterPartyLocation?.geocodingResult
    const frozen = await frozenStages(
      ctx,
      ctx.db,
      dinner,
      teams.map(({ id }) => id),
    )
    const stages = dinner.meals.map(({ id }) => frozen.get(id) ?? 'OPEN')
    const evening = { teams, visits, meals: dinner.meals, afterParty, travelMode: 'WALK' as const, stages }
    const options = { ...dinner.options, meals: dinner.meals }
    const losses = await judge(dinner.id, { evening, waiting, options, milliseconds, seed: 1 })
    const byId = new Map(teams.map((team) => [team.id, team]))
    const isOnlyGuest = onlyGuests(visits)
    const present = (loss: TeamLoss) => {
      const team = byId.get(loss.teamId)
      return team ? [presentLoss(dinner, loss, team, isOnlyGuest(team))] : []
    }
    return { planVersion, waiting: waiting.length, teams: losses.flatMap(present).sort(worstFirst) }
  }
}

function waitingOf(dinner: AuthorizedDinner, people: readonly Participant[], teams: readonly Team[]): Participant[] {
  const sizes = { mealCount: dinner.meals.length, teamSize: dinner.options.teamSize }
  return splitWaitingList(people, { ...sizes, teamsExist: teams.length > 0 }).waiting
}

function presentLoss(dinner: AuthorizedDinner, loss: TeamLoss, team: Team, onlyGuest: boolean): TeamLossReply {
  return {
    teamId: team.id,
    teamNumber: team.teamNumber,
    meal: mealOf(dinner, team),
    onlyGuest,
    members: team.members.map(fullName),
    severity: loss.severity,
    fragile: loss.fragile,
    guestsWithoutCourse: loss.guestsWithoutCourse,
    repairable: loss.changedPeople === undefined ? null : loss.changedPeople !== null,
    changedParticipants: loss.changedPeople ?? null,
    standby: loss.standby ? presentStandby(loss.standby) : null,
  }
}

function presentStandby({ people, metres, ...standby }: Standby): NonNullable<TeamLossReply['standby']> {
  return {
    ...standby,
    people: people.map((person) => ({ id: person.id, fullname: fullName(person) })),
    distanceInMeters: metres ?? null,
  }
}

function worstFirst(a: TeamLossReply, b: TeamLossReply): number {
  return (
    severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
    b.fragile.length - a.fragile.length ||
    b.guestsWithoutCourse - a.guestsWithoutCourse ||
    (b.changedParticipants ?? 0) - (a.changedParticipants ?? 0) ||
    a.teamNumber - b.teamNumber
  )
}
