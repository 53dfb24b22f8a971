import { useCallback, useState } from 'react'
import { readStorage, writeStorage } from '../../../../lib/storage.ts'

/** Names and exceptions only, or seats and diets as well. */
export const densities = ['compact', 'full'] as const
export type BoardDensity = (typeof densities)[number]

const storageKey = 'board.density'

/** Remembered by this browser for all events. */
export function useBoardDensity() {
  const [density, setDensity] = useState<BoardDensity>(() =>
    readStorage('local', storageKey) === 'full' ? 'full' : 'compact',
  )
  const choose = useCallback((wantedDensity: BoardDensity) => {
    writeStorage('local', storageKey, wantedDensity)
    setDensity(wantedDensity)
  }, [])
  return { density, choose }
}
