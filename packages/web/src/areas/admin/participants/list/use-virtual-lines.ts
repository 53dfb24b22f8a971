import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useRef } from 'react'
import { useIsPrinting } from '../../../../lib/use-is-printing.ts'
import { useOffsetTop } from './use-offset-top.ts'

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
