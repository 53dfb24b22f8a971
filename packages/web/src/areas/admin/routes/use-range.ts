import { useSearchParams } from 'react-router'

/** Metres as the crow flies (rules 9). */
export const ranges = { min: 0, max: 1000, step: 50 }
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
  const metres = Number(text ?? ranges.min)
  const isOne = Number.isInteger(metres) && metres >= ranges.min && metres <= ranges.max
  return isOne ? metres : ranges.min
}
