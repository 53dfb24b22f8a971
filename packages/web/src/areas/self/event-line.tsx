import { formatDate } from '../../lib/dates.ts'
import { useLanguage } from '../../lib/language-rule.ts'
import { useSelfSession } from './self-session.tsx'

/** Which evening this is: name, day, town. */
export function EventLine() {
  const language = useLanguage()
  const { title, date, city } = useSelfSession()
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${date}T00:00:00Z`),
  )
  return `${title}, ${weekday}, ${formatDate(date)}, ${city}`
}
