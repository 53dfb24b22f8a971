import { createHash } from 'node:crypto'
import { type Address, normalisedAddress } from './address.ts'

/** Stored with a coordinate: an answer for an address that was edited meanwhile is recognised and not kept. */
export function addressHash(address: Address): Buffer {
  return createHash('sha256').update(normalisedAddress(address)).digest()
}
