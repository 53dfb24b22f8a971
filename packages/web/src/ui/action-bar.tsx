import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { shortWindow } from './short-window.ts'

const deskLook = {
  border: { md: 1 },
  // Also in the media query: there the line above it sets the colour of text.
  borderColor: { xs: 'divider', md: 'divider' },
  borderRadius: { md: 1.5 },
  boxShadow: { md: 3 },
} as const

interface ActionBarProps {
  /** Whether a phone shows the navigation of an event at the bottom. */
  hasNavigation?: boolean
  /** The margins above and below. */
  sx: Record<'mt', number> & { mb?: Record<'xs' | 'md', number> }
  children: ReactNode
}

/** The main buttons of a long page; they stay visible while it scrolls. */
export function ActionBar({ hasNavigation = true, sx, children }: ActionBarProps) {
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: { xs: hasNavigation ? 'calc(59px + env(safe-area-inset-bottom))' : 0, md: 16 },
        [shortWindow]: { position: 'static' },
        // As wide as the window on a phone; on a desk a card as wide as the page, which is narrower than the window.
        mx: { xs: -2, sm: -3, md: 0 },
        px: { xs: 2, sm: 3, md: 2 },
        py: 1.5,
        bgcolor: 'background.paper',
        borderTop: 1,
        ...deskLook,
        zIndex: 2,
        ...sx,
      }}
    >
      {children}
    </Box>
  )
}
