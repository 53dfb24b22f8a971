import { mdiTuneVariant } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import Popover from '@mui/material/Popover'
import { type ReactNode, useRef, useState } from 'react'
import { Icon } from './icon.tsx'

interface ControlsSheetProps {
  /** On the button that opens it. */
  label: string
  /** Names the sheet for screen readers. */
  title: string
  done: string
  /** Below its button, or over the lower part of a phone. */
  place: 'popover' | 'bottom'
  children: ReactNode
}

/** Everything that changes how a list looks, behind one button, so that the list itself has the room. */
export function ControlsSheet({ label, title, done, place, children }: ControlsSheetProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  const paper = { role: 'dialog', 'aria-modal': true, 'aria-label': title } as const
  const content = (
    <Box sx={{ p: 2, pb: 3, display: 'grid', gap: 2.5 }}>
      {children}
      {place === 'bottom' && (
        <Button variant="contained" onClick={close}>
          {done}
        </Button>
      )}
    </Box>
  )
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        size="small"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        startIcon={<Icon path={mdiTuneVariant} />}
        onClick={() => setOpen(true)}
        sx={{ flex: 'none', minHeight: 40, px: 1.5, bgcolor: 'background.paper' }}
      >
        {label}
      </Button>
      {place === 'popover' ? (
        <Popover
          open={isOpen}
          onClose={close}
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
          onClose={close}
          slotProps={{ paper: { ...paper, sx: { borderRadius: '16px 16px 0 0', maxHeight: '85dvh' } } }}
        >
          {content}
        </Drawer>
      )}
    </>
  )
}
