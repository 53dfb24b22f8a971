import Box from '@mui/material/Box'
import { lazy, Suspense, useImperativeHandle, useRef, useState } from 'react'
import { ListSkeleton } from '../../../../../ui/skeletons.tsx'
import type { LinePlace, LinesProps } from './line-place.ts'

/** Pixels of the window that the bars at its top and bottom cover. */
const covered = { top: 128, bottom: 96 }

/** More lines than these are worth what it takes to render only those near the window. */
const fewLines = 40

const NearLines = lazy(async () => {
  try {
    return { default: (await import('./near-lines.tsx')).NearLines }
  } catch {
    // Without a connection a long list is slow, and complete.
    return { default: AllLines }
  }
})

/** The lines of a list of people. Once long it stays so: a search must not render the lines anew. */
export function Lines(props: LinesProps) {
  const { count, estimate } = props
  const [isLong, setLong] = useState(false)
  if (count > fewLines && !isLong) setLong(true)
  if (!isLong) return <AllLines {...props} />
  return (
    <Suspense
      fallback={
        <div style={{ minHeight: count * estimate }}>
          <ListSkeleton />
        </div>
      }
    >
      <NearLines {...props} covered={covered} />
    </Suspense>
  )
}

function AllLines({ role, label, count, ref, children }: LinesProps) {
  const box = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => ({
    scrollTo: (index) => {
      const line = box.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)
      if (!line) return
      line.style.scrollMarginBlock = `${covered.top}px ${covered.bottom}px`
      line.scrollIntoView({ block: 'nearest' })
    },
  }))
  return (
    <Box role={role} aria-label={label} ref={box}>
      {Array.from({ length: count }, (_, index) => children(index, inFlow))}
    </Box>
  )
}

const inFlow: LinePlace = {}
