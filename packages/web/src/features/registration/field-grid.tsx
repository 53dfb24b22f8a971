import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Fields below each other, where they are short side by side, also on a phone. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 1.5,
        rowGap: 2.5,
        gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  )
}

/** How many of the six columns a field takes; on a phone its own number, else all. */
export function Cell({ of = 6, phone = 6, children }: { of?: number; phone?: number; children: ReactNode }) {
  return <Box sx={{ gridColumn: { xs: `span ${phone}`, sm: `span ${of}` }, minWidth: 0 }}>{children}</Box>
}
