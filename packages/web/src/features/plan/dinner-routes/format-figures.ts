import type { Language } from '@running-dinner/domain'
import { useTranslation } from 'react-i18next'

/** Distances are straight lines, so more precision would be misleading. */
const roundTo = 10

/** `350 m` below one kilometre, `1.2 km` above. */
export function formatDistance(metres: number, language: Language): string {
  const rounded = Math.round(metres / roundTo) * roundTo
  if (rounded < 1000) return `${rounded} m`
  const kilometres = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return `${kilometres.format(metres / 1000)} km`
}

/** Splits minutes into whole hours and minutes; more than 0 is at least one minute. */
export function wholeMinutes(minutes: number): { hours: number; minutes: number } {
  const rounded = minutes <= 0 ? 0 : Math.max(1, Math.round(minutes))
  return { hours: Math.floor(rounded / 60), minutes: rounded % 60 }
}

/** Formats minutes as `12 min`, `1 h` or `1 h 5 min` in the reader's language. */
export function useMinutesText(): (minutes: number) => string {
  const { t } = useTranslation('routes')
  return (value) => {
    const { hours, minutes } = wholeMinutes(value)
    if (hours === 0) return t('distance.minutes', { minutes })
    return t(minutes === 0 ? 'distance.wholeHours' : 'distance.hours', { hours, minutes })
  }
}
