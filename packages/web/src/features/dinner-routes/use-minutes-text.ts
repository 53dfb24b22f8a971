import { useTranslation } from 'react-i18next'
import { wholeMinutes } from './format-minutes.ts'

/** `12 min`, `1 h 5 min` in the reader's language. */
export function useMinutesText(): (minutes: number) => string {
  const { t } = useTranslation('routes')
  return (value) => {
    const { hours, minutes } = wholeMinutes(value)
    return hours === 0 ? t('distance.minutes', { minutes }) : t('distance.hours', { hours, minutes })
  }
}
