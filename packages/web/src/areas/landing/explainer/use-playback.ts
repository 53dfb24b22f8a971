import { useEffect, useState } from 'react'
import { scenes, startOf, stillOf, totalSeconds } from './scenes.ts'

interface Playback {
  seconds: number
  isPlaying: boolean
  toggle(): void
  restart(): void
  choose(index: number): void
}

/** The clock of the animation. It does not run with reduced motion. */
export function usePlayback(): Playback {
  const [isStill] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [seconds, setSeconds] = useState(isStill ? stillOf(0) : 0)
  const [isPlaying, setIsPlaying] = useState(!isStill)
  useEffect(() => {
    if (!isPlaying) return
    let before: number | undefined
    let frame = requestAnimationFrame(function tick(now) {
      const passed = before === undefined ? 0 : (now - before) / 1000
      before = now
      setSeconds((at) => Math.min(at + passed, totalSeconds))
      frame = requestAnimationFrame(tick)
    })
    return () => cancelAnimationFrame(frame)
  }, [isPlaying])
  const isOver = seconds === totalSeconds
  useEffect(() => {
    if (isOver) setIsPlaying(false)
  }, [isOver])
  return {
    seconds,
    isPlaying,
    toggle() {
      if (isOver) setSeconds(0)
      setIsPlaying(!isPlaying)
    },
    restart() {
      setSeconds(0)
      setIsPlaying(true)
    },
    choose(index) {
      const known = Math.min(Math.max(index, 0), scenes.length - 1)
      setSeconds(isPlaying ? startOf(known) : stillOf(known))
    },
  }
}
