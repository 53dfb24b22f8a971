import { seatsAtTable } from '../people/participants/hosting.ts'
import { hostOf, type Team } from '../plan/teams/team.ts'
import type { HostPlace, Seat, SeatJudge } from './seat-at-table.ts'

/** A table with more people than the host has seats for. */
export interface CrowdedTable {
  teamId: string
  /** Undefined where the host said nothing; then a table of the usual size is counted. */
  seats: number | undefined
  people: number
}

export interface Seating {
  seats: Seat[]
  crowded: CrowdedTable[]
}

export interface SeatingRule {
  teamSize: number
  meals: readonly unknown[]
  /** Only tables with enough seats whose hosts cook what the guests eat; otherwise up to four teams, and the result names what does not fit. */
  isStrict: boolean
}

/** No table has more teams, as in every plan. */
const mostTeams = 4
/** The tables looked at for each guest team; the others are farther away or fit worse. */
const mostTables = 8

/**
 * The best tables for all guest teams together, undefined where one of them finds none: fewest surprises for the hosts, fewest who
 * meet again, then the shortest delay and ways. Equal ones are taken in the order of team numbers.
 */
export function seatGuests(
  guests: readonly Team[],
  places: readonly HostPlace[],
  judge: SeatJudge,
  rule: SeatingRule,
): Seating | undefined {
  const options = guests.map((guest) =>
    places
      .flatMap((place) => {
        const seat = judge(guest, place)
        return seat && fits(place, [guest], rule) && !(rule.isStrict && seat.newDiets.length > 0)
          ? [{ seat, place, cost: costOf(seat) }]
          : []
      })
      .sort(
        (left, right) =>
          compareCosts(left.cost, right.cost) || left.place.host.teamNumber - right.place.host.teamNumber,
      )
      .slice(0, Math.max(mostTables, guests.length)),
  )
  let best: { options: Option[]; cost: number[] } | undefined
  const seatFrom = (index: number, chosen: Option[], cost: number[]): void => {
    if (best && compareCosts(cost, best.cost) >= 0) return
    if (index === guests.length) {
      best = { options: chosen, cost }
      return
    }
    for (const option of options[index] ?? []) {
      const { place } = option
      const atPlace = guests.slice(0, index + 1).filter((_, at) => (chosen[at] ?? option).place === place)
      if (fits(place, atPlace, rule))
        seatFrom(
          index + 1,
          [...chosen, option],
          cost.map((value, at) => value + (option.cost[at] ?? 0)),
        )
    }
  }
  seatFrom(0, [], noCost)
  return best && { seats: best.options.map(({ seat }) => seat), crowded: crowdedTables(best.options, guests, rule) }
}

interface Option {
  seat: Seat
  place: HostPlace
  cost: number[]
}

/** A way that is not known counts like a long one. */
export const unknownWayMinutes = 45
const noCost = [0, 0, 0, 0]

function costOf({ newDiets, meetAgain, lateMinutes, wayMinutes }: Seat): number[] {
  return [newDiets.length, meetAgain.length, lateMinutes, wayMinutes ?? unknownWayMinutes]
}

/** The first difference decides. */
export function compareCosts(left: readonly number[], right: readonly number[]): number {
  const at = left.findIndex((value, index) => value !== right[index])
  return at === -1 ? 0 : (left[at] ?? 0) - (right[at] ?? 0)
}

function fits(place: HostPlace, newcomers: readonly Team[], rule: SeatingRule): boolean {
  if (peopleAt(place, newcomers) <= seatsOf(place, rule)) return true
  return !rule.isStrict && 1 + place.guests.length + newcomers.length <= mostTeams
}

function peopleAt({ host, guests }: HostPlace, newcomers: readonly Team[]): number {
  return [host, ...guests, ...newcomers].reduce((sum, { members }) => sum + members.length, 0)
}

function seatsOf({ host }: HostPlace, rule: SeatingRule): number {
  return hostOf(host)?.numSeats ?? seatsAtTable(host.members.length, rule)
}

function crowdedTables(options: readonly Option[], guests: readonly Team[], rule: SeatingRule): CrowdedTable[] {
  return [...new Set(options.map(({ place }) => place))].flatMap((place) => {
    const people = peopleAt(
      place,
      guests.filter((_, at) => options[at]?.place === place),
    )
    if (people <= seatsOf(place, rule)) return []
    return [{ teamId: place.host.id, seats: hostOf(place.host)?.numSeats, people }]
  })
}
