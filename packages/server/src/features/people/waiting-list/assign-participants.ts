import type { BodyOf, WaitingListChangeReply, waitingListRoutes } from '@running-dinner/contract'
import type { Team } from '@running-dinner/domain'
import { assignmentIssues } from '@running-dinner/domain/people'
import { fillTeams, withKeptSlots } from '@running-dinner/domain/plan'
import { planFaults, visitsOfPlan } from '@running-dinner/planner'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { refuse, refused, refuseIf, stale } from '../../../platform/http/problems.ts'
import { orUnavailable } from '../../../platform/workers/worker-pool.ts'
import { readMessagesSent } from '../../events/activities/index.ts'
import { type AuthorizedDinner, dinnerStore } from '../../events/dinner-record/index.ts'
import { type Evening, openPlan, type StoredVisit, teamStore } from '../../plan/teams/index.ts'
import { presentWaitingListChange } from './waiting-list.read.ts'

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

interface Filling {
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
  const reseating = await seatsForReturned(
    ctx,
    dinner,
    filledTeams(dinner, await teamStore.evening(ctx.db, dinner), request),
  )
  return inTransaction(ctx.db, async (tx) => {
    const plan = await openPlan(ctx, tx, dinner, ifMatch)
    await claim?.(tx)
    // The computed seats are only valid for the plan they were computed from.
    if (plan.dinner.planVersion !== planVersion) throw stale()
    const { filled } = filledTeams(plan.dinner, plan.before, request)
    const messagesSent = await readMessagesSent(tx, plan.dinner)
    await teamStore.reseat(tx, plan.dinner, filled)
    await teamStore.setStatus(tx, plan.dinner, filled)
    if (reseating) await teamStore.replan(tx, plan.dinner, reseating.courses, reseating.visits)
    const committed = await plan.commit({
      type: 'WAITINGLIST_PARTICIPANTS_ASSIGNED',
      data: { count: filled.length },
      ...(originator === undefined ? {} : { originator }),
    })
    const filledIds = filled.map((team) => team.id)
    return presentWaitingListChange(plan.dinner, committed, filledIds, messagesSent)
  })
}

function filledTeams(dinner: AuthorizedDinner, { people, teams, visits }: Evening, request: Request) {
  if (teams.length === 0) refuse('teams_not_existing')
  const { teamSize } = dinner.options
  refuseIf(assignmentIssues(request.teamParticipantsAssignments, { teams, people, teamSize }))
  const event = { teamSize, meals: dinner.meals }
  return { teams, visits, filled: fillTeams(request.teamParticipantsAssignments, { teams, people }, event) }
}

interface Reseating {
  courses: { id: string; mealId: string }[]
  visits: StoredVisit[]
}

/**
 * A cancelled team that the plan was repaired around has neither guests nor hosts. When people join it again, it gets seats
 * with the fewest changes for others. Undefined if all filled teams have seats.
 */
async function seatsForReturned(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  { teams, filled, visits }: { teams: readonly Team[]; filled: readonly Team[]; visits: readonly StoredVisit[] },
): Promise<Reseating | undefined> {
  const seated = new Set(visits.flatMap((visit) => [visit.hostTeamId, visit.guestTeamId]))
  if (filled.every((team) => seated.has(team.id))) return undefined
  const { meals, afterPartyLocation } = dinner
  const filledById = new Map(filled.map((team) => [team.id, team]))
  const after = withKeptSlots({ teams, visits }).map((team) => filledById.get(team.id) ?? team)
  const afterParty = afterPartyLocation?.geocodingResult
  const evening = { teams: after, visits, meals, afterParty, travelMode: 'WALK' as const }
  const outcome = await orUnavailable(
    ctx.workers.run('repair-plan', { evening, withoutTeamIds: [], courses: [], seed: ctx.newSeed() }),
  )
  if ('issues' in outcome) throw refused(outcome.issues)
  const { teamIds, courses, hosts } = outcome.found
  const plan = { course: Uint8Array.from(courses), host: Int32Array.from(hosts) }
  const shape = { teamCount: teamIds.length, courseCount: meals.length === 2 ? 2 : 3 } as const
  if (planFaults(shape, plan, 'REPAIRED').length > 0) refuse('plan_repair_impossible')
  return {
    courses: teamIds.flatMap((id, position) => {
      const mealId = meals[plan.course[position] ?? -1]?.id
      return mealId === undefined ? [] : [{ id, mealId }]
    }),
    visits: visitsOfPlan(teamIds, plan, meals),
  }
}
