import type { EveningStopReply, OwnEveningReply } from '@running-dinner/contract/evening'
import {
  comesAsGuest,
  dayBeforeMilliseconds,
  tableReports,
  takeBackMilliseconds,
  takesPart,
  visitReports,
} from '@running-dinner/domain/evening'
import { clockAfter } from '../../../lib/dates.ts'

type Report = OwnEveningReply['reports'][number]

const minute = 60_000
/** People are on their way about this long before a course. */
const onTheWayMilliseconds = 60 * minute
const hostAskedMilliseconds = 60 * minute
/** Guests come early, and the clock of a phone or a kitchen may be behind. */
const guestsComeMilliseconds = 15 * minute

interface Reader {
  teamId: string
  reports: readonly Report[]
}

/** The last report of the own team as guest of a stop. */
export function lastVisitReport({ teamId, reports }: Reader, mealId: string | null): Report | undefined {
  return reports.findLast(
    (report) => report.teamId === teamId && report.mealId === mealId && visitReports.has(report.kind),
  )
}

/** The last report of the own team as host. */
export function lastTableReport({ teamId, reports }: Reader, mealId: string | null): Report | undefined {
  return reports.findLast(
    (report) => report.teamId === teamId && report.mealId === mealId && tableReports.has(report.kind),
  )
}

/** Whether the own team comes at all; undefined while it said nothing. */
export function lastWord({ teamId, reports }: Reader): Report | undefined {
  return reports.findLast(
    (report) => report.teamId === teamId && (report.kind === 'COMING' || report.kind === 'NOT_COMING'),
  )
}

/** The call for help of the own team that has not ended: by arriving anywhere, being home, or cooking where it was needed. */
export function openHelp({ teamId, reports }: Reader): Report | undefined {
  const ownReports = reports.filter((report) => report.teamId === teamId)
  const helpAt = ownReports.findLastIndex(({ kind }) => kind === 'HELP')
  const help = ownReports[helpAt]
  if (help === undefined) return undefined
  const endsHelp = ({ kind, mealId }: Report) =>
    kind === 'ARRIVED' ||
    kind === 'HOME' ||
    ((kind === 'READY' || kind === 'COMPLETE') && (help.mealId === null || help.mealId === mealId))
  return ownReports.slice(helpAt + 1).some(endsHelp) ? undefined : help
}

/** Whether the team said last that it does not come. */
export function isStayingAway({ teamId, reports }: Reader): boolean {
  return takesPart(reports, teamId) === false
}

/** When a guest team at the own table comes by its last LATE, as `19:10` on the clock of the event. */
export function lateArrival({ mealId, time }: EveningStopReply, { teamId, reports }: Reader): string | undefined {
  const late = reports.findLast(
    (report) => report.teamId === teamId && report.mealId === mealId && report.kind === 'LATE',
  )
  return late && clockAfter(time, late.minutes ?? 0)
}

/**
 * Whether a team that cannot cook is asked if it still comes to the courses of others, and what it said; undefined while there is
 * nothing to ask.
 */
export function guestQuestion(
  { phase, stops, reports }: OwnEveningReply,
  teamId: string,
  now: number,
): { answer: boolean | undefined } | undefined {
  const ownStop = stops.find(({ kind }) => kind === 'own')
  if (phase !== 'TONIGHT' || typeof ownStop?.mealId !== 'string') return undefined
  const isLost = lastTableReport({ teamId, reports }, ownStop.mealId)?.kind === 'CANNOT_COOK'
  const isInvited = stops.some(({ kind, cancelled, time }) => kind === 'guest' && !cancelled && now < Date.parse(time))
  return isLost && isInvited ? { answer: comesAsGuest(reports, teamId, ownStop.mealId) } : undefined
}

export function isHome({ teamId, reports }: Reader): boolean {
  return reports.some((report) => report.teamId === teamId && report.kind === 'HOME')
}

/** `phoneNow` by the clock that made the report, as far as it was this phone. */
export function canTakeBack({ madeAt }: Report, phoneNow: number): boolean {
  return phoneNow - Date.parse(madeAt) < takeBackMilliseconds
}

/** From a day before the first stop until it begins, teams are asked whether they come, unless they are under way already. */
export function asksWhoComes({ phase, stops, reports }: OwnEveningReply, teamId: string, now: number): boolean {
  const [first] = stops
  if (phase === 'OVER' || first === undefined) return false
  const start = Date.parse(first.time)
  const isUnderWay = reports.some(
    (report) => report.teamId === teamId && (visitReports.has(report.kind) || tableReports.has(report.kind)),
  )
  return now >= start - dayBeforeMilliseconds && now < start && !isUnderWay
}

/** Buttons of a guest appear when the team is about to leave, and stay until the next stop replaces this one. */
export function isUnderWay({ time, leaveBy }: EveningStopReply, now: number): boolean {
  const leave = Date.parse(leaveBy ?? time)
  return now >= Math.min(leave - 15 * minute, Date.parse(time) - onTheWayMilliseconds)
}

/** A host is asked from an hour before the course until it begins whether all is ready. */
export function asksIfReady({ time }: EveningStopReply, now: number): boolean {
  const start = Date.parse(time)
  return now >= start - hostAskedMilliseconds && now < start
}

/** A host is asked who has come once guests may arrive, and as soon as one of them says so. */
export function asksWhoIsThere({ time, teams }: EveningStopReply, now: number): boolean {
  return now >= Date.parse(time) - guestsComeMilliseconds || teams.some(({ state }) => state === 'ARRIVED')
}
