import { straightLineMetres } from '../dinner-routes/distance.ts'
import { isUsable } from '../dinner-routes/usable-coordinates.ts'
import type { Participant } from '../participants/participant.ts'

type Home = Pick<Participant, 'street' | 'streetNr' | 'zip' | 'cityName' | 'geocodingResult'>

/** Two coordinates of one house may differ by the last digits. */
const sameHouseMetres = 5
/** A little more than that in degrees of latitude: whoever is further apart need not be measured. */
const sameHouseDegrees = 0.0001

/**
 * Teams that would cook in one house: groups of two and more positions in `hosts` with the same address or, where both are
 * known to the house, the same coordinate. They had better not cook the same course. A missing host shares with nobody.
 */
export function sharedKitchens(hosts: readonly (Home | undefined)[]): number[][] {
  const groups = new Map<number, number[]>()
  const groupOf = new Map<number, number[]>()
  const join = (one: number, other: number) => {
    const known = groupOf.get(one) ?? [one]
    const joined = groupOf.get(other) ?? [other]
    if (known === joined) return
    const group = [...known, ...joined]
    for (const member of group) groupOf.set(member, group)
  }
  joinSameAddresses(hosts, join)
  joinSameCoordinates(hosts, join)
  for (const group of groupOf.values()) groups.set(Math.min(...group), group)
  return [...groups]
    .sort(([one], [other]) => one - other)
    .map(([, group]) => group.toSorted((one, other) => one - other))
}

type Join = (one: number, other: number) => void

function joinSameAddresses(hosts: readonly (Home | undefined)[], join: Join): void {
  const firstAt = new Map<string, number>()
  for (const [position, host] of hosts.entries()) {
    const address = host ? addressOf(host) : ''
    if (address === '') continue
    const first = firstAt.get(address)
    if (first === undefined) firstAt.set(address, position)
    else join(first, position)
  }
}

/** Everybody known only by town has the same coordinate: such a one says nothing. */
function joinSameCoordinates(hosts: readonly (Home | undefined)[], join: Join): void {
  const located = hosts
    .flatMap((host, position) => {
      const place = host?.geocodingResult
      return place && isUsable(place) && place.quality !== 'APPROXIMATE' ? [{ place, position }] : []
    })
    .sort((one, other) => one.place.lat - other.place.lat)
  for (const [index, { place, position }] of located.entries()) {
    for (let next = index + 1; next < located.length; next++) {
      const other = located[next]
      if (!other || other.place.lat - place.lat > sameHouseDegrees) break
      if (straightLineMetres(place, other.place) <= sameHouseMetres) join(position, other.position)
    }
  }
}

function addressOf({ street, streetNr, zip, cityName }: Home): string {
  if (street.trim() === '') return ''
  return [street, streetNr, zip, cityName].map((part) => part.trim().toLowerCase().replace(/\s+/g, ' ')).join('|')
}
