export interface PlacesTaken {
  /** Undefined: as many as come. */
  limit: number | undefined
  /** Everybody there is, confirmed or not: whoever has not confirmed yet holds a place. */
  people: number
  /** The last place is free because only pairs came for it, and nobody alone came after them. */
  lastPlaceFree: boolean
  teamsExist: boolean
}

/**
 * Whether somebody who registers now, alone or as a pair, waits. Places go in order of registration, a pair takes two at
 * once or waits; once there are teams, everybody new waits. Agrees with `splitWaitingList` when all confirm.
 */
export function mustWait(registering: 1 | 2, { limit, people, lastPlaceFree, teamsExist }: PlacesTaken): boolean {
  if (teamsExist) return true
  if (limit === undefined || people + registering <= limit) return false
  return !(registering === 1 && lastPlaceFree)
}
