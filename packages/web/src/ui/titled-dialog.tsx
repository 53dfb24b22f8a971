import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useId } from 'react'

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
