import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useId } from 'react'

interface BoardDialogProps {
  title: string
  /** Undefined while the dialog must stay open. */
  onClose: (() => void) | undefined
  children: ReactNode
}

/** The frame of the board's dialogs; full screen on a phone. */
export function BoardDialog({ title, onClose, children }: BoardDialogProps) {
  const titleId = useId()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullScreen={isPhone} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId} component="h2" variant="h2">
        {title}
      </DialogTitle>
      {children}
    </Dialog>
  )
}
