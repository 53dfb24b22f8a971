import type { Participant } from './participant.ts'

/** Fills exactly `places`, as early in the list as fixed pairs allow. */
export function firstPlaces(units: readonly Participant[][], places: number): Participant[] {
  const seated: Participant[][] = []
  let free = places
  for (const unit of units) {
    if (unit.length > free) continue
    seated.push(unit)
    free -= unit.length
  }
  if (free === 0) return seated.flat()
  // One place is left and only pairs are: the next pair takes it together with the place of the last single. Without
  // any single the number of places is odd, which a team size of two never produces; then that pair has to be divided.
  const nextPair = units.find((unit) => !seated.includes(unit)) ?? []
  const lastSingle = seated.findLastIndex((unit) => unit.length === 1)
  if (lastSingle >= 0) seated.splice(lastSingle, 1)
  return [...seated.flat(), ...nextPair].slice(0, places)
}
