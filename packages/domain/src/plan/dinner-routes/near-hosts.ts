import type { Coordinate } from '../../events/dinner/dinner.ts'
import { straightLineMetres } from './distance.ts'

export interface NearHosts<Host> {
  one: Host
  other: Host
  /** Straight line, without the road factor: neighbours can hear and see each other. */
  metres: number
}

/** Metres of a degree of latitude, rounded down, so that no pair is missed. */
const metresPerDegree = 111_000

/**
 * Pairs of hosts at most `range` metres apart, the nearest first; a range of 0 finds those at one address. Hosts for
 * which `placeOf` returns undefined have no neighbours. Of more than `most` pairs the farthest are left out.
 */
export function nearHosts<Host>(
  hosts: readonly Host[],
  placeOf: (host: Host) => Coordinate | undefined,
  range: number,
  most = Number.POSITIVE_INFINITY,
): NearHosts<Host>[] {
  const located = hosts.flatMap((host) => {
    const place = placeOf(host)
    return place ? [{ host, place }] : []
  })
  let limit = range
  let pairs: NearHosts<Host>[] = []
  for (const [position, { host: firstHost, place }] of located.entries()) {
    for (let next = position + 1; next < located.length; next++) {
      const { host: otherHost, place: otherPlace } = located[next] as (typeof located)[number]
      if (Math.abs(place.lat - otherPlace.lat) * metresPerDegree > limit + 1) continue
      const metres = straightLineMetres(place, otherPlace)
      if (metres <= limit) pairs.push({ one: firstHost, other: otherHost, metres })
    }
    if (pairs.length <= 2 * most) continue
    // Pairs farther apart than the last kept one need not be compared.
    pairs = nearestFirst(pairs, most)
    limit = Math.min(limit, pairs.at(-1)?.metres ?? limit)
  }
  return nearestFirst(pairs, most)
}

function nearestFirst<Host>(pairs: readonly NearHosts<Host>[], most: number): NearHosts<Host>[] {
  return pairs.toSorted((first, second) => first.metres - second.metres).slice(0, most)
}
