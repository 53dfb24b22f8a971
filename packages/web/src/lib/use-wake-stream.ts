import { useEffect } from 'react'
import { openEventSource } from './event-source.ts'
import { useEventCallback } from './use-event-callback.ts'

interface WakeHandlers {
  /** Something changed: load again. */
  onWake: () => void
  /** Whether changes are heard of; until then the page has to ask. */
  onLine: (isUp: boolean) => void
}

/** Phones that are woken at once ask within this time, and several events within it are one. */
const spreadMilliseconds = 800
const firstRetryMilliseconds = 5_000
const longestRetryMilliseconds = 120_000

/**
 * Follows the stream at `address` whose events say "load again" and nothing else; undefined follows none. A stream that the server refuses
 * is tried again after a pause that doubles: too many readers, or a server that restarts, are no reason to give up.
 */
export function useWakeStream(address: string | undefined, { onWake, onLine }: WakeHandlers): void {
  const wake = useEventCallback(onWake)
  const handleLine = useEventCallback(onLine)
  useEffect(() => {
    if (address === undefined) return
    let waking: ReturnType<typeof setTimeout> | undefined
    let retrying: ReturnType<typeof setTimeout> | undefined
    let pause = firstRetryMilliseconds
    let close = () => {}
    const handleEvent = () => {
      pause = firstRetryMilliseconds
      waking ??= setTimeout(() => {
        waking = undefined
        wake()
      }, Math.random() * spreadMilliseconds)
    }
    const openStream = () => {
      close = openEventSource(address, { on: { evening: handleEvent }, onLine: handleLine, onRefused: handleRefused })
    }
    const handleRefused = () => {
      close()
      // The call of the page says whether the link still opens it.
      wake()
      retrying = setTimeout(openStream, pause * (0.5 + Math.random()))
      pause = Math.min(2 * pause, longestRetryMilliseconds)
    }
    openStream()
    return () => {
      clearTimeout(waking)
      clearTimeout(retrying)
      close()
    }
  }, [address, wake, handleLine])
}
