import Box from '@mui/material/Box'
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { useIsPrinting } from '../../../../../lib/use-is-printing.ts'
import type { LinesProps } from './line-place.ts'

interface NearLinesProps extends LinesProps {
  /** Pixels of the window that the bars at its top and bottom cover. */
  covered: { top: number; bottom: number }
}

/** Renders only the lines of a long list near the window; all of them when printing. */
export function NearLines({ role, label, count, keyOf, estimate, keptIndex, covered, ref, children }: NearLinesProps) {
  const box = useRef<HTMLDivElement>(null)
  const scrollMargin = useOffsetTop(box)
  const isPrinting = useIsPrinting()
  const rangeExtractor = useCallback(
    (range: Range) => {
      if (isPrinting) return Array.from({ length: range.count }, (_, index) => index)
      const near = defaultRangeExtractor(range)
      return keptIndex < 0 || keptIndex >= range.count || near.includes(keptIndex)
        ? near
        : [...near, keptIndex].sort((a, b) => a - b)
    },
    [keptIndex, isPrinting],
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
    scrollPaddingStart: covered.top,
    scrollPaddingEnd: covered.bottom,
  })
  useImperativeHandle(ref, () => ({ scrollTo: (index) => virtualizer.scrollToIndex(index) }))
  return (
    <Box
      role={role}
      aria-label={label}
      ref={box}
      style={{ position: 'relative', height: virtualizer.getTotalSize(), contain: 'layout' }}
    >
      {virtualizer
        .getVirtualItems()
        .map(({ index, start }) => children(index, { top: start - scrollMargin, measure: virtualizer.measureElement }))}
    </Box>
  )
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
