import { mdiTuneVariant } from '@mdi/js'
import Button from '@mui/material/Button'
import { lazy, Suspense, useRef, useState } from 'react'
import type { ControlsOverlayProps } from './controls-overlay.tsx'
import { Icon } from './icon.tsx'

const ControlsOverlay = lazy(() => import('./controls-overlay.tsx').then((file) => ({ default: file.ControlsOverlay })))

interface ControlsSheetProps extends ControlsOverlayProps {
  /** On the button that opens it. */
  label: string
}

/** Everything that changes how a list looks, behind one button, so that the list itself has the room. */
export function ControlsSheet({ label, ...overlay }: ControlsSheetProps) {
  const [isOpen, setOpen] = useState(false)
  // The overlay stays while it slides out.
  const [wasOpened, setWasOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        size="small"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        startIcon={<Icon path={mdiTuneVariant} />}
        onClick={() => {
          setOpen(true)
          setWasOpened(true)
        }}
        sx={{ flex: 'none', minHeight: 40, px: 1.5, bgcolor: 'background.paper' }}
      >
        {label}
      </Button>
      {wasOpened && (
        <Suspense>
          <ControlsOverlay {...overlay} isOpen={isOpen} button={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
