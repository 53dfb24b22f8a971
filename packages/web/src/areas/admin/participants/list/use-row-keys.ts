import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

interface RowKeys {
  count: number
  scrollTo: (index: number) => void
  onOpen: (index: number) => void
  onToggle: (index: number) => void
}

const pageOf = 10

/** One row takes the focus, arrows hand it on, Enter opens and the space bar ticks. */
export function useRowKeys({ count, scrollTo, onOpen, onToggle }: RowKeys) {
  const [wanted, setActive] = useState(0)
  const active = Math.min(wanted, Math.max(count - 1, 0))
  // With its target: this effect may still run for a drawing from before the key was pressed.
  const move = useRef<{ grid: HTMLElement; target: number }>(null)
  useEffect(() => {
    const row = move.current?.grid.querySelector<HTMLElement>(`[data-index="${move.current.target}"]`)
    if (!row) return
    move.current = null
    row.focus({ preventScroll: true })
  })
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = targetOf(event.key, active, count)
    if (target !== undefined) {
      event.preventDefault()
      move.current = { grid: event.currentTarget, target }
      setActive(target)
      scrollTo(target)
      return
    }
    // Within a row the keys belong to its links and buttons.
    if (!(event.target instanceof HTMLElement) || event.target.dataset.index === undefined) return
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    if (event.key === 'Enter') onOpen(active)
    else onToggle(active)
  }
  return { active, setActive, handleKeyDown }
}

function targetOf(key: string, active: number, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + pageOf,
    PageUp: active - pageOf,
    Home: 0,
    End: count - 1,
  }
  const target = steps[key]
  return target === undefined || count === 0 ? undefined : Math.min(Math.max(target, 0), count - 1)
}
