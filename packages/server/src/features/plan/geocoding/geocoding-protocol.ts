import type { Coordinate, GeocodingResult } from '@running-dinner/domain'
import type { Address } from './address.ts'

/** `failed` means that the same question may be answered later. */
export type ServiceAnswer = { kind: 'found'; result: GeocodingResult } | { kind: 'not found' } | { kind: 'failed' }

export interface GeocodingProtocol {
  /** Contains street, zip, city and country, never a person's name. */
  url(base: string, address: Address): string
  /** `failed` for any body that is not an answer of this protocol. */
  read(answer: unknown, address: Address): ServiceAnswer
}

/** Validates a coordinate of an untrusted answer: decimal numbers or their text, in range, rounded to about a metre. */
export function answeredCoordinate(lat: unknown, lng: unknown): Coordinate | undefined {
  const [north, east] = [degrees(lat, 90), degrees(lng, 180)]
  // Broken services answer 0, 0.
  if (north === undefined || east === undefined || (north === 0 && east === 0)) return undefined
  return { lat: north, lng: east }
}

function degrees(value: unknown, most: number): number | undefined {
  const number = typeof value === 'string' && /^-?\d{1,3}(\.\d+)?$/.test(value) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number) || Math.abs(number) > most) return undefined
  return Math.round(number * 1e5) / 1e5
}
