import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import Popover from '@mui/material/Popover'
import type { ReactNode, RefObject } from 'react'

export interface ControlsOverlayProps {
  /** Names the sheet for screen readers. */
  title: string
  done: string
  /** Below its button, or over the lower part of a phone. */
  place: 'popover' | 'bottom'
  children: ReactNode
}

interface OpenedProps extends ControlsOverlayProps {
  isOpen: boolean
  button: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

export function ControlsOverlay({ title, done, place, isOpen, button, onClose, children }: OpenedProps) {
  const paper = { role: 'dialog', 'aria-modal': true, 'aria-label': title } as const
  const content = (
    <Box sx={{ p: 2, pb: 3, display: 'grid', gap: 2.5 }}>
      {children}
      {place === 'bottom' && (
        <Button variant="contained" onClick={onClose}>
          {done}
        </Button>
      )}
    </Box>
  )
  return place === 'popover' ? (
    <Popover
      open={isOpen}
      onClose={onClose}
      anchorEl={() => button.current}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { ...paper, sx: { mt: 1, width: 420, maxWidth: '100%' } } }}
    >
      {content}
    </Popover>
  ) : (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { ...paper, sx: { borderRadius: '16px 16px 0 0', maxHeight: '85dvh' } } }}
    >
      {content}
    </Drawer>
  )
}
