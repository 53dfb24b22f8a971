import type { ParticipantData } from '@running-dinner/domain'

type Home = Pick<ParticipantData, 'street' | 'streetNr' | 'zip' | 'cityName' | 'country'>

/** Compares literally, since guests search the map and ring the bell by exactly these texts. */
export function isSameHome(home: Home, otherHome: Home): boolean {
  return keyOf(home) === keyOf(otherHome)
}

function keyOf({ street, streetNr, zip, cityName, country }: Home): string {
  return JSON.stringify([street, streetNr, zip, cityName, country])
}
