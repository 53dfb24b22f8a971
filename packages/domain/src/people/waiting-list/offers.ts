import type { Meal } from '../../events/dinner/dinner.ts'
import { type Issue, issue } from '../../issue.ts'
import { type LocalDate, type LocalDateTime, minutesBetween } from '../../local-date.ts'
import { canHost, type HostingAbility, seatsAtTable } from '../participants/hosting.ts'
import { confirmedInOrder } from '../participants/order.ts'
import { fullName, type Participant } from '../participants/participant.ts'
import { unitsInOrder } from '../partner-wishes/pairs.ts'
import { dividedPair, waitingPeopleIssues } from './assignment-issues.ts'
import { type FillableTeam, freePlaces } from './waiting-list.ts'

/**
 * `TAKEN`: the place was filled, or its team changed, before the answer came. Only of new teams: `AGREED` waits for the answers of
 * the others, and `LAPSED` ended because too few of them accepted.
 */
export const offerStates = [
  'OPEN',
  'AGREED',
  'ACCEPTED',
  'DECLINED',
  'EXPIRED',
  'WITHDRAWN',
  'TAKEN',
  'LAPSED',
] as const
export type OfferState = (typeof offerStates)[number]

export const maxOfferHours = 168
/** Automatic offers wait this long after the last change of the plan, so that an undo finds the place free. */
export const quietMinutes = 10

/** On the day of the event answers are needed sooner. */
export function defaultOfferHours(date: LocalDate, today: LocalDate): number {
  return today === date ? 2 : 24
}

/** The first course has begun: no place can be taken any more. Local times of the event. */
export function hasBegun(meals: readonly Pick<Meal, 'time'>[], now: LocalDateTime): boolean {
  return meals.length > 0 && firstCourse(meals) <= now
}

/** When an offer ends: after its hours, at the latest when the first course begins. */
export function offerEnd(
  meals: readonly Pick<Meal, 'time'>[],
  { now, localNow, hours }: { now: Date; localNow: LocalDateTime; hours: number },
): Date {
  const untilDinner = meals.length === 0 ? Number.POSITIVE_INFINITY : minutesBetween(localNow, firstCourse(meals))
  return new Date(now.getTime() + Math.min(hours * 60, Math.max(0, untilDinner)) * 60_000)
}

function firstCourse(meals: readonly Pick<Meal, 'time'>[]): LocalDateTime {
  return meals.map(({ time }) => time).reduce((first, time) => (time < first ? time : first))
}

/** A place that is kept for a person until they answer, in new teams until all have answered. */
export interface OpenOffer {
  id: string
  participantId: string
  state: 'OPEN' | 'AGREED'
  /** Undefined in new teams, and for a table that was lost. */
  teamId: string | undefined
  teamOfferId: string | undefined
  tableOfferId: string | undefined
  /** Two for a pair. */
  places: number
}

interface Seating {
  teams: readonly FillableTeam[]
  people: readonly Participant[]
  teamSize: number
}

/** Places of a team that are neither filled nor offered. */
export function offerablePlaces(team: FillableTeam, open: readonly OpenOffer[], teamSize: number): number {
  const offered = open.filter(({ teamId }) => teamId === team.id).reduce((sum, { places }) => sum + places, 0)
  return Math.max(0, freePlaces(team, teamSize) - offered)
}

/** Why a place in this team cannot be offered to these people, who are one person or one whole pair. */
export function offerIssues(
  { teamId, participantIds }: { teamId: string; participantIds: readonly string[] },
  { teams, people, teamSize, open }: Seating & { open: readonly OpenOffer[] },
): Issue[] {
  const team = teams.find(({ id }) => id === teamId)
  if (!team) return [issue('value_invalid', 'teamId')]
  const wrong = waitingPeopleIssues(participantIds, people, (index) => `participantIds[${index}]`)
  if (wrong.length > 0) return wrong
  const pair = dividedPair(people, new Set(participantIds))
  if (pair) {
    const [name, otherName] = [fullName(pair[0]), fullName(pair[1])]
    return [
      issue('invalid_replacement_participants_inconsistent_teampartner_wish', 'participantIds', { name, otherName }),
    ]
  }
  const unit = unitOf(participantIds[0], people)
  if (!unit || unit.length !== participantIds.length) return [issue('value_invalid', 'participantIds')]
  const askedPerson = unit.find(({ id }) => open.some(({ participantId }) => participantId === id))
  if (askedPerson) return [issue('waitinglist_offer_open', 'participantIds', { name: fullName(askedPerson) })]
  const free = offerablePlaces(team, open, teamSize)
  if (unit.length <= free) return []
  return [issue('waitinglist_team_full', 'teamId', { teamNumber: team.teamNumber, free })]
}

/** The people who answer together: a single, or a pair with its root first. */
export function unitOf(id: string | undefined, people: readonly Participant[]): Participant[] | undefined {
  return unitsInOrder(waiting(people)).find((unit) => unit.some((person) => person.id === id))
}

/**
 * Who is asked next: the first in order whom the free places can seat and who was not asked for this team before. A pair is
 * skipped where one place is free. Where nobody of the team could host, those who can come first, and those who cannot last.
 */
export function nextForTeam(
  team: FillableTeam,
  {
    people,
    teamSize,
    meals,
    open,
    askedIds,
  }: Omit<Seating, 'teams'> & {
    meals: readonly unknown[]
    open: readonly OpenOffer[]
    askedIds: ReadonlySet<string>
  },
): Participant[] | undefined {
  const places = offerablePlaces(team, open, teamSize)
  const rank = (members: readonly Participant[]) => hostingRank(members, seatsAtTable(teamSize, { teamSize, meals }))
  const units = unitsFitting(places, { people, open, askedIds })
  if (rank(team.members) === 0) return units[0]
  return units.reduce<Participant[] | undefined>(
    (first, unit) => (first && rank(first) <= rank(unit) ? first : unit),
    undefined,
  )
}

const abilities: readonly HostingAbility[] = ['YES', 'UNKNOWN', 'NO']

/** 0 where one of them can host. */
function hostingRank(members: readonly Participant[], seats: number): number {
  return Math.min(abilities.length, ...members.map((member) => abilities.indexOf(canHost(member, seats))))
}

interface Asked {
  people: readonly Participant[]
  open: readonly OpenOffer[]
  askedIds: ReadonlySet<string>
}

/** The first in order, a single or a pair, who fits into the places, has no offer now and was not asked before. */
export function nextUnit(places: number, asked: Asked): Participant[] | undefined {
  return unitsFitting(places, asked)[0]
}

function unitsFitting(places: number, { people, open, askedIds }: Asked): Participant[][] {
  return freeUnits(people, open).filter((unit) => unit.length <= places && !unit.some(({ id }) => askedIds.has(id)))
}

/** The singles and pairs who wait and have no offer now, in order. */
export function freeUnits(people: readonly Participant[], open: readonly OpenOffer[]): Participant[][] {
  const busy = new Set(open.map(({ participantId }) => participantId))
  return unitsInOrder(waiting(people)).filter((unit) => !unit.some(({ id }) => busy.has(id)))
}

/**
 * Live offers that lost their place or their person: in order, the first ones keep what is left. An offer of a table is lost once
 * the table has no guests any more.
 */
export function lostOffers(
  openOffers: readonly OpenOffer[],
  { teams, people, teamSize, emptyTables }: Seating & { emptyTables: ReadonlySet<string> },
): OpenOffer[] {
  const placesLeft = new Map(teams.map((team) => [team.id, freePlaces(team, teamSize)]))
  const waitingIds = new Set(waiting(people).map(({ id }) => id))
  return openOffers.filter(({ teamId, tableOfferId, participantId, places }) => {
    if (tableOfferId !== undefined && emptyTables.has(tableOfferId)) return true
    if (teamId === undefined) return !waitingIds.has(participantId)
    const free = placesLeft.get(teamId) ?? 0
    if (places > free || !waitingIds.has(participantId)) return true
    placesLeft.set(teamId, free - places)
    return false
  })
}

function waiting(people: readonly Participant[]): Participant[] {
  return confirmedInOrder(people).filter(({ teamId }) => teamId === undefined)
}
