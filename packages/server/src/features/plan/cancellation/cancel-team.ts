import type { BodyOf, CancelledTeamReply, teamRoutes } from '@running-dinner/contract'
import { fullName, type Participant, type Team } from '@running-dinner/domain'
import {
  affectedByTeam,
  hostAfterChange,
  onlyGuests,
  planStateOf,
  replacementIssues,
  type TeamChange,
  withChanges,
} from '@running-dinner/domain/plan'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { notFound, refuse, refuseIf, stale } from '../../../platform/http/problems.ts'
import { type NewActivity, readMessagesSent } from '../../events/activities/index.ts'
import { type AuthorizedDinner, dinnerStore } from '../../events/dinner-record/index.ts'
import { presentParticipant } from '../../people/participants/index.ts'
import { frozenIssues } from '../plan-history/index.ts'
import { type Evening, type OpenPlan, openPlan, presentTeam, teamStore } from '../teams/index.ts'

type Request = BodyOf<typeof teamRoutes.cancel>

/**
 * Cancels a team, or replaces its people by others from the waiting list (`docs/rules/plan/cancellation.md`). Sends no mail:
 * who is to be notified follows from the notifications they have (`domain/messages/notification-status`), and the
 * organiser then sends the mail of `features/messages/sending/compose-changes.ts`.
 */
export async function cancelTeam(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  teamId: string,
  request: Request,
  ifMatch: number | undefined,
): Promise<CancelledTeamReply> {
  if (request.dryRun) {
    const planVersion = await dinnerStore.planVersion(ctx.db, dinner)
    if (ifMatch !== undefined && ifMatch !== planVersion) throw stale()
    const evening = await teamStore.evening(ctx.db, dinner)
    const { reply, before, after } = await previewCancellation(ctx.db, dinner, evening, teamId, request)
    const stateWith = (changes: TeamChange[]) =>
      planStateOf({ ...evening, teams: withChanges(evening.teams, changes), meals: dinner.meals })
    refuseIf(await frozenIssues(ctx, ctx.db, dinner, { before: stateWith([]), after: stateWith([{ before, after }]) }))
    return { ...reply, planVersion }
  }
  return inTransaction(ctx.db, async (tx) => {
    const plan = await openPlan(ctx, tx, dinner, ifMatch)
    const { reply, before, after } = await previewCancellation(tx, plan.dinner, plan.before, teamId, request)
    if (after.status === 'CANCELLED') await plan.cancelTeams([before])
    else await storeReplacement(tx, plan, before, after)
    const { planVersion } = await plan.commit(activityOf(before, after))
    return { ...reply, planVersion }
  })
}

/** Checks the request and computes the reply without storing anything; dry run and change share it. */
async function previewCancellation(
  db: Db | Tx,
  dinner: AuthorizedDinner,
  { teams, visits, people }: Evening,
  teamId: string,
  request: Request,
) {
  const messagesSent = await readMessagesSent(db, dinner)
  const before = teams.find((team) => team.id === teamId)
  if (!before) throw notFound()
  if (before.status === 'CANCELLED') refuse('team_cancelled')
  const replacementIds = request.replaceTeam ? request.replacementParticipantIds : []
  if (request.replaceTeam) refuseIf(replacementIssues(replacementIds, people, dinner.options.teamSize))
  const after = teamAfter(dinner, before, replacementIds, people)
  const isOnlyGuest = onlyGuests(visits)
  const present = (team: Team) => presentTeam(dinner, team, isOnlyGuest(team))
  const affected = affectedByTeam(teamId, teams, visits)
  const reply: Omit<CancelledTeamReply, 'planVersion'> = {
    team: present(after),
    removedParticipants: before.members.map((member) => presentParticipant(member, before.members, dinner)),
    teamMessagesSent: messagesSent.teamMessagesSent,
    dinnerRouteMessagesSent: messagesSent.dinnerRouteMessagesSent,
    affectedGuestTeams: affected.guestTeams.map(present),
    affectedHostTeams: affected.hostTeams.map(present),
  }
  return { reply, before, after }
}

function teamAfter(
  dinner: AuthorizedDinner,
  before: Team,
  replacementIds: readonly string[],
  people: readonly Participant[],
): Team {
  if (replacementIds.length === 0) return { ...before, status: 'CANCELLED', members: [], hostMemberId: undefined }
  const chosenIds = new Set(replacementIds)
  const members = people
    .filter((person) => chosenIds.has(person.id))
    .map((person) => ({ ...person, teamId: before.id }))
  const host = hostAfterChange({ hostMemberId: undefined }, members, { ...dinner.options, meals: dinner.meals })
  return { ...before, status: 'REPLACED', members, hostMemberId: host?.id }
}

async function storeReplacement(tx: Tx, plan: OpenPlan, before: Team, after: Team): Promise<void> {
  await teamStore.reseat(tx, plan.dinner, [after])
  await teamStore.setStatus(tx, plan.dinner, [after])
  await plan.removePeople(before.members.map((member) => member.id))
}

function activityOf({ teamNumber }: Team, { status, members }: Team): NewActivity {
  if (status === 'CANCELLED') return { type: 'TEAM_CANCELLED', data: { teamNumber } }
  const names = members.map(fullName).join(', ')
  return { type: 'CUSTOM_ADMIN_CHANGE', code: 'team_replaced', data: { teamNumber, names } }
}
