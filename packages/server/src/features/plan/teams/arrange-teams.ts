import type { ReplyOf, teamRoutes } from '@running-dinner/contract'
import type { Participant } from '@running-dinner/domain'
import type { Arrangement } from '@running-dinner/planner'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { refuse, refused, stale } from '../../../platform/http/problems.ts'
import { newId } from '../../../platform/ids.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { participantStore } from '../../people/participants/index.ts'
import { type OpenPlan, openPlan } from './open-plan.ts'
import { peopleFingerprint } from './people-fingerprint.ts'
import { type NewTeam, type StoredVisit, teamStore } from './team.store.ts'
import { presentTeamList } from './team-list.read.ts'

export interface ArrangeTeamsInput {
  /** `first` refuses if teams exist, `again` drops them first. */
  mode: 'first' | 'again'
  ifMatch: number | undefined
  /** Builds one team of three rather than leave a person without a team. */
  leaveNobodyOut: boolean
}

/**
 * Computes teams and visits in a worker and stores them under the event's lock. People, courses and options are compared with
 * those of the computation; a difference makes the result stale.
 */
export async function arrangeTeams(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  input: ArrangeTeamsInput,
): Promise<ReplyOf<typeof teamRoutes.arrange>> {
  const people = await participantStore.ofDinner(ctx.db, dinner)
  const seed = ctx.newSeed()
  const arrangement = await planTeams(ctx, dinner, people, { seed, leaveNobodyOut: input.leaveNobodyOut })
  return inTransaction(ctx.db, async (tx) => {
    const opened = await openPlan(ctx, tx, dinner, input.ifMatch)
    if (input.mode === 'first' && opened.before.teams.length > 0) refuse('teams_already_exist')
    if (peopleFingerprint(opened.before.people) !== peopleFingerprint(people)) throw stale()
    if (eventFingerprint(opened.dinner) !== eventFingerprint(dinner)) throw stale()
    await teamStore.removeAll(tx, dinner)
    const type = input.mode === 'first' ? 'TEAM_ARRANGEMENT_CREATED' : 'TEAMS_RECREATED'
    const { after, planVersion } = await storeTeams(tx, opened, arrangement, { type, seed })
    return presentTeamList(opened.dinner, { ...after, planVersion })
  })
}

export async function storeTeams(
  tx: Tx,
  opened: OpenPlan,
  arrangement: PlannedTeams,
  { type, seed }: { type: 'TEAM_ARRANGEMENT_CREATED' | 'TEAMS_RECREATED'; seed: number },
): ReturnType<OpenPlan['commit']> {
  const { teams, visits } = withIds(arrangement)
  await teamStore.insert(tx, opened.dinner, teams, visits)
  return opened.commit({ type, data: { teams: teams.length, ...arrangement.ways } }, { seed })
}

type PlannedTeams = Exclude<Arrangement, { issues: unknown }>

/** Ignores the people's present teams, which are about to be dropped. */
export async function planTeams(
  ctx: Ctx,
  { options, meals, afterPartyLocation, publicSettings }: AuthorizedDinner,
  people: Participant[],
  { seed, leaveNobodyOut }: { seed: number; leaveNobodyOut: boolean },
): Promise<PlannedTeams> {
  const arrangement = await ctx.workers.run('arrange-teams', {
    participants: people.map((person) => ({ ...person, teamId: undefined })),
    options: {
      ...options,
      mealCount: meals.length,
      meals,
      leaveNobodyOut,
      afterParty: afterPartyLocation?.geocodingResult,
      participantLimit: publicSettings?.participantLimit,
    },
    seed,
  })
  if ('issues' in arrangement) throw refused(arrangement.issues)
  return arrangement
}

/** What the plan depends on besides the people. Names of courses are not part of it. */
function eventFingerprint({ meals, options, publicSettings }: AuthorizedDinner): string {
  return JSON.stringify([meals.map((meal) => meal.id), options, publicSettings?.participantLimit ?? null])
}

function withIds(arrangement: PlannedTeams): { teams: NewTeam[]; visits: StoredVisit[] } {
  const teams = arrangement.teams.map((team) => ({ ...team, id: newId() }))
  const ids = new Map(teams.map((team) => [team.teamNumber, team.id]))
  const idOf = (teamNumber: number) => ids.get(teamNumber) ?? ''
  const visits = arrangement.visits.map((visit) => ({
    hostTeamId: idOf(visit.hostTeamNumber),
    guestTeamId: idOf(visit.guestTeamNumber),
    mealId: visit.mealId,
  }))
  return { teams, visits }
}
