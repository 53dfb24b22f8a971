export interface PlacesTaken {
  /** Undefined: no limit. */
  limit: number | undefined
  /** All registrations: an unconfirmed one holds a place, too. */
  people: number
  /** The last place is free because only pairs came for it, and no single came after them. */
  lastPlaceFree: boolean
  teamsExist: boolean
}

export type WaitingReason = 'TEAMS' | 'PLACES'

/** Why a new registration of one person would wait; undefined when it would not. */
export function waitingReason(places: PlacesTaken): WaitingReason | undefined {
  if (!mustWait(1, places)) return undefined
  return places.teamsExist ? 'TEAMS' : 'PLACES'
}

const headCountFrom = 5

/** The number of people as guests see it: below five it would tell too much about each of them, and invite little. */
export function shownHeadCount(confirmed: number): number | undefined {
  return confirmed < headCountFrom ? undefined : confirmed
}

/**
 * Whether a new registration, single or pair, goes to the waiting list. Places go in order of registration, a pair
 * takes two at once or waits; once there are teams, all new ones wait. Agrees with `splitWaitingList` when all confirm.
 */
export function mustWait(registering: 1 | 2, { limit, people, lastPlaceFree, teamsExist }: PlacesTaken): boolean {
  if (teamsExist) return true
  if (limit === undefined || people + registering <= limit) return false
  return !(registering === 1 && lastPlaceFree)
}
