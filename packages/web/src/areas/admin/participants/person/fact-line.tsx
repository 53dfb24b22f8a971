import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Icon } from '../../../../ui/icon.tsx'

interface FactLineProps {
  icon: string
  colour?: string
  children: ReactNode
}

export function FactLine({ icon, colour, children }: FactLineProps) {
  return (
    <Box sx={{ display: 'flex', gap: 1, py: 0.5, ...(colour && { color: colour }) }}>
      <Icon path={icon} sx={{ fontSize: 20, mt: '2px', color: colour ?? 'text.secondary' }} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
    </Box>
  )
}
