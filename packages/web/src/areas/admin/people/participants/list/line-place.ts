import type { CSSProperties, ReactNode, Ref } from 'react'

export interface LinesHandle {
  scrollTo: (index: number) => void
}

/** What the element of a line needs where only lines near the window are rendered; in the flow of the page nothing. */
export interface LinePlace {
  top?: number | undefined
  measure?: ((line: HTMLElement | null) => void) | undefined
}

export interface LinesProps {
  role: 'rowgroup' | 'list'
  label?: string
  count: number
  keyOf: (index: number) => string
  /** Pixels that a line is high, about. */
  estimate: number
  /** The line that holds the focus stays rendered wherever the window is scrolled; -1 for none. */
  keptIndex: number
  ref?: Ref<LinesHandle>
  /** Its element has the attribute `data-index`. */
  children: (index: number, place: LinePlace) => ReactNode
}

/** Of the element of a line. */
export function lineStyle(top: number | undefined): CSSProperties {
  return top === undefined
    ? { position: 'relative' }
    : { position: 'absolute', insetInline: 0, top: 0, transform: `translateY(${top}px)` }
}
