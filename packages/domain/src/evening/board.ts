import { frozenFrom } from '../events/dinner/evening-times.ts'
import { dateOf, dayIn } from '../local-date.ts'
import type { EveningState, Table } from './evening.ts'
import { eveningOf } from './evening.ts'
import type { EveningPlan, EveningReport } from './evening-report.ts'

/** The organiser or a helper took care of a table. */
export interface TableAnswer {
  teamId: string
  mealId: string
  /** The name of a helper; '' is the organiser. */
  by: string
  at: Date
}

export interface RedAlarm {
  /** When the report arrived, or the moment passed, that made the table red; undefined while it is not red, or only because the organiser cancelled the host. */
  redSince: Date | undefined
  /** The first answer since then. */
  answer: TableAnswer | undefined
  /** Helpers see the table first, and its guests are shown whom else to call. */
  isUnanswered: boolean
}

/** How long a red table may wait for an answer before others are asked. */
const patienceMilliseconds = 5 * 60_000

const noAlarm: RedAlarm = { redSince: undefined, answer: undefined, isUnanswered: false }

/** Since when a table is red by what its teams reported, and who took care of it: docs/rules/evening/evening.md#unanswered-tables */
export function alarmOf(
  table: Table,
  { plan, reports, answers }: { plan: EveningPlan; reports: readonly EveningReport[]; answers: readonly TableAnswer[] },
  now: Date,
): RedAlarm {
  const redSince = redSinceOf(table, plan, reports, now)
  if (!redSince) return noAlarm
  const [answer] = answers
    .filter(({ teamId, mealId, at }) => teamId === table.teamId && mealId === table.mealId && at >= redSince)
    .sort((first, second) => first.at.getTime() - second.at.getTime())
  return {
    redSince,
    answer,
    isUnanswered: answer === undefined && now.getTime() - redSince.getTime() >= patienceMilliseconds,
  }
}

/** Goes back through the moments that may have made the table red, the latest first, to one before which it was not. */
function redSinceOf(table: Table, plan: EveningPlan, reports: readonly EveningReport[], now: Date): Date | undefined {
  if (!isReportedRed(table)) return undefined
  const atTable = new Set([table.teamId, ...table.guests.map(({ teamId }) => teamId)])
  // Its guests may send hundreds of reports, so each step derives their stops only, not those of the whole event.
  const visits = plan.visits.filter(({ guestTeamId }) => atTable.has(guestTeamId))
  const near = new Set([...atTable, ...visits.map(({ hostTeamId }) => hostTeamId)])
  const ownPlan = { ...plan, visits, teams: plan.teams.filter(({ id }) => near.has(id)) }
  const ofTable = reports.filter(({ teamId }) => atTable.has(teamId))
  // No report arrives at the moment from which a late team is too late.
  const tooLate = veryLateFrom(table).getTime()
  const moments = new Set([
    ...ofTable.map(({ receivedAt }) => receivedAt.getTime()),
    ...(tooLate <= now.getTime() ? [tooLate] : []),
  ])
  const wasRedBefore = (moment: number) => {
    const knownReports = ofTable.filter(({ receivedAt }) => receivedAt.getTime() < moment)
    const before = eveningOf(ownPlan, knownReports, new Date(moment - 1)).tables.find(
      ({ teamId, mealId }) => teamId === table.teamId && mealId === table.mealId,
    )
    return before !== undefined && isReportedRed(before)
  }
  const redSince = [...moments].sort((first, second) => second - first).find((moment) => !wasRedBefore(moment))
  return redSince === undefined ? undefined : new Date(redSince)
}

export const tableStates = ['RED', 'AMBER', 'GREEN', 'GREY'] as const
export type TableState = (typeof tableStates)[number]

const redReasons = ['SEVERAL_NOBODY_OPENS', 'HELP', 'CANNOT_COOK', 'HOST_CANCELLED', 'VERY_LATE'] as const
const amberReasons = [
  'NOBODY_OPENS',
  'LATE',
  'GUEST_MISSING',
  'GUEST_NOT_COMING',
  'NOTICE_UNREAD',
  'DIETS_UNREAD',
  'HOST_NOT_READY',
  'HOST_SILENT',
] as const

/** Why a table is red or amber, the most urgent first. */
export const tableReasons = [...redReasons, ...amberReasons] as const
export type TableReason = (typeof tableReasons)[number]

export interface BoardTable {
  teamId: string
  state: TableState
  reasons: TableReason[]
  expected: number
  arrived: number
}

/** What the board knows besides the reports. */
export interface BoardFacts {
  /** A change of this course was not yet read by any member of this team. */
  hasUnreadNotice(teamId: string, mealId: string): boolean
  /** Names the allergies, intolerances and notes of the guests of a host; undefined where there are none. */
  allergyDigestOf(hostTeamId: string): string | undefined
  /** A member of this team was mailed its route, which leads to the page where the diets are read. */
  wasMailedRoute(teamId: string): boolean
}

/** A team that is later than this holds up its table. */
const veryLateMinutes = 20
/** When teams that said they are late are later than that, whatever they said. */
function veryLateFrom({ startsAt }: Pick<Table, 'startsAt'>): Date {
  return new Date(startsAt.getTime() + (veryLateMinutes + 1) * 60_000)
}
/** A host who was ready has this long after the start to say who came. */
const silentMinutes = 10

/** The tables of one course with their states: docs/rules/evening/evening.md#board */
export function boardOf(
  { tables }: EveningState,
  { meals, timeZone }: Pick<EveningPlan, 'meals' | 'timeZone'>,
  mealId: string,
  facts: BoardFacts,
  now: Date,
): BoardTable[] {
  const position = meals.findIndex(({ id }) => id === mealId)
  const [meal, next] = [meals[position], meals[position + 1]]
  if (!meal) return []
  const readyFrom = frozenFrom(meal, timeZone)
  const firstMeal = meals[0] ?? meal
  const isDay = dayIn(timeZone, now) >= dateOf(firstMeal.time)
  const isOver = tables.some((table) => table.mealId === next?.id && table.startsAt <= now)
  return tables
    .filter((table) => table.mealId === mealId)
    .map((table): BoardTable => {
      const reasonSet = new Set<TableReason>([
        ...reported(table),
        // A table whose guests sit elsewhere by now needs nothing any more.
        ...(isOver || table.guests.length === 0 ? [] : [...unread(table, facts, isDay), ...due(table, readyFrom, now)]),
      ])
      const reasons = tableReasons.filter((reason) => reasonSet.has(reason))
      const { teamId, expected, arrived } = table
      return { teamId, state: stateOf(table, reasons), reasons, expected, arrived }
    })
}

/** Red by what its teams reported and by the time since then, which does not include that the organiser cancelled the host. */
export function isReportedRed(table: Table): boolean {
  return reported({ ...table, hostCancelled: false }).some(isRedReason)
}

const isRedReason = (reason: TableReason) => (redReasons as readonly string[]).includes(reason)

function stateOf(table: Table, reasons: readonly TableReason[]): TableState {
  if (reasons.some(isRedReason)) return 'RED'
  if (reasons.length > 0) return 'AMBER'
  const isReported = table.host !== 'SILENT' || table.guests.some(({ state }) => state !== 'UNKNOWN')
  return isReported ? 'GREEN' : 'GREY'
}

function reported({ guests, host, hostCancelled, helpAskedBy, complete }: Table): TableReason[] {
  const inState = (state: Table['guests'][number]['state']) => guests.filter((guest) => guest.state === state)
  const atTheDoor = inState('NOBODY_OPENS').length
  const late = inState('LATE').map(({ lateBy }) => lateBy ?? 0)
  return [
    ...(atTheDoor > 1 ? ['SEVERAL_NOBODY_OPENS' as const] : atTheDoor === 1 ? ['NOBODY_OPENS' as const] : []),
    ...(helpAskedBy.length > 0 ? ['HELP' as const] : []),
    ...(host === 'CANNOT_COOK' && guests.length > 0 ? ['CANNOT_COOK' as const] : []),
    ...(hostCancelled && guests.length > 0 ? ['HOST_CANCELLED' as const] : []),
    ...late.map((minutes) => (minutes > veryLateMinutes ? 'VERY_LATE' : 'LATE')),
    ...(inState('MISSING').length > 0 ? ['GUEST_MISSING' as const] : []),
    ...(inState('NOT_COMING').length > 0 && !complete ? ['GUEST_NOT_COMING' as const] : []),
  ]
}

/** What nobody was sent is not unread yet; on the day itself the host has to hear of it in any case. */
function unread({ teamId, mealId, guests, dietsRead }: Table, facts: BoardFacts, isDay: boolean): TableReason[] {
  const allergies = facts.allergyDigestOf(teamId)
  const isDietsUnread = allergies !== undefined && allergies !== dietsRead
  const people = [teamId, ...guests.map((guest) => guest.teamId)]
  return [
    ...(people.some((id) => facts.hasUnreadNotice(id, mealId)) ? ['NOTICE_UNREAD' as const] : []),
    ...(isDietsUnread && (isDay || facts.wasMailedRoute(teamId)) ? ['DIETS_UNREAD' as const] : []),
  ]
}

/** What a host should have reported by now. */
function due({ host, hostCancelled, complete, startsAt }: Table, readyFrom: Date, now: Date): TableReason[] {
  if (complete || hostCancelled || now < readyFrom) return []
  if (now < startsAt) return host === 'SILENT' ? ['HOST_NOT_READY'] : []
  const isLongReady = host === 'READY' && now.getTime() - startsAt.getTime() >= silentMinutes * 60_000
  return host === 'SILENT' || isLongReady ? ['HOST_SILENT'] : []
}
