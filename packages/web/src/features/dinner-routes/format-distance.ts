import type { Language } from '@running-dinner/domain'

/** Nobody walks by the metre, and a straight line is an estimate anyway. */
const roundTo = 10

/** Metres below one kilometre, one decimal above. */
export function formatDistance(metres: number, language: Language): string {
  const rounded = Math.round(metres / roundTo) * roundTo
  if (rounded < 1000) return `${rounded} m`
  const kilometres = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return `${kilometres.format(metres / 1000)} km`
}
