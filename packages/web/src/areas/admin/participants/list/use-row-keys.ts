import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

interface RowKeys {
  count: number
  scrollTo: (index: number) => void
  onOpen: (index: number) => void
}

const PAGE_SIZE = 10

/**
 * The keys of an ARIA grid of rows, which TanStack Table leaves to the page: one row takes the focus, arrow keys move it, Enter opens
 * the row and the space bar presses its checkbox.
 */
export function useRowKeys({ count, scrollTo, onOpen }: RowKeys) {
  const [wantedIndex, setActive] = useState(0)
  const active = Math.min(wantedIndex, Math.max(count - 1, 0))
  // The effect may still run for a render from before the key was pressed, so it looks for the target of the move.
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
    // Inside a row the keys belong to its links and buttons.
    if (!(event.target instanceof HTMLElement) || event.target.dataset.index === undefined) return
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    if (event.key === 'Enter') onOpen(active)
    else event.target.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click()
  }
  return { active, setActive, handleKeyDown }
}

function targetOf(key: string, active: number, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + PAGE_SIZE,
    PageUp: active - PAGE_SIZE,
    Home: 0,
    End: count - 1,
  }
  const target = steps[key]
  return target === undefined || count === 0 ? undefined : Math.min(Math.max(target, 0), count - 1)
}
