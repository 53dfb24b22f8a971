import { useEffect, useState } from 'react'

/** The time of this device in milliseconds, kept up while the component is mounted and `isTicking`. */
export function useTime(everyMilliseconds: number, isTicking = true): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isTicking) return
    setNow(Date.now())
    const timer = window.setInterval(() => setNow(Date.now()), everyMilliseconds)
    return () => window.clearInterval(timer)
  }, [everyMilliseconds, isTicking])
  return now
}
