import type { BodyOf, eveningRoutes, OwnEveningReply } from '@running-dinner/contract'
import type { Team } from '@running-dinner/domain'
import {
  contactsEndAt,
  countsAt,
  type EveningPlan,
  isTooEarly,
  planBefore,
  reportIssues,
} from '@running-dinner/domain/evening'
import { dinnerRoute } from '@running-dinner/domain/plan'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { refuse, refuseIf } from '../../../platform/http/problems.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { lockDinner } from '../../events/dinner-record/index.ts'
import { storeConfirmation } from '../../messages/notification-status/index.ts'
import type { AuthorizedParticipant } from '../../people/participants/index.ts'
import { planChangeStore } from '../../plan/plan-history/index.ts'
import { eveningReportStore } from '../record/index.ts'
import { readSharedEveningIn } from './evening-plan.read.ts'
import { readOwnEvening } from './own-evening.read.ts'
import { publishEvening } from './publish-evening.ts'

type Sent = BodyOf<typeof eveningRoutes.report>

/**
 * Stores a report of the person's team. A phone sends it again until it knows that it arrived, so a known id is answered like the
 * first time and changes nothing. SEEN also confirms the notification, when that is still the one the person saw.
 */
export async function receiveReport(ctx: Ctx, self: AuthorizedParticipant, report: Sent): Promise<OwnEveningReply> {
  const { dinner, person } = self
  await inTransaction(ctx.db, async (tx) => {
    if (report.kind === 'SEEN') await lockDinner(tx, dinner)
    const receivedAt = ctx.clock.now()
    const { plan, reports } = await readSharedEveningIn(tx, ctx.db, dinner)
    const team = plan.teams.find(({ members }) => members.some(({ id }) => id === person.id))
    if (!team) refuse('request_needs_team')
    const storedReport = reports.find(({ id }) => id === report.id)
    if (storedReport) return storedReport.teamId === team.id ? undefined : refuse('value_invalid', 'id')
    if (dinner.cancellationDate) refuse('event_cancelled')
    if (isTooEarly(dinner, report.kind, receivedAt)) refuse('evening_not_yet')
    if (receivedAt >= contactsEndAt(dinner)) refuse('evening_over')
    const ofTeam = reports.filter(({ teamId }) => teamId === team.id)
    const { id, kind, mealId, minutes, teamId: missingTeamId, noticeId, reportId, digest = noticeId, madeAt } = report
    const asOf = await planAt(tx, dinner, plan, new Date(countsAt({ madeAt, receivedAt })))
    const issuesIn = (context: EveningPlan) =>
      reportIssues(report, { team: teamIn(context, team), plan: context, known: ofTeam, receivedAt })
    // The plan of the moment counts; the present one where the team had no such stop then.
    const meant = issuesIn(asOf).length === 0 ? asOf : plan
    refuseIf(issuesIn(meant))
    const { hostTeamId, guestTeamIds } = tableOf(teamIn(meant, team), mealId, meant)
    const fields = { mealId, hostTeamId, minutes, missingTeamId, reportId, digest }
    const isStored = await eveningReportStore.insert(tx, dinner, {
      ...{ id, kind, teamId: team.id, participantId: person.id, madeAt, receivedAt },
      ...fields,
      guestTeamIds: kind === 'COMPLETE' ? guestTeamIds : undefined,
    })
    // Stored by another call since `reports` was read: a repeat, unless it is of another team.
    if (!isStored)
      return (await eveningReportStore.teamOf(tx, dinner, id)) === team.id ? undefined : refuse('value_invalid', 'id')
    if (kind === 'SEEN' && noticeId !== undefined)
      await storeConfirmation(tx, ctx, dinner, {
        participantId: person.id,
        kind: 'DINNER_ROUTE',
        source: 'PAGE',
        digest: noticeId,
      })
    const hosts = plan.visits.filter(({ guestTeamId }) => guestTeamId === team.id).map((visit) => visit.hostTeamId)
    await publishEvening(tx, dinner, plan, [team.id, ...hosts])
  })
  return readOwnEvening(ctx, self)
}

/** The plan as it was at the moment of a press: another host since then is not what it was about. */
async function planAt(tx: Tx, dinner: AuthorizedDinner, plan: EveningPlan, moment: Date): Promise<EveningPlan> {
  return planBefore(plan, await planChangeStore.deltasAfter(tx, dinner, moment))
}

/** The team as the plan has it; as it is now where it did not exist then. */
function teamIn({ teams }: EveningPlan, team: Team): Team {
  return teams.find(({ id }) => id === team.id) ?? team
}

/** Who hosts this team at a course, and who are the other guests there. */
function tableOf(team: Team, mealId: string | undefined, { teams, visits, meals }: EveningPlan) {
  const stop = dinnerRoute(team, teams, visits, meals).find(({ meal }) => meal.id === mealId)
  return { hostTeamId: stop?.team.id, guestTeamIds: (stop?.guests ?? []).map(({ id }) => id) }
}
