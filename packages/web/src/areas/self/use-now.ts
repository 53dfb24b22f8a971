import type { LocalDateTime } from '@running-dinner/domain/local-date.ts'
import { useEffect, useState } from 'react'

const everyMs = 30_000

/** The time on the phone's clock, kept up while the page is open. */
export function useNow(): LocalDateTime {
  const [now, setNow] = useState(() => clockTime(new Date()))
  useEffect(() => {
    const timer = window.setInterval(() => setNow(clockTime(new Date())), everyMs)
    return () => window.clearInterval(timer)
  }, [])
  return now
}

/** An instant as wall-clock time of the reader's zone. */
export function clockTime(instant: Date): LocalDateTime {
  const local = new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}
