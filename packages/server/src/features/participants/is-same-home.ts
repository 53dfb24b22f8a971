import type { ParticipantData } from '@running-dinner/domain'

type Home = Pick<ParticipantData, 'street' | 'streetNr' | 'zip' | 'cityName' | 'country'>

/** Letter by letter: whoever is looked for on the map or rung at is looked for by these. */
export function isSameHome(one: Home, other: Home): boolean {
  return keyOf(one) === keyOf(other)
}

function keyOf({ street, streetNr, zip, cityName, country }: Home): string {
  return JSON.stringify([street, streetNr, zip, cityName, country])
}
