import { unitsInOrder } from '../partner-wishes/pairs.ts'
import { confirmedInOrder } from './order.ts'
import type { Participant } from './participant.ts'
import { canSeatEverybody } from './team-counts.ts'

/** Fills exactly `places`, as early in the list as fixed pairs allow. */
export function firstPlaces(units: readonly Participant[][], places: number): Participant[] {
  const seated: Participant[][] = []
  let freePlaces = places
  for (const unit of units) {
    if (unit.length > freePlaces) continue
    seated.push(unit)
    freePlaces -= unit.length
  }
  if (freePlaces === 0) return seated.flat()
  // One place is left and only pairs are: the next pair takes it together with the place of the last single. Without
  // any single the number of places is odd, which a team size of two never produces; then that pair has to be divided.
  const nextPair = units.find((unit) => !seated.includes(unit)) ?? []
  const lastSingle = seated.findLastIndex((unit) => unit.length === 1)
  if (lastSingle >= 0) seated.splice(lastSingle, 1)
  return [...seated.flat(), ...nextPair].slice(0, places)
}

export interface AssignableSizes {
  /** Fewer people cannot have a dinner: courses squared times team size. */
  minimumParticipantsNeeded: number
  /** Above the minimum, this many more people make the next bigger dinner. */
  nextParticipantsOffsetSize: number
}

export interface SplitOptions {
  mealCount: number
  teamSize: number
  teamsExist: boolean
  /** All people are seated where uneven tables and a team of three allow it, so that the waiting list is empty. */
  leaveNobodyOut?: boolean
  /** People beyond this limit wait, even if they could be seated; undefined: no limit. */
  participantLimit?: number | undefined
}

export interface WaitingListSplit {
  /** The main list, in order. */
  assigned: Participant[]
  /** The waiting list, in order. */
  waiting: Participant[]
  /** How many people are missing for the smallest dinner; 0 once teams exist. */
  missing: number
}

/** The sizes a dinner can have: docs/rules/people/waiting-list.md#who-takes-part-and-who-waits. */
export function assignableSizes(mealCount: number, teamSize: number): AssignableSizes {
  return {
    minimumParticipantsNeeded: mealCount * mealCount * teamSize,
    nextParticipantsOffsetSize: mealCount * teamSize,
  }
}

export interface DinnerSize {
  /** People in teams; none below the minimum. */
  seated: number
  waiting: number
  /** How many more people make the smallest or the next bigger dinner; 0 when the number fits. */
  missing: number
}

/** The size of a dinner of this many people, counted as singles. */
export function dinnerSizeFor(people: number, sizes: AssignableSizes): DinnerSize {
  const { minimumParticipantsNeeded, nextParticipantsOffsetSize } = sizes
  if (people < minimumParticipantsNeeded)
    return { seated: 0, waiting: people, missing: minimumParticipantsNeeded - people }
  const waiting = (people - minimumParticipantsNeeded) % nextParticipantsOffsetSize
  return { seated: people - waiting, waiting, missing: waiting === 0 ? 0 : nextParticipantsOffsetSize - waiting }
}

/**
 * Who takes part and who waits: the last in order wait, and a fixed pair waits together. Below the minimum the waiting
 * list is empty. Beyond the organiser's limit people always wait. With teams, those without a team wait. Unconfirmed
 * registrations are in neither list.
 */
export function splitWaitingList(participants: readonly Participant[], options: SplitOptions): WaitingListSplit {
  const confirmed = confirmedInOrder(participants)
  if (options.teamsExist) return split(confirmed, (participant) => participant.teamId !== undefined)
  const sizes = assignableSizes(options.mealCount, options.teamSize)
  const units = withinLimit(unitsInOrder(confirmed), options.participantLimit ?? confirmed.length)
  const candidates = new Set(units.flat())
  const missing = sizes.minimumParticipantsNeeded - candidates.size
  if (missing > 0) return { ...split(confirmed, (participant) => candidates.has(participant)), missing }
  if (options.leaveNobodyOut && canSeatEverybody(candidates.size, options))
    return split(confirmed, (participant) => candidates.has(participant))
  const places = candidates.size - (candidates.size % sizes.nextParticipantsOffsetSize)
  const seated = new Set(firstPlaces(units, places))
  return split(confirmed, (participant) => seated.has(participant))
}

/** In order of the list; a pair takes two places at once or none, and the next that fits moves up. */
export function withinLimit(units: readonly Participant[][], limit: number): Participant[][] {
  let freePlaces = limit
  return units.filter((unit) => {
    const fits = unit.length <= freePlaces
    if (fits) freePlaces -= unit.length
    return fits
  })
}

function split(confirmed: readonly Participant[], isAssigned: (participant: Participant) => boolean): WaitingListSplit {
  return {
    assigned: confirmed.filter(isAssigned),
    waiting: confirmed.filter((participant) => !isAssigned(participant)),
    missing: 0,
  }
}
