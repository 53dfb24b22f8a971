import {
  assignableSizes,
  firstPlaces,
  type SplitOptions,
  splitWaitingList,
  type WaitingListSplit,
} from '../participants/assignment.ts'
import type { Participant } from '../participants/participant.ts'
import { unitsInOrder } from '../partner-wishes/pairs.ts'

/** How long the place of a guest who cancelled is not given to another person. */
export const placeHeldMilliseconds = 3_600_000

/** Guests who cancelled by mistake get their place back within the hour, so no other guest moves up before. */
export function isPlaceHeld(cancelledAt: Date, now: Date): boolean {
  return now.getTime() < heldUntil(cancelledAt).getTime()
}

export function heldUntil(cancelledAt: Date): Date {
  return new Date(cancelledAt.getTime() + placeHeldMilliseconds)
}

/**
 * Main list and waiting list as if the people whose places are held still took part; those are in neither list. What is missing
 * for a dinner is counted without them.
 */
export function splitHoldingPlaces(
  participants: readonly Participant[],
  held: readonly Participant[],
  options: SplitOptions,
): WaitingListSplit {
  if (held.length === 0 || options.teamsExist) return splitWaitingList(participants, options)
  const absent = new Set(held.map(({ id }) => id))
  const { assigned, waiting } = splitWaitingList([...participants, ...held], options)
  return {
    assigned: assigned.filter(({ id }) => !absent.has(id)),
    waiting: waiting.filter(({ id }) => !absent.has(id)),
    missing: splitWaitingList(participants, options).missing,
  }
}

export const waitingListActions = ['ASSIGN_TO_EXISTING_TEAMS', 'GENERATE_NEW_TEAMS', 'DISTRIBUTE_TO_TEAMS'] as const
type WaitingListAction = (typeof waitingListActions)[number]

/** A team as far as the waiting list has to know it. */
export interface FillableTeam {
  id: string
  teamNumber: number
  members: readonly Participant[]
}

export interface WaitingList<Team> {
  /** Who of those who wait makes whole new teams. */
  forNewTeams: Participant[]
  remaining: Participant[]
  /** With this many more people those that remain make new teams, too. */
  missing: number
  fillableTeams: Team[]
  freePlaces: number
  /** What can be done now, best first. */
  actions: WaitingListAction[]
}

/**
 * The options for the waiting list: docs/rules/people/waiting-list.md#what-can-be-done-with-those-who-wait. A fixed pair is
 * never divided. `waiting` in order of the list.
 */
export function waitingListOf<Team extends FillableTeam>(
  waiting: readonly Participant[],
  teams: readonly Team[],
  { mealCount, teamSize }: { mealCount: number; teamSize: number },
): WaitingList<Team> {
  const { nextParticipantsOffsetSize: step } = assignableSizes(mealCount, teamSize)
  const preselected = new Set(firstPlaces(unitsInOrder(waiting), waiting.length - (waiting.length % step)))
  const remaining = waiting.filter((person) => !preselected.has(person))
  const fillableTeams = teams.filter((team) => freePlaces(team, teamSize) > 0)
  const canDoSomething = waiting.length > 0 && teams.length > 0
  const possible: WaitingListAction[] = []
  if (fillableTeams.length > 0) possible.push('ASSIGN_TO_EXISTING_TEAMS')
  if (waiting.length >= step) possible.push('GENERATE_NEW_TEAMS')
  if (possible.length === 0) possible.push('DISTRIBUTE_TO_TEAMS')
  return {
    forNewTeams: waiting.filter((person) => preselected.has(person)),
    remaining,
    missing: remaining.length === 0 && waiting.length > 0 ? 0 : step - remaining.length,
    fillableTeams,
    freePlaces: fillableTeams.reduce((sum, team) => sum + freePlaces(team, teamSize), 0),
    actions: canDoSomething ? possible : [],
  }
}

/** A cancelled team has all its places free; a team of three has none. */
export function freePlaces({ members }: Pick<FillableTeam, 'members'>, teamSize: number): number {
  return Math.max(0, teamSize - members.length)
}
