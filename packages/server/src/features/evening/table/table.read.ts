import type { TableActionReply, TableReply } from '@running-dinner/contract'
import { instantIn, type Team } from '@running-dinner/domain'
import {
  areContactsShown,
  comesAsGuest,
  type EveningReport,
  findTable,
  isoTimeIn,
  type LostTable,
  reportsThatCount,
  type Seat,
  standbyTeam,
  type TableAction,
  tableActions,
} from '@running-dinner/domain/evening'
import { dietSummary } from '@running-dinner/domain/plan'
import type { Ctx } from '../../../platform/ctx.ts'
import { type AuthorizedDinner, dinnerStore } from '../../events/dinner-record/index.ts'
import type { EveningAccess } from '../helper-links/index.ts'
import { type KnownTable, readKnownTable } from './known-table.read.ts'
import { personPresenter, whoIsNotified } from './who-is-notified.ts'

/**
 * Who sits at a table, what was reported, and what can be done for its guests with all that follows from it. Helpers look and call;
 * what is done decides the organiser.
 */
export async function readTable(
  ctx: Ctx,
  { dinner, helper }: EveningAccess,
  table: LostTable,
  hostLeaves: boolean,
): Promise<TableReply> {
  const now = ctx.clock.now()
  const [planVersion, knownTable] = await Promise.all([
    dinnerStore.planVersion(ctx.db, dinner),
    readKnownTable(ctx.db, dinner, table, now),
  ])
  const { host, plan, input } = knownTable
  const { timeZone } = plan
  const state = findTable(input)
  const hasContacts = areContactsShown(dinner, now)
  const presentPerson = personPresenter(dinner, hasContacts)
  const meal = dinner.meals.find(({ id }) => id === table.mealId)
  const guests = state?.guests ?? []
  const teams = [host, ...guests.flatMap(({ teamId }) => plan.teams.find(({ id }) => id === teamId) ?? [])]
  return {
    now: isoTimeIn(timeZone, now),
    planVersion,
    ...table,
    startsAt: isoTimeIn(timeZone, meal ? instantIn(timeZone, meal.time) : now),
    cancelled: host.status === 'CANCELLED',
    host: state?.host ?? 'SILENT',
    hostComes: comesAsGuest(reportsThatCount(knownTable.reports), table.teamId, table.mealId) ?? null,
    teams: teams.map((team) => {
      const guest = guests.find(({ teamId }) => teamId === team.id)
      return {
        teamId: team.id,
        teamNumber: team.teamNumber,
        isHost: guest === undefined,
        state: guest?.state ?? null,
        minutesLate: guest?.minutesLate ?? null,
        diets: dietSummary(hasContacts ? team.members : []),
        people: team.members.map(presentPerson),
      }
    }),
    reports: reportsAbout(table, teams, knownTable).map((report) => presentReport(report, teams, timeZone)),
    actions: helper
      ? []
      : tableActions(input).map((action) => presentAction(dinner, knownTable, action, { hostLeaves, presentPerson })),
    standbyGuests:
      !helper && guests.some(({ state: guestState }) => guestState === 'NOT_COMING')
        ? knownTable.standbyGuests.map(presentPerson)
        : [],
  }
}

const aboutAttendance: ReadonlySet<string> = new Set(['COMING', 'NOT_COMING', 'HELP', 'HOME'])

/** What these teams said about this course and this host, and about coming at all. */
function reportsAbout({ teamId, mealId }: LostTable, teams: readonly Team[], { reports }: KnownTable): EveningReport[] {
  const ids = new Set(teams.map(({ id }) => id))
  return reportsThatCount(reports).filter((report) => {
    if (!ids.has(report.teamId) || report.kind === 'SEEN') return false
    if (report.mealId === undefined) return aboutAttendance.has(report.kind)
    return report.mealId === mealId && (report.teamId === teamId || report.hostTeamId === teamId)
  })
}

function presentReport(
  { id, teamId, participantId, kind, minutes, missingTeamId, madeAt }: EveningReport,
  teams: readonly Team[],
  timeZone: string,
): TableReply['reports'][number] {
  const person = teams.flatMap(({ members }) => members).find((member) => member.id === participantId)
  return {
    ...{ id, teamId, kind },
    name: person?.firstnamePart ?? '',
    minutes: minutes ?? null,
    missingTeamId: missingTeamId ?? null,
    madeAt: isoTimeIn(timeZone, madeAt),
  }
}

function presentAction(
  dinner: AuthorizedDinner,
  knownTable: KnownTable,
  { kind, seats, standby, crowded, freeUntil }: TableAction,
  { hostLeaves, presentPerson }: { hostLeaves: boolean; presentPerson: ReturnType<typeof personPresenter> },
): TableActionReply {
  const cooks = standby.length > 0 ? standbyTeam(standby, knownTable.input) : undefined
  const { notified, toCall } =
    kind === 'WAIT' ? nobody : whoIsNotified(dinner, knownTable, { seats, standbyTeam: cooks, hostLeaves })
  const hostIdOf = (teamId: string) => (teamId === cooks?.id ? null : teamId)
  return {
    kind,
    freeUntil: freeUntil ? isoTimeIn(knownTable.plan.timeZone, freeUntil) : null,
    seats: seats.map((seat) => ({ ...presentSeat(seat), hostTeamId: hostIdOf(seat.hostTeamId) })),
    standby: standby.map(presentPerson),
    crowded: crowded.map(({ teamId, seats: places, people }) => ({
      teamId: hostIdOf(teamId),
      seats: places ?? null,
      people,
    })),
    told: notified.map(presentPerson),
    toCall: toCall.map(presentPerson),
  }
}

const nobody = { notified: [], toCall: [] }

function presentSeat({ guestTeamId, wayMinutes, lateMinutes, newDiets, meetAgain }: Seat) {
  return {
    ...{ guestTeamId, wayMinutes, lateMinutes, meetAgain },
    newDiets: newDiets.length > 0 ? dietSummary(newDiets) : null,
  }
}
