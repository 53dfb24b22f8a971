import type { BodyOf, WaitingListChangeReply, waitingListRoutes } from '@running-dinner/contract'
import type { Participant } from '@running-dinner/domain'
import { freePlaces, newTeamIssues } from '@running-dinner/domain/people'
import type { ExtendedTeams } from '@running-dinner/planner'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { refuse, refused, refuseIf, stale } from '../../../platform/http/problems.ts'
import { newId } from '../../../platform/ids.ts'
import { orUnavailable } from '../../../platform/workers/worker-pool.ts'
import { readMessagesSent } from '../../events/activities/index.ts'
import { type AuthorizedDinner, dinnerStore } from '../../events/dinner-record/index.ts'
import { type Evening, type NewTeam, openPlan, peopleFingerprint, teamStore } from '../../plan/teams/index.ts'
import { presentWaitingListChange } from './waiting-list.read.ts'

type Request = BodyOf<typeof waitingListRoutes.generateTeams>

/** The organiser builds more teams; free places are filled first. */
export async function generateNewTeams(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  request: Request,
  ifMatch: number | undefined,
): Promise<WaitingListChangeReply> {
  return buildNewTeams(ctx, dinner, request, { ifMatch, fillsFreePlaces: true })
}

export interface Building {
  ifMatch?: number | undefined
  /** As many of the people as there are free places keep waiting for those; otherwise all form new teams. */
  fillsFreePlaces: boolean
  /** The person by whose answer the teams are built; by default the organiser. */
  originator?: string
  /** Runs first under the event's lock; what it throws leaves everything as it was. */
  claim?(tx: Tx, dinner: AuthorizedDinner): Promise<void>
}

/**
 * Builds more teams from waiting people: computed in a worker, stored under the event's lock if people and plan are unchanged.
 */
export async function buildNewTeams(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  request: Request,
  { ifMatch, fillsFreePlaces, originator, claim }: Building,
): Promise<WaitingListChangeReply> {
  const planVersion = await dinnerStore.planVersion(ctx.db, dinner)
  if (ifMatch !== undefined && ifMatch !== planVersion) throw stale()
  const chosenUnits = chosenPeople(dinner, await teamStore.evening(ctx.db, dinner), request, fillsFreePlaces)
  const seed = ctx.newSeed()
  const extended = await orUnavailable(ctx.workers.run('extend-teams', { ...taskOf(dinner, chosenUnits), seed }))
  if ('issues' in extended) throw refused(extended.issues)
  return inTransaction(ctx.db, async (tx) => {
    const plan = await openPlan(ctx, tx, dinner, ifMatch)
    await claim?.(tx, plan.dinner)
    const now = chosenPeople(plan.dinner, plan.before, request, fillsFreePlaces)
    if (
      plan.dinner.planVersion !== planVersion ||
      peopleFingerprint(now.people) !== peopleFingerprint(chosenUnits.people)
    )
      throw stale()
    const messagesSent = await readMessagesSent(tx, plan.dinner)
    const newIds = await store(tx, plan.dinner, extended)
    const onlyNew = messagesSent.teamMessagesSent || messagesSent.dinnerRouteMessagesSent || messagesSent.changedByHand
    const affectedTeamIds = onlyNew ? newIds : [...plan.before.teams.map((team) => team.id), ...newIds]
    const committed = await plan.commit(
      {
        type: 'WAITINGLIST_TEAMS_GENERATED',
        data: { count: affectedTeamIds.length },
        ...(originator === undefined ? {} : { originator }),
      },
      { seed },
    )
    return presentWaitingListChange(plan.dinner, committed, affectedTeamIds, messagesSent)
  })
}

interface Chosen {
  people: Participant[]
  /** The number of people who form new teams; the rest fill free places. */
  places: number
  present: Pick<Evening, 'teams' | 'visits'>
}

function chosenPeople(
  dinner: AuthorizedDinner,
  { people, teams, visits }: Evening,
  request: Request,
  fillsFreePlaces: boolean,
): Chosen {
  if (teams.length === 0) refuse('teams_not_existing')
  const { teamSize } = dinner.options
  const openPlaces = fillsFreePlaces ? teams.reduce((sum, team) => sum + freePlaces(team, teamSize), 0) : 0
  const ids = request.participants.map((person) => person.id)
  refuseIf(newTeamIssues(ids, people, { mealCount: dinner.meals.length, teamSize, freePlaces: openPlaces }))
  const chosenIds = new Set(ids)
  return {
    people: people.filter((person) => chosenIds.has(person.id)),
    places: ids.length - openPlaces,
    present: { teams, visits },
  }
}

function taskOf({ options, meals }: AuthorizedDinner, { people, places, present }: Chosen) {
  return { people, present, options: { ...options, mealCount: meals.length, meals, places } }
}

async function store(tx: Tx, dinner: AuthorizedDinner, extended: ExtendedTeams): Promise<string[]> {
  const ids = new Map(extended.teams.map((team) => [team.id, newId()]))
  const storedId = (id: string) => ids.get(id) ?? id
  const teams = extended.teams.map(
    (team): NewTeam => ({
      id: storedId(team.id),
      teamNumber: team.teamNumber,
      mealId: team.mealId,
      memberIds: team.members.map((member) => member.id),
      hostMemberId: team.hostMemberId ?? '',
    }),
  )
  const visits = extended.visits.map((visit) => ({
    ...visit,
    hostTeamId: storedId(visit.hostTeamId),
    guestTeamId: storedId(visit.guestTeamId),
  }))
  await teamStore.insert(tx, dinner, teams, [])
  await teamStore.replan(tx, dinner, [], visits)
  return [...ids.values()]
}
