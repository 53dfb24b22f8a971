import { useCallback, useEffect, useRef, useState } from 'react'

/** How often an open board rings again while a table is red. */
const ringAgainMilliseconds = 60_000

/**
 * Rings when a table becomes red, and again every minute until none is. Browsers play sound only after a press, so it is silent until
 * `toggle`, and after every reload.
 */
export function useRing(redTables: readonly string[]) {
  const audio = useRef<AudioContext>(undefined)
  const [isOn, setOn] = useState(false)
  const seen = useRef<readonly string[]>(undefined)

  const ring = useCallback(() => {
    if (audio.current) playTwoTones(audio.current)
    if ('vibrate' in navigator) navigator.vibrate([250, 120, 250])
  }, [])

  const toggle = () => {
    if (isOn) void audio.current?.close()
    audio.current = isOn || typeof AudioContext === 'undefined' ? undefined : new AudioContext()
    if (!isOn) ring()
    setOn(!isOn)
  }

  const key = redTables.join(' ')
  useEffect(() => {
    const tables = key === '' ? [] : key.split(' ')
    const isNew = tables.some((table) => !(seen.current ?? tables).includes(table))
    seen.current = tables
    if (!isOn || tables.length === 0) return
    if (isNew) ring()
    const timer = window.setInterval(ring, ringAgainMilliseconds)
    return () => window.clearInterval(timer)
  }, [key, isOn, ring])

  useEffect(() => () => void audio.current?.close(), [])
  return { isOn, toggle }
}

/** A doorbell: high, low. */
function playTwoTones(context: AudioContext): void {
  for (const [hertz, after] of [
    [784, 0],
    [587, 0.35],
  ] as const) {
    const start = context.currentTime + after
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.frequency.value = hertz
    volume.gain.setValueAtTime(0.25, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.6)
    tone.connect(volume).connect(context.destination)
    tone.start(start)
    tone.stop(start + 0.6)
  }
}
