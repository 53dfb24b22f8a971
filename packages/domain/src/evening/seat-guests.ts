import type { AfterPartyLocation, Coordinate, TravelMode } from '../events/dinner/dinner.ts'
import { type CourseStage, lastStopMinutes } from '../events/dinner/evening-times.ts'
import { instantIn } from '../local-date.ts'
import { seatsAtTable } from '../people/participants/hosting.ts'
import type { Participant } from '../people/participants/participant.ts'
import { dinnerRoute, type TeamVisit } from '../plan/dinner-routes/dinner-route.ts'
import { usableCoordinates } from '../plan/dinner-routes/usable-coordinates.ts'
import { hostOf, type Team } from '../plan/teams/team.ts'
import type { EveningPlan } from './evening-report.ts'
import { knownPlace, spareMinutes, wayMinutes } from './leave-by.ts'
import { newDiets } from './new-diets.ts'

/** Guests who sit elsewhere should be there this long after the start of the course at the latest. */
export const inTimeMinutes = 15
/** People stay at least this long at a table, or it is not worth the way. */
const leastStayMinutes = 30
/** A course takes at least this long, and no guest leaves it earlier. */
const courseMinutes = 60

/** What is known when guests are seated at another table. */
export interface SeatingContext {
  plan: EveningPlan
  afterParty: AfterPartyLocation | undefined
  travelMode: TravelMode
  /** The table whose guests need another one. */
  table: { teamId: string; mealId: string }
  stage: CourseStage
  now: Date
}

/** A table where guests could sit. */
export interface HostPlace {
  host: Team
  /** The guest teams that come. */
  guests: readonly Team[]
}

/** What it means when one guest team sits at one table. */
export interface Seat {
  guestTeamId: string
  hostTeamId: string
  /** Null where a home is unknown or only its town is known. */
  wayMinutes: number | null
  /** Minutes after the start of the course. */
  lateMinutes: number
  /** Guests whose diets the host did not plan for. */
  newDiets: Participant[]
  /** Teams at that table that the guests meet at another course too. */
  meetAgain: string[]
}

/** Judges a guest team at a table; undefined where they would come too late to eat. */
type SeatJudge = (guest: Team, place: HostPlace) => Seat | undefined

export function seatJudge(context: SeatingContext, hosts: readonly Team[]): SeatJudge {
  const { plan, table, travelMode } = context
  const { teams, timeZone } = plan
  const course = plan.meals.findIndex(({ id }) => id === table.mealId)
  const meal = plan.meals[course]
  if (!meal) return () => undefined
  const places = placesOf([...teams, ...hosts])
  const met = meetingsOf(plan.visits)
  const start = instantIn(timeZone, meal.time).getTime()
  const ending = endOf(context, course, start)
  return (guest, { host, guests }) => {
    const route = dinnerRoute(guest, teams, plan.visits, plan.meals)
    const stopOfCourse = (index: number) => route.find((stop) => stop.meal.id === plan.meals[index]?.id)
    const before = stopOfCourse(course - 1)
    const isOnTheWay = context.stage !== 'OPEN'
    const startId = isOnTheWay ? table.teamId : (before?.team.id ?? guest.id)
    const way = wayMinutes(places.get(startId), places.get(host.id), travelMode)
    const freeAt = before ? instantIn(timeZone, before.meal.time).getTime() + minutes(courseMinutes) : 0
    const leavesAt = isOnTheWay ? context.now.getTime() : Math.max(context.now.getTime(), freeAt)
    const arrival = Math.max(start, leavesAt + minutes((way ?? 0) + spareMinutes))
    const next = stopOfCourse(course + 1)
    const wayOn = next
      ? wayMinutes(places.get(host.id), places.get(next.team.id), travelMode)
      : wayMinutes(places.get(host.id), ending.place, travelMode)
    if (arrival + minutes(leastStayMinutes + (wayOn ?? 0)) > ending.at) return undefined
    return {
      guestTeamId: guest.id,
      hostTeamId: host.id,
      wayMinutes: way,
      lateMinutes: Math.ceil((arrival - start) / 60_000),
      newDiets: newDiets(
        guest.members,
        [host, ...guests].flatMap(({ members }) => members),
      ),
      meetAgain: [host, ...guests].map(({ id }) => id).filter((id) => met.get(guest.id)?.has(id)),
    }
  }
}

/** When the course ends: when the next stop begins, or three hours after its own start. */
function endOf({ plan, afterParty }: SeatingContext, course: number, start: number) {
  const next = plan.meals[course + 1] ?? afterParty
  const begins = next && instantIn(plan.timeZone, next.time).getTime()
  const endsAt = begins !== undefined && begins > start ? begins : start + minutes(lastStopMinutes)
  return { at: endsAt, place: next === afterParty ? knownPlace(afterParty?.geocodingResult) : undefined }
}

/** Where each team cooks, as far as it is known to the house. */
function placesOf(teams: readonly Team[]): Map<string, Coordinate | undefined> {
  const { coordinates } = usableCoordinates(teams.map((team) => knownPlace(hostOf(team)?.geocodingResult)))
  return new Map(teams.map(({ id }, index) => [id, coordinates[index]]))
}

/** Who meets whom. Tables of the same course and of cancelled teams do no harm: their people are at no other table of the course. */
function meetingsOf(visits: readonly TeamVisit[]): Map<string, Set<string>> {
  const tables = new Map<string, string[]>()
  for (const visit of visits) {
    const key = `${visit.hostTeamId} ${visit.mealId}`
    tables.set(key, [...(tables.get(key) ?? [visit.hostTeamId]), visit.guestTeamId])
  }
  const met = new Map<string, Set<string>>()
  for (const table of tables.values())
    for (const id of table)
      met.set(id, new Set([...(met.get(id) ?? []), ...table.filter((otherTeamId) => otherTeamId !== id)]))
  return met
}

const minutes = (count: number) => count * 60_000

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
  const seatFrom = (index: number, chosenTables: Option[], cost: number[]): void => {
    if (best && compareCosts(cost, best.cost) >= 0) return
    if (index === guests.length) {
      best = { options: chosenTables, cost }
      return
    }
    for (const option of options[index] ?? []) {
      const { place } = option
      const atPlace = guests
        .slice(0, index + 1)
        .filter((_, guestIndex) => (chosenTables[guestIndex] ?? option).place === place)
      if (fits(place, atPlace, rule))
        seatFrom(
          index + 1,
          [...chosenTables, option],
          cost.map((ownCost, position) => ownCost + (option.cost[position] ?? 0)),
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
  const firstDifference = left.findIndex((leftCost, index) => leftCost !== right[index])
  return firstDifference === -1 ? 0 : (left[firstDifference] ?? 0) - (right[firstDifference] ?? 0)
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
      guests.filter((_, guestIndex) => options[guestIndex]?.place === place),
    )
    if (people <= seatsOf(place, rule)) return []
    return [{ teamId: place.host.id, seats: hostOf(place.host)?.numSeats, people }]
  })
}
