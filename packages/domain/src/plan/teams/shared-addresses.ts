import type { Participant } from '../../people/participants/participant.ts'
import { isTownOnly } from '../dinner-routes/map-layout.ts'
import { hostOf, type Team } from './team.ts'

/** More teams than this at one address are a hall of residence, where everybody has a kitchen. */
const mostTeamsPerAddress = 12

/** Pairs of positions of teams whose hosts have the same address, or a coordinate of a house in common. */
export function sharedAddresses(teams: readonly Team[]): [one: number, other: number][] {
  const homes = new Map<string, number[]>()
  for (const [position, team] of teams.entries()) {
    const host = hostOf(team) ?? team.members[0]
    for (const key of host ? homeKeys(host) : []) homes.set(key, [...(homes.get(key) ?? []), position])
  }
  const pairs = new Map<string, [number, number]>()
  for (const home of homes.values()) {
    if (home.length > mostTeamsPerAddress) continue
    for (const [index, participantId] of home.entries()) {
      for (const otherId of home.slice(index + 1)) pairs.set(`${participantId} ${otherId}`, [participantId, otherId])
    }
  }
  return [...pairs.values()]
}

function homeKeys({ street, streetNr, zip, geocodingResult }: Participant): string[] {
  const address = [street, streetNr, zip].map((part) => part.trim().toLowerCase().replaceAll(/\s+/g, ' '))
  const keys = address[0] === '' || address[1] === '' ? [] : [address.join('|')]
  // A town's coordinate says nothing about the house.
  if (geocodingResult && !isTownOnly(geocodingResult)) {
    keys.push(`${geocodingResult.lat.toFixed(5)} ${geocodingResult.lng.toFixed(5)}`)
  }
  return keys
}
