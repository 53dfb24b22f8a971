import { createHash } from 'node:crypto'
import { type Address, normalisedAddress } from './address.ts'

/** Stands beside a coordinate and tells which address it was looked up for (reliability I18). */
export function addressHash(address: Address): Buffer {
  return createHash('sha256').update(normalisedAddress(address)).digest()
}
