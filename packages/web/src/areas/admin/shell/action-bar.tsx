import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { shortWindow } from '../../../ui/short-window.ts'

interface ActionBarProps {
  /** The margins above and below. */
  sx: Record<'mt', number> & { mb?: Record<'xs' | 'md', number> }
  children: ReactNode
}

/** The main buttons of a long page; they stay visible while it scrolls. */
export function ActionBar({ sx, children }: ActionBarProps) {
  return (
    <Box
      sx={{
        position: 'sticky',
        // Above the navigation of a phone.
        bottom: { xs: 'calc(59px + env(safe-area-inset-bottom))', md: 0 },
        [shortWindow]: { position: 'static' },
        mx: { xs: -2, sm: -3 },
        px: { xs: 2, sm: 3 },
        py: 1.5,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        zIndex: 2,
        ...sx,
      }}
    >
      {children}
    </Box>
  )
}
