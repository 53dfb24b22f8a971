import Box from '@mui/material/Box'
import type { LinearProgressProps } from '@mui/material/LinearProgress'
import { lazy, Suspense } from 'react'

const LinearProgress = lazy(() => import('@mui/material/LinearProgress'))

/** The bar of work that somebody starts on the page; pages load without it. */
export function LateProgress({ sx = [], ...props }: LinearProgressProps) {
  return (
    <Suspense fallback={<Box sx={[{ height: 4 }, ...(Array.isArray(sx) ? sx : [sx])]} />}>
      <LinearProgress sx={sx} {...props} />
    </Suspense>
  )
}
