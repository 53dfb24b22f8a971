import { useSearchParams } from 'react-router'
import { nearRange } from '../route-map/route-selection.ts'

const parameter = 'range'

/** How far apart neighbours are at most; it stands in the address. */
export function useRange() {
  const [query, setQuery] = useSearchParams()
  const setRange = (range: number) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before)
        after.set(parameter, String(range))
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return { range: rangeOf(query.get(parameter)), setRange }
}

function rangeOf(text: string | null): number {
  const metres = Number(text ?? nearRange.min)
  const isOne = Number.isInteger(metres) && metres >= nearRange.min && metres <= nearRange.max
  return isOne ? metres : nearRange.min
}
