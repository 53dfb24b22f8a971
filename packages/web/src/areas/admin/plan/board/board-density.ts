import { useCallback, useState } from 'react'
import { readStorage, writeStorage } from '../../../../lib/storage.ts'

/** Names and exceptions only, or seats and diets as well. */
export const densities = ['compact', 'full'] as const
export type BoardDensity = (typeof densities)[number]

const KEY = 'board.density'

/** Remembered by this browser for all events. */
export function useBoardDensity() {
  const [density, setDensity] = useState<BoardDensity>(() =>
    readStorage('local', KEY) === 'full' ? 'full' : 'compact',
  )
  const choose = useCallback((wanted: BoardDensity) => {
    writeStorage('local', KEY, wanted)
    setDensity(wanted)
  }, [])
  return { density, choose }
}
