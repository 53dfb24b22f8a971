import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, Suspense, useId, useState } from 'react'

interface TitledDialogProps {
  open: boolean
  /** Undefined while the dialog must stay open. */
  onClose: (() => void) | undefined
  title: ReactNode
  /** Content and actions of the dialog, or a form around both. */
  children: ReactNode
}

/** A dialog named by its title, full screen on a phone. */
export function TitledDialog({ open, onClose, title, children }: TitledDialogProps) {
  const titleId = useId()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} fullScreen={isPhone} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId} component="h2" variant="h2">
        {title}
      </DialogTitle>
      {children}
    </Dialog>
  )
}

/** Around a dialog that is loaded on demand: loads it when it is first opened and keeps it mounted, to fade out. */
export function OnceOpened({ open, children }: { open: boolean; children: ReactNode }) {
  const [wanted, setWanted] = useState(open)
  if (open && !wanted) setWanted(true)
  return wanted ? <Suspense fallback={null}>{children}</Suspense> : null
}
