import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Fields side by side where there is room; `columns` as CSS grid tracks. */
export function FieldGrid({ columns = '1fr 1fr', children }: { columns?: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: { xs: 3, sm: 2 }, alignItems: 'start', gridTemplateColumns: { sm: columns } }}>
      {children}
    </Box>
  )
}
