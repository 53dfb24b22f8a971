import { instantIn } from '../local-date.ts'
import { dinnerRoute } from '../plan/dinner-routes/dinner-route.ts'
import type { Team } from '../plan/teams/team.ts'
import { countsAt, type EveningPlan, type EveningReport, reportsThatCount } from './evening-report.ts'
import { tableReports, visitReports } from './report-kinds.ts'

export const guestStates = [
  'UNKNOWN',
  'COMING',
  'NOT_COMING',
  'LEFT',
  'LATE',
  'ARRIVED',
  'NOBODY_OPENS',
  'MISSING',
] as const
export type GuestState = (typeof guestStates)[number]

export const hostStates = ['SILENT', 'READY', 'COMPLETE', 'MISSING', 'CANNOT_COOK'] as const
export type HostState = (typeof hostStates)[number]

interface GuestAtTable {
  teamId: string
  people: number
  state: GuestState
  /** As the team said, only while LATE. */
  minutesLate: number | undefined
  /** In minutes: what the team said, and not less than what has passed since the start, until the next course begins. Only while LATE. */
  lateBy: number | undefined
}

/** One table of one course, with its host's reports and what is known of each guest team. */
export interface Table {
  /** The team that cooks. */
  teamId: string
  mealId: string
  startsAt: Date
  hostCancelled: boolean
  host: HostState
  guests: GuestAtTable[]
  /** Guests, in people, without teams that said they do not come. */
  expected: number
  arrived: number
  /** The host said so of all who are guests now, or every guest arrived. */
  complete: boolean
  /** Teams at this table that asked for help and have reported nothing since that ends it. */
  helpAskedBy: string[]
  /** Of the diets that the host has read. */
  dietsRead: string | undefined
}

interface TeamOnEvening {
  teamId: string
  /** Undefined while the team said nothing about it. */
  coming: boolean | undefined
  home: boolean
}

export interface EveningState {
  tables: Table[]
  teams: TeamOnEvening[]
}

/** The truth of the evening, derived from plan and reports: docs/rules/evening/evening.md#state */
export function eveningOf(plan: EveningPlan, reports: readonly EveningReport[], now: Date): EveningState {
  const counting = reportsThatCount(reports)
  const ofTeam = new Map<string, EveningReport[]>()
  for (const report of counting) ofTeam.set(report.teamId, [...(ofTeam.get(report.teamId) ?? []), report])
  const reportsOf = (teamId: string) => ofTeam.get(teamId) ?? []
  const helpAt = new Map(plan.teams.map((team) => [team.id, helpOf(team, plan, reportsOf(team.id), now)]))
  // Once for each course: converting a local time is slow.
  const starts = plan.meals.map(({ time }) => instantIn(plan.timeZone, time))
  const tables = plan.meals.flatMap((meal, index) => {
    const startsAt = starts[index] ?? now
    const next = starts[index + 1]
    const minutesSinceStart = next && next <= now ? 0 : Math.floor((now.getTime() - startsAt.getTime()) / 60_000)
    const guestsOf = guestsAt(meal.id, plan)
    return hostsOf(meal.id, plan).map((host): Table => {
      const hostReports = reportsOf(host.id).filter(({ mealId }) => mealId === meal.id)
      const guests = (guestsOf.get(host.id) ?? []).map((guest) => ({
        teamId: guest.id,
        people: guest.members.length,
        ...guestState(guest, { meal, host, hostReports, guestReports: reportsOf(guest.id), minutesSinceStart }),
      }))
      const hostState = stateOfHost(hostReports, reportsOf(host.id))
      const isAllHere = hostState === 'COMPLETE' && guests.every(({ teamId }) => isMeantByLast(hostReports, teamId))
      const expected = sumOfPeople(guests.filter(({ state }) => state !== 'NOT_COMING'))
      const arrived = sumOfPeople(guests.filter(({ state }) => state === 'ARRIVED'))
      return {
        teamId: host.id,
        mealId: meal.id,
        startsAt,
        hostCancelled: host.status === 'CANCELLED',
        host: hostState,
        guests,
        expected,
        arrived,
        complete: isAllHere || (expected > 0 && arrived === expected),
        helpAskedBy: [host, ...guests.map(({ teamId }) => ({ id: teamId }))]
          .map(({ id }) => id)
          .filter((id) => helpAt.get(id) === meal.id),
        dietsRead: hostReports.findLast(({ kind }) => kind === 'DIETS_READ')?.digest,
      }
    })
  })
  const teams = plan.teams
    .filter(({ status }) => status !== 'CANCELLED')
    .map(({ id }) => ({
      teamId: id,
      coming: attendanceOf(reportsOf(id)).coming,
      home: reportsOf(id).some(({ kind }) => kind === 'HOME'),
    }))
  return { tables, teams }
}

/** The teams that cook a course; a cancelled one as long as guests are still on their way to it. */
function hostsOf(mealId: string, { teams, visits }: EveningPlan): Team[] {
  const atMeal = visits.filter((visit) => visit.mealId === mealId)
  const inviting = new Set(atMeal.map(({ hostTeamId }) => hostTeamId))
  const invited = new Set(atMeal.map(({ guestTeamId }) => guestTeamId))
  return teams.filter(
    (team) => inviting.has(team.id) || (team.mealId === mealId && team.status !== 'CANCELLED' && !invited.has(team.id)),
  )
}

/** The guests of each host at a course, in the order of the teams. Read in one pass, because each card derives it for hundreds of teams. */
function guestsAt(mealId: string, { teams, visits }: EveningPlan): Map<string, Team[]> {
  const hostIds = new Map<string, Set<string>>()
  for (const visit of visits)
    if (visit.mealId === mealId)
      hostIds.set(visit.guestTeamId, (hostIds.get(visit.guestTeamId) ?? new Set()).add(visit.hostTeamId))
  const guests = new Map<string, Team[]>()
  for (const team of teams.filter(({ status }) => status !== 'CANCELLED'))
    for (const hostId of hostIds.get(team.id) ?? []) {
      const atTable = guests.get(hostId) ?? []
      atTable.push(team)
      guests.set(hostId, atTable)
    }
  return guests
}

/** The latest report about a team at this table, by itself or by its host. */
function guestState(
  guest: Team,
  facts: {
    meal: { id: string }
    host: Team
    hostReports: EveningReport[]
    guestReports: EveningReport[]
    minutesSinceStart: number
  },
): Pick<GuestAtTable, 'state' | 'minutesLate' | 'lateBy'> {
  const ownReports = facts.guestReports.filter(
    ({ kind, mealId, hostTeamId }) =>
      visitReports.has(kind) && mealId === facts.meal.id && hostTeamId === facts.host.id,
  )
  const ofHosts = facts.hostReports.filter(
    (report) => isMeantAsHere(report, guest.id) || (report.kind === 'MISSING' && report.missingTeamId === guest.id),
  )
  const last = reportsThatCount([...ownReports, ...ofHosts]).at(-1)
  const lastState = last && (last.kind === 'COMPLETE' ? 'ARRIVED' : (last.kind as GuestState))
  const { coming, since } = attendanceOf(facts.guestReports)
  // A team that went home after a course was at that course.
  if (coming === false && !(lastState === 'ARRIVED' && last && countsAt(last) < since))
    return { state: 'NOT_COMING', minutesLate: undefined, lateBy: undefined }
  const state = lastState ?? (coming ? 'COMING' : 'UNKNOWN')
  if (state !== 'LATE') return { state, minutesLate: undefined, lateBy: undefined }
  return { state, minutesLate: last?.minutes, lateBy: Math.max(last?.minutes ?? 0, facts.minutesSinceStart) }
}

function isMeantAsHere({ kind, guestTeamIds }: EveningReport, guestTeamId: string): boolean {
  return kind === 'COMPLETE' && guestTeamIds?.includes(guestTeamId) === true
}

function isMeantByLast(ofTable: readonly EveningReport[], guestTeamId: string): boolean {
  const last = ofTable.findLast(({ kind }) => kind === 'COMPLETE')
  return last !== undefined && isMeantAsHere(last, guestTeamId)
}

/** A host team that does not come cannot cook, unless its guests sat at the table by then. */
function stateOfHost(ofTable: readonly EveningReport[], ofTeam: readonly EveningReport[]): HostState {
  const last = ofTable.findLast(({ kind }) => tableReports.has(kind))
  const hasBegun = last?.kind === 'COMPLETE' || last?.kind === 'MISSING'
  if (attendanceOf(ofTeam).coming === false && !hasBegun) return 'CANNOT_COOK'
  return (last?.kind as HostState | undefined) ?? 'SILENT'
}

const presence = new Set(['COMING', 'LEFT', 'LATE', 'ARRIVED', 'NOBODY_OPENS', 'READY', 'COMPLETE', 'MISSING'])

/** Whether the team takes part: whatever it reports from its evening says so too. */
function attendanceOf(reports: readonly EveningReport[]): { coming: boolean | undefined; since: number } {
  const last = reports.findLast(({ kind }) => kind === 'NOT_COMING' || presence.has(kind))
  return { coming: last && last.kind !== 'NOT_COMING', since: last ? countsAt(last) : 0 }
}

/** The course at whose table the team needs help, until the team reports what shows that it is solved. */
function helpOf(team: Team, plan: EveningPlan, reports: readonly EveningReport[], now: Date): string | undefined {
  const lastCallIndex = reports.findLastIndex(({ kind }) => kind === 'HELP')
  const help = reports[lastCallIndex]
  if (!help) return undefined
  const mealId = mealOfHelp(help, team, plan, now)
  // A hosting team is at home all the time: that it is ready, or that all are there, is its own arrival.
  const isSolvedBy = (report: EveningReport) =>
    report.kind === 'ARRIVED' ||
    report.kind === 'HOME' ||
    ((report.kind === 'READY' || report.kind === 'COMPLETE') && report.mealId === mealId)
  return reports.slice(lastCallIndex + 1).some(isSolvedBy) ? undefined : mealId
}

function mealOfHelp(help: EveningReport, team: Team, plan: EveningPlan, now: Date): string | undefined {
  const route = dinnerRoute(team, plan.teams, plan.visits, plan.meals)
  if (route.some(({ meal }) => meal.id === help.mealId)) return help.mealId
  const moment = Math.min(countsAt(help), now.getTime())
  const begun = route.filter(({ meal }) => instantIn(plan.timeZone, meal.time).getTime() - wayToNext <= moment)
  return (begun.at(-1) ?? route[0])?.meal.id
}

/** A team that asks for help without naming a course is on its way to the next one from half an hour before. */
const wayToNext = 30 * 60_000

function sumOfPeople(guests: readonly { people: number }[]): number {
  return guests.reduce((sum, { people }) => sum + people, 0)
}
