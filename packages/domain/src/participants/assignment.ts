import { firstPlaces } from './first-places.ts'
import { activatedInOrder } from './order.ts'
import type { Participant } from './participant.ts'
import { canSeatEverybody } from './team-counts.ts'
import { unitsInOrder } from './units-in-order.ts'

export interface AssignableSizes {
  /** Fewer people than this cannot have a dinner (spec 9: meals squared times team size). */
  minimumParticipantsNeeded: number
  /** Above the minimum, as many more people make the next bigger dinner. */
  nextParticipantsOffsetSize: number
}

export interface SplitOptions {
  mealCount: number
  teamSize: number
  teamsExist: boolean
  /** Nobody waits where everybody can be seated at uneven tables and in a team of three (decisions B2). */
  leaveNobodyOut?: boolean
  /** Whoever comes after so many waits, however many could be seated; undefined: as many as come. */
  participantLimit?: number | undefined
}

export interface WaitingListSplit {
  /** The main list, in order. */
  assigned: Participant[]
  /** Who waits, in order. */
  waiting: Participant[]
  /** How many people are missing for the smallest dinner; 0 once teams exist. */
  missing: number
}

/** Decisions B1. */
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
  /** How many more people make the smallest or the next bigger dinner; 0 when the number works out. */
  missing: number
}

/** What becomes of so many people, counted as single ones. */
export function dinnerSizeFor(people: number, sizes: AssignableSizes): DinnerSize {
  const { minimumParticipantsNeeded, nextParticipantsOffsetSize } = sizes
  if (people < minimumParticipantsNeeded)
    return { seated: 0, waiting: people, missing: minimumParticipantsNeeded - people }
  const waiting = (people - minimumParticipantsNeeded) % nextParticipantsOffsetSize
  return { seated: people - waiting, waiting, missing: waiting === 0 ? 0 : nextParticipantsOffsetSize - waiting }
}

/**
 * Who takes part and who waits (rules 3.2, decisions B1): the last in order wait, a pair that registered together waits
 * together. Below the minimum nobody waits, the list is only too short. Beyond the organiser's limit everybody waits.
 * With teams, those without a team wait.
 * Unconfirmed registrations are in neither list.
 */
export function splitWaitingList(participants: readonly Participant[], options: SplitOptions): WaitingListSplit {
  const activated = activatedInOrder(participants)
  if (options.teamsExist) return split(activated, (participant) => participant.teamId !== undefined)
  const sizes = assignableSizes(options.mealCount, options.teamSize)
  const units = withinLimit(unitsInOrder(activated), options.participantLimit ?? activated.length)
  const admitted = new Set(units.flat())
  const missing = sizes.minimumParticipantsNeeded - admitted.size
  if (missing > 0) return { ...split(activated, (participant) => admitted.has(participant)), missing }
  if (options.leaveNobodyOut && canSeatEverybody(admitted.size, options))
    return split(activated, (participant) => admitted.has(participant))
  const places = admitted.size - (admitted.size % sizes.nextParticipantsOffsetSize)
  const seated = new Set(firstPlaces(units, places))
  return split(activated, (participant) => seated.has(participant))
}

/** In order of the list; a pair takes two places at once or none, and whoever fits after it moves up. */
function withinLimit(units: readonly Participant[][], limit: number): Participant[][] {
  let free = limit
  return units.filter((unit) => {
    const fits = unit.length <= free
    if (fits) free -= unit.length
    return fits
  })
}

function split(activated: readonly Participant[], isAssigned: (participant: Participant) => boolean): WaitingListSplit {
  return {
    assigned: activated.filter(isAssigned),
    waiting: activated.filter((participant) => !isAssigned(participant)),
    missing: 0,
  }
}
