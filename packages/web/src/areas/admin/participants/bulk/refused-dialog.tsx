import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIssueText } from '../../../../lib/issue-text.ts'
import type { Refused } from './use-bulk-delete.tsx'

interface RefusedDialogProps {
  title: string
  refused: Refused
  onClose: () => void
}

/** Who was left out of what was done to many, each with the reason. */
export function RefusedDialog({ title, refused, onClose }: RefusedDialogProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const issueText = useIssueText()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  // What it says stays while it fades.
  const [shown, setShown] = useState(refused)
  if (refused.length > 0 && refused !== shown) setShown(refused)
  return (
    <Dialog
      open={refused.length > 0}
      onClose={onClose}
      aria-labelledby={titleId}
      fullScreen={isPhone}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={titleId} component="h2" variant="h2">
        {title}
      </DialogTitle>
      <DialogContent>
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
          {shown.map(({ participantId, name, issues }) => (
            <li key={participantId}>
              <strong>{name}</strong>
              {`: ${issues.map((issue) => issueText(issue.message, issue.data)).join(' ')}`}
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
