import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useIsPrinting } from '../../../../../lib/use-is-printing.ts'

interface Lines {
  count: number
  keyOf: (index: number) => string
  estimate: number
  /** The line that holds the focus stays rendered wherever the window is scrolled; -1 for none. */
  kept: number
}

/** Pixels of the window that the bars at its top and bottom cover. */
const covered = { scrollPaddingStart: 128, scrollPaddingEnd: 96 }

/** Renders only the lines of a long list near the window; all of them when printing. */
export function useVirtualLines({ count, keyOf, estimate, kept }: Lines) {
  const ref = useRef<HTMLDivElement>(null)
  const scrollMargin = useOffsetTop(ref)
  const isPrinting = useIsPrinting()
  const rangeExtractor = useCallback(
    (range: Range) => {
      if (isPrinting) return Array.from({ length: range.count }, (_, index) => index)
      const near = defaultRangeExtractor(range)
      return kept < 0 || kept >= range.count || near.includes(kept) ? near : [...near, kept].sort((a, b) => a - b)
    },
    [kept, isPrinting],
  )
  const virtualizer = useWindowVirtualizer({
    count,
    getItemKey: keyOf,
    estimateSize: () => estimate,
    overscan: 2,
    scrollMargin,
    rangeExtractor,
    // Flushing during a render makes React complain.
    useFlushSync: false,
    ...covered,
  })
  return { ref, virtualizer, topOf: (start: number) => start - scrollMargin }
}

/** The distance from the top of the page, measured again when content above the element grows or shrinks. */
function useOffsetTop(ref: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      if (ref.current) setTop(Math.round(ref.current.getBoundingClientRect().top + window.scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [ref])
  return top
}
