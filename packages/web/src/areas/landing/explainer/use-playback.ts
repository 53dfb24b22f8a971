import { useEffect, useState } from 'react'
import { scenes, startOf, stillOf, totalSeconds } from './scenes.ts'

/** Before anything was pressed: the course one cooks oneself. */
const poster = stillOf(3)

interface Playback {
  seconds: number
  isPlaying: boolean
  /** Nothing was pressed yet. */
  isFresh: boolean
  toggle(): void
  restart(): void
  choose(index: number): void
}

/** The clock of the animation. It stands still until somebody starts it. */
export function usePlayback(): Playback {
  const [seconds, setSeconds] = useState<number>()
  const [isPlaying, setIsPlaying] = useState(false)
  useEffect(() => {
    if (!isPlaying) return
    let before: number | undefined
    let frame = requestAnimationFrame(function tick(now) {
      const passed = before === undefined ? 0 : (now - before) / 1000
      before = now
      setSeconds((at = 0) => Math.min(at + passed, totalSeconds))
      frame = requestAnimationFrame(tick)
    })
    return () => cancelAnimationFrame(frame)
  }, [isPlaying])
  const isOver = seconds === totalSeconds
  useEffect(() => {
    if (isOver) setIsPlaying(false)
  }, [isOver])
  return {
    seconds: seconds ?? poster,
    isPlaying,
    isFresh: seconds === undefined,
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
