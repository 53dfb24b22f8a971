import { formatDay } from '../../lib/dates.ts'
import { useLanguage } from '../../lib/language-rule.ts'
import { useSelfSession } from './self-session.tsx'

/** Which evening this is: name, day, town. */
export function EventLine() {
  const language = useLanguage()
  const { title, date, city } = useSelfSession()
  return `${title} · ${formatDay(date, language)} · ${city}`
}
