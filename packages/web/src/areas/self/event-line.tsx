import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/dates.ts'
import { useSelfSession } from './self-session.tsx'

/** Which evening this is: name, day, town. */
export function EventLine() {
  const { i18n } = useTranslation()
  const { title, date, city } = useSelfSession()
  const weekday = new Intl.DateTimeFormat(i18n.resolvedLanguage, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${date}T00:00:00Z`),
  )
  return `${title}, ${weekday}, ${formatDate(date)}, ${city}`
}
