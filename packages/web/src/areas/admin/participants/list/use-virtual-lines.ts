import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useIsPrinting } from '../../../../lib/use-is-printing.ts'

interface Lines {
  count: number
  keyOf: (index: number) => string
  estimate: number
  /** Stays drawn wherever one scrolls, so that the focus is not lost with it. */
  kept: number
}

/** The bars at the top and the bottom cover this much of the window. */
const covered = { scrollPaddingStart: 128, scrollPaddingEnd: 96 }

/** Draws only the lines of a long list that are near the window; on paper all of them. */
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
    // Else the library draws within React's own drawing, which React complains about.
    useFlushSync: false,
    ...covered,
  })
  return { ref, virtualizer, topOf: (start: number) => start - scrollMargin }
}

/** How far below the top of the page something begins, also when what stands above it grows or goes. */
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
