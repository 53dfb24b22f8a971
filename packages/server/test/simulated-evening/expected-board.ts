import type { TableReason, TableState } from '@running-dinner/domain/evening'
import type { KnownPresses } from './known-presses.ts'
import type { MailedEvent } from './mailed-event.ts'
import type { SimulatedPlan, SimulatedTable } from './plan-of-evening.ts'

export interface ExpectedTable {
  state: TableState
  /** In alphabetical order: their urgency is the board's own matter. */
  reasons: TableReason[]
  expected: number
  arrived: number
  guests: { teamId: string; state: string }[]
}

export interface Expectation {
  event: MailedEvent
  plan: SimulatedPlan
  known: KnownPresses
  /** Starts of the courses as they are now. */
  starts: Map<string, number>
  cancelledTeams: Set<string>
  /** What the guests of a host must not eat, in words; '' without any of it. */
  dietsAt(table: SimulatedTable): string
  /** The same words at the moment in which a digest was shown to a host. */
  dietsOfDigest: Map<string, string>
  hasUnreadNotice(teamId: string, mealId: string): boolean
}

const minute = 60_000
const red = new Set<TableReason>(['SEVERAL_NOBODY_OPENS', 'HELP', 'CANNOT_COOK', 'HOST_CANCELLED', 'VERY_LATE'])

/** What the board has to say of a table, from what the simulation knows: docs/rules/evening/evening.md#board in a second formulation. */
export function expectedTable(table: SimulatedTable, given: Expectation, now: number): ExpectedTable {
  const { known, event } = given
  const { hostId, mealId, guestIds } = table
  const sizes = new Map(event.teams.map(({ id, people }) => [id, people.length]))
  const peopleIn = (ids: readonly string[]) => ids.reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0)
  const guests = guestIds.map((teamId) => ({ teamId, ...known.guest(teamId, hostId, mealId) }))
  const inState = (state: string) => guests.filter((guest) => guest.state === state)
  const host = known.host(hostId, mealId)
  const expected = peopleIn(guests.filter(({ state }) => state !== 'NOT_COMING').map(({ teamId }) => teamId))
  const arrived = peopleIn(inState('ARRIVED').map(({ teamId }) => teamId))
  const isAllHere = host === 'COMPLETE' && known.meantAll(hostId, mealId, guestIds)
  const isComplete = isAllHere || (expected > 0 && arrived === expected)
  const reasons = new Set<TableReason>()
  const when = (isTrue: boolean, reason: TableReason) => isTrue && reasons.add(reason)
  const isCancelled = given.cancelledTeams.has(hostId)
  const start = given.starts.get(mealId) ?? 0
  const next = event.meals[event.meals.findIndex(({ id }) => id === mealId) + 1]
  const isRunning = !next || now < (given.starts.get(next.id) ?? 0)

  when(inState('NOBODY_OPENS').length === 1, 'NOBODY_OPENS')
  when(inState('NOBODY_OPENS').length > 1, 'SEVERAL_NOBODY_OPENS')
  when(
    [hostId, ...guestIds].some((teamId) => known.helpAt(teamId, routeOf(teamId, given), now) === mealId),
    'HELP',
  )
  when(host === 'CANNOT_COOK' && guests.length > 0, 'CANNOT_COOK')
  when(isCancelled && guests.length > 0, 'HOST_CANCELLED')
  const isTooLate = ({ minutes }: { minutes: number }) => minutes > 20 || (isRunning && now >= start + 21 * minute)
  when(inState('LATE').some(isTooLate), 'VERY_LATE')
  when(!inState('LATE').every(isTooLate), 'LATE')
  when(inState('MISSING').length > 0, 'GUEST_MISSING')
  when(inState('NOT_COMING').length > 0 && !isComplete, 'GUEST_NOT_COMING')

  if (guests.length > 0 && isRunning) {
    const diets = given.dietsAt(table)
    when(diets !== '' && given.dietsOfDigest.get(known.dietsRead(hostId, mealId) ?? '') !== diets, 'DIETS_UNREAD')
    when(
      [hostId, ...guestIds].some((teamId) => given.hasUnreadNotice(teamId, mealId)),
      'NOTICE_UNREAD',
    )
    const isDue = !isComplete && !isCancelled
    when(isDue && host === 'SILENT' && now >= start - 30 * minute && now < start, 'HOST_NOT_READY')
    when(isDue && host === 'SILENT' && now >= start, 'HOST_SILENT')
    when(isDue && host === 'READY' && now >= start + 10 * minute, 'HOST_SILENT')
  }
  const isReported = host !== 'SILENT' || guests.some(({ state }) => state !== 'UNKNOWN')
  return {
    state: [...reasons].some((reason) => red.has(reason))
      ? 'RED'
      : reasons.size > 0
        ? 'AMBER'
        : isReported
          ? 'GREEN'
          : 'GREY',
    reasons: [...reasons].sort(),
    expected,
    arrived,
    guests: guests.map(({ teamId, state }) => ({ teamId, state })),
  }
}

/** The stops of a team in order of time. */
function routeOf(teamId: string, { event, plan, starts }: Expectation): { mealId: string; startsAt: Date }[] {
  return event.meals
    .filter(({ id }) => plan.hostAt(teamId, id) !== undefined)
    .map(({ id }) => ({ mealId: id, startsAt: new Date(starts.get(id) ?? 0) }))
}
