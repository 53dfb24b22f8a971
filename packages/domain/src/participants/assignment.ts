import { fixedPairs } from '../partner-wishes/pairs.ts'
import { activatedInOrder } from './order.ts'
import type { Participant } from './participant.ts'
import { canSeatEverybody } from './team-counts.ts'

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
  const seated = new Set(seatInOrder(units, places))
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

/** Singles and undivided pairs, each where its first member stands in the list. */
function unitsInOrder(activated: readonly Participant[]): Participant[][] {
  const pairs = fixedPairs(activated)
  const pairOf = new Map(pairs.flatMap((pair) => pair.map((member) => [member, pair] as const)))
  return [...new Set(activated.map((participant) => pairOf.get(participant) ?? participant))].map((unit) =>
    Array.isArray(unit) ? unit : [unit],
  )
}

/** Fills exactly `places`, as early in the list as undivided pairs allow. */
function seatInOrder(units: readonly Participant[][], places: number): Participant[] {
  const seated: Participant[][] = []
  let free = places
  for (const unit of units) {
    if (unit.length > free) continue
    seated.push(unit)
    free -= unit.length
  }
  if (free === 0) return seated.flat()
  // One place is left and only pairs are: the next pair takes it together with the place of the last single. Without
  // any single the number of places is odd, which a team size of two never gives; then that pair has to be divided.
  const nextPair = units.find((unit) => !seated.includes(unit)) ?? []
  const lastSingle = seated.findLastIndex((unit) => unit.length === 1)
  if (lastSingle >= 0) seated.splice(lastSingle, 1)
  return [...seated.flat(), ...nextPair].slice(0, places)
}
