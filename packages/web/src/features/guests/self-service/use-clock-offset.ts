import type { OwnEveningReply } from '@running-dinner/contract/evening'
import { useState } from 'react'

interface LoadedEvening {
  evening: Pick<OwnEveningReply, 'now'> | undefined
  /** By the clock of this phone. */
  loadedAt: number
  /** A copy does not tell what time it is. */
  isCopy: boolean
}

/**
 * How far the server's clock is ahead of this phone's, in milliseconds, by the last reply of the server. It is for what the page shows
 * and offers: reports keep the phone's time, because without a connection there is no other.
 */
export function useClockOffset({ evening, loadedAt, isCopy }: LoadedEvening): number {
  const [knownOffset, setKnownOffset] = useState(0)
  if (evening === undefined || isCopy) return knownOffset
  // To the second, as the server says it: the way of the reply through the network is shorter.
  const offset = Math.round((Date.parse(evening.now) - loadedAt) / 1000) * 1000
  if (offset !== knownOffset) setKnownOffset(offset)
  return offset
}
