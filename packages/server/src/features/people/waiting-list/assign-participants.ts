import type { BodyOf, WaitingListChangeReply, waitingListRoutes } from '@running-dinner/contract'
import { assignmentIssues } from '@running-dinner/domain/people/waiting-list/assignment-issues.ts'
import { fillTeams } from '@running-dinner/domain/people/waiting-list/fill-teams.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { refuse, refuseIf, stale } from '../../../platform/http/problems.ts'
import { readMessagesSent } from '../../events/activities/index.ts'
import { type AuthorizedDinner, dinnerStore } from '../../events/dinner-record/index.ts'
import { openPlan } from '../../plan/plan-history/index.ts'
import { teamStore } from '../../plan/teams/index.ts'
import { participantStore } from '../participants/index.ts'
import { seatsForReturned } from './seats-for-returned.ts'
import { readWaitingListChange } from './waiting-list-change.read.ts'

type Request = BodyOf<typeof waitingListRoutes.assignParticipants>

/** The organiser gives free places to waiting people. */
export async function assignParticipants(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  request: Request,
  ifMatch: number | undefined,
): Promise<WaitingListChangeReply> {
  return fillPlaces(ctx, dinner, request, { ifMatch })
}

export interface Filling {
  ifMatch?: number | undefined
  /** The person who takes the place; by default the organiser. */
  originator?: string
  /** Runs first under the event's lock; what it throws leaves everything as it was. */
  claim?(tx: Tx): Promise<void>
}

/**
 * Waiting people take free places in teams. If a returned team needs new seats in the plan, those are computed before the lock
 * is taken.
 */
export async function fillPlaces(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  request: Request,
  { ifMatch, originator, claim }: Filling,
): Promise<WaitingListChangeReply> {
  const planVersion = await dinnerStore.planVersion(ctx.db, dinner)
  if (ifMatch !== undefined && ifMatch !== planVersion) throw stale()
  const reseating = await seatsForReturned(ctx, dinner, await filledTeams(ctx.db, dinner, request))
  return inTransaction(ctx.db, async (tx) => {
    const plan = await openPlan(ctx, tx, dinner, ifMatch)
    await claim?.(tx)
    // The computed seats are only valid for the plan they were computed from.
    if (plan.planVersion !== planVersion) throw stale()
    const { filled } = await filledTeams(tx, plan.dinner, request)
    const sent = await readMessagesSent(tx, plan.dinner)
    await teamStore.reseat(tx, plan.dinner, filled)
    await teamStore.setStatus(tx, plan.dinner, filled)
    if (reseating) await teamStore.replan(tx, plan.dinner, reseating.courses, reseating.visits)
    const { affectedTeamIds: teamIdsWithOtherRoute } = await plan.commit({
      type: 'WAITINGLIST_PARTICIPANTS_ASSIGNED',
      data: { count: filled.length },
      ...(originator === undefined ? {} : { originator }),
    })
    return readWaitingListChange(tx, plan.dinner, {
      affectedTeamIds: filled.map((team) => team.id),
      teamIdsWithOtherRoute,
      sent,
    })
  })
}

async function filledTeams(db: Db | Tx, dinner: AuthorizedDinner, request: Request) {
  const [people, teams, visits] = await Promise.all([
    participantStore.ofDinner(db, dinner),
    teamStore.ofDinner(db, dinner),
    teamStore.visits(db, dinner),
  ])
  if (teams.length === 0) refuse('teams_not_existing')
  const { teamSize } = dinner.options
  refuseIf(assignmentIssues(request.teamParticipantsAssignments, { teams, people, teamSize }))
  const event = { teamSize, meals: dinner.meals }
  return { teams, visits, filled: fillTeams(request.teamParticipantsAssignments, { teams, people }, event) }
}
