import type { GeocodingResult } from '@running-dinner/domain'
import type { Address } from './address.ts'

/** `failed` means that the same question may be answered later. */
export type ServiceAnswer = { kind: 'found'; result: GeocodingResult } | { kind: 'not found' } | { kind: 'failed' }

export interface GeocodingProtocol {
  /** Contains street, zip, city and country, never a person's name. */
  url(base: string, address: Address): string
  /** `failed` for any body that is not an answer of this protocol. */
  read(answer: unknown, address: Address): ServiceAnswer
}
