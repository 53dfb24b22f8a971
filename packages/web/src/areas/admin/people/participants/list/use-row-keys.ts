import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

interface RowKeys {
  count: number
  scrollTo: (index: number) => void
  onOpen: (index: number) => void
  /** Rows `from` to `to` are selected, in either order; those of `before`, the range until now, no longer. */
  onRange: (from: number, to: number, before: number) => void
  onSelectAll: () => void
  /** A letter was typed: focus the field that takes it. */
  onType: () => void
}

const pageSize = 10

/**
 * The keys of an ARIA grid of rows, which TanStack Table leaves to the page: one row takes the focus, arrow keys move it, with shift
 * they select what they pass, Enter opens the row, the space bar presses its checkbox and letters go to the search.
 */
export function useRowKeys({ count, scrollTo, onOpen, onRange, onSelectAll, onType }: RowKeys) {
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
  /** The row at which the range of the shift key begins; undefined once the focus has moved without it. */
  const rangeStart = useRef<number>(undefined)
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = targetOf(event.key, active, count)
    if (target !== undefined) {
      event.preventDefault()
      if (event.shiftKey) {
        rangeStart.current ??= active
        onRange(rangeStart.current, target, active)
      } else rangeStart.current = undefined
      move.current = { grid: event.currentTarget, target }
      setActive(target)
      scrollTo(target)
      return
    }
    if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      onSelectAll()
      return
    }
    if (isLetter(event)) return onType()
    // Inside a row the keys belong to its links and buttons.
    if (!(event.target instanceof HTMLElement) || event.target.dataset.index === undefined) return
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    if (event.key === 'Enter') onOpen(active)
    else event.target.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click()
  }
  return { active, setActive, handleKeyDown }
}

/** Focus moves while the key goes down, so that the browser writes the letter into the newly focused field. */
function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
}

function targetOf(key: string, active: number, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + pageSize,
    PageUp: active - pageSize,
    Home: 0,
    End: count - 1,
  }
  const target = steps[key]
  return target === undefined || count === 0 ? undefined : Math.min(Math.max(target, 0), count - 1)
}
