import type { BodyOf, TeamMove, teamRoutes } from '@running-dinner/contract'
import { fullName, type Issue, issue, type Team } from '@running-dinner/domain'
import {
  changeHosts,
  type MoveOutcome,
  onlyGuests,
  planStateOf,
  swapMeals,
  swapMembers,
  type TeamChange,
  withChanges,
} from '@running-dinner/domain/plan'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { notFound, refuseIf } from '../../../platform/http/problems.ts'
import type { NewActivity } from '../../events/activities/index.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { frozenIssues } from '../plan-history/index.ts'
import { openPlan } from './open-plan.ts'
import { type Evening, teamStore } from './team.store.ts'

interface MoveOptions<Reply> {
  ifMatch: number | undefined
  /** Decides the same under the same lock, but stores nothing and returns why it is refused. */
  dryRun: boolean
  present: (moved: Moved, tx: Tx) => Reply | Promise<Reply>
}

export interface Moved {
  dinner: AuthorizedDinner
  before: Evening
  /** As stored; equal to `before` in a dry run and where nothing changes. */
  after: Evening
  planVersion: number
  issues: Issue[]
  /** The teams concerned. */
  changes: TeamChange[]
}

/** Two people or teams swap, or teams get other hosts. A move without effect makes no new version. */
export async function moveTeams<Reply>(
  ctx: Ctx,
  authorized: AuthorizedDinner,
  move: Move,
  { ifMatch, dryRun, present }: MoveOptions<Reply>,
): Promise<Reply> {
  return inTransaction(ctx.db, async (tx) => {
    const plan = await openPlan(ctx, tx, authorized, ifMatch)
    const { dinner, before } = plan
    const { planVersion } = dinner
    const { issues, teams: changes } = decideMove(dinner, move, before)
    const previewed = { ...before, meals: dinner.meals, teams: withChanges(before.teams, changes) }
    const states = { before: before.state, after: planStateOf(previewed) }
    const allIssues = [...issues, ...(await frozenIssues(ctx, tx, dinner, states))]
    const tried = { dinner, before, after: before, planVersion, changes, issues: allIssues }
    if (!dryRun) refuseIf(allIssues)
    // Only a swap makes other lists of members.
    const effective = changes.flatMap(({ before: was, after: is }) =>
      was.members === is.members && was.hostMemberId === is.hostMemberId ? [] : [is],
    )
    if (dryRun || effective.length === 0) return present(tried, tx)
    await teamStore.reseat(tx, dinner, effective)
    return present({ ...tried, ...(await plan.commit(activityOf(move, before, effective))) }, tx)
  })
}

function activityOf(move: Move, { people }: Evening, teams: readonly Team[]): NewActivity {
  const [teamNumber = 0, otherTeamNumber = 0] = teams.map((team) => team.teamNumber)
  const nameOf = (id: string | undefined) => people.filter((person) => person.id === id).map(fullName)[0] ?? ''
  switch (move.kind) {
    case 'SWAP_MEMBERS': {
      const names = { name: nameOf(move.participantId), otherName: nameOf(move.otherParticipantId) }
      return { type: 'TEAM_MEMBERS_SWAPPED', data: { ...names, teamNumber, otherTeamNumber } }
    }
    case 'SWAP_MEALS':
      return { type: 'CUSTOM_ADMIN_CHANGE', code: 'team_meals_swapped', data: { teamNumber, otherTeamNumber } }
    case 'CHANGE_HOST':
    case 'CHANGE_HOSTS': {
      // For several teams only their number: an event has up to 1,500.
      const ofOne = teams.length === 1 ? { teamNumber, host: nameOf(teams[0]?.hostMemberId) } : {}
      return { type: 'TEAMS_HOST_CHANGED', data: { count: teams.length, ...ofOne } }
    }
  }
}

/** A move of the contract, or the hosts of several teams at once. */
type Move = TeamMove | ({ kind: 'CHANGE_HOSTS' } & BodyOf<typeof teamRoutes.saveHosts>)

/** The rules' decision about a move. Ids that are not of this event are a 404; among several hosts they are issues. */
function decideMove(dinner: AuthorizedDinner, move: Move, evening: Evening): MoveOutcome {
  const { teams, visits } = evening
  const rules = { ...dinner.options, meals: dinner.meals }
  switch (move.kind) {
    case 'SWAP_MEMBERS': {
      const ids = [move.participantId, move.otherParticipantId] as const
      requirePeople(evening, ids)
      return swapMembers(teams, ids, rules)
    }
    case 'SWAP_MEALS':
      return swapMeals(teamOf(evening, move.teamId), teamOf(evening, move.otherTeamId), rules)
    case 'CHANGE_HOST': {
      const { id: teamId } = teamOf(evening, move.teamId)
      requirePeople(evening, [move.participantId])
      const { issues, teams: changes } = changeHosts(
        teams,
        [{ teamId, hostId: move.participantId }],
        onlyGuests(visits),
      )
      return { issues: issues.map((refusal) => ({ ...refusal, field: 'move.participantId' })), teams: changes }
    }
    case 'CHANGE_HOSTS': {
      const choices = move.teams.map(({ id, hostTeamMember }) => ({ teamId: id, hostId: hostTeamMember.id }))
      const { issues, teams: changes } = changeHosts(teams, choices, onlyGuests(visits))
      // The body may repeat the event's id; another event's is refused.
      const isOtherEvent = move.dinnerAdminId && move.dinnerAdminId !== dinner.adminId
      return { issues: [...(isOtherEvent ? [issue('value_invalid', 'dinnerAdminId')] : []), ...issues], teams: changes }
    }
  }
}

function teamOf({ teams }: Evening, id: string): Team {
  const team = teams.find((candidate) => candidate.id === id)
  if (!team) throw notFound()
  return team
}

function requirePeople({ people }: Evening, ids: readonly string[]): void {
  if (!ids.every((id) => people.some((person) => person.id === id))) throw notFound()
}
