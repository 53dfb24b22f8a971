import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useIsPrinting } from '../lib/use-is-printing.ts'

/** How many rows come at once: enough to scroll smoothly, few enough to draw at once. */
const stepSize = 60

interface GrowingProps<Item> {
  items: readonly Item[]
  children: (shown: readonly Item[]) => ReactNode
  moreLabel: string
  /** Says how much of the list is there. */
  status: (shown: number, total: number) => string
}

/** A long list that is drawn as far as one has scrolled, on paper to its end; a button does the same where nothing observes scrolling. */
export function Growing<Item>({ items, children, moreLabel, status }: GrowingProps<Item>) {
  const [limit, setLimit] = useState(stepSize)
  const end = useRef<HTMLDivElement>(null)
  const isPrinting = useIsPrinting()
  const hasMore = items.length > limit && !isPrinting
  useEffect(() => {
    if (!hasMore || end.current === null || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setLimit(limit + stepSize),
      { rootMargin: '600px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [hasMore, limit])
  return (
    <>
      {children(hasMore ? items.slice(0, limit) : items)}
      {hasMore && (
        <Box ref={end} sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 2, py: 2 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {status(limit, items.length)}
          </Typography>
          <Button onClick={() => setLimit(limit + stepSize)}>{moreLabel}</Button>
        </Box>
      )}
    </>
  )
}
