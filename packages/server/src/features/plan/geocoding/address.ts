import { createHash } from 'node:crypto'

/** The parts of an address that are looked up. `country` is a code of two letters or ''. */
export interface Address {
  street: string
  streetNr: string
  zip: string
  cityName: string
  country: string
}

/** The known parts of an address, in the order of a letter's address lines. */
export function addressLines({ street, streetNr, zip, cityName }: Address): string[] {
  return [`${street} ${streetNr}`, `${zip} ${cityName}`].map((line) => line.trim()).filter((line) => line !== '')
}

/** One spelling for an address, so that a corrected capital or a second blank causes no new look-up. */
export function normalisedAddress({ street, streetNr, zip, cityName, country }: Address): string {
  return JSON.stringify([street, streetNr, zip, cityName, country].map(normalised))
}

function normalised(value: string): string {
  return value.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** Stored with a coordinate: an answer for an address that was edited meanwhile is recognised and not kept. */
export function addressHash(address: Address): Buffer {
  return createHash('sha256').update(normalisedAddress(address)).digest()
}
