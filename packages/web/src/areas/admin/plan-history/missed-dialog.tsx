import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Happening } from '../../../features/teams/what-happened.ts'
import { HappeningList } from './happening-list.tsx'

interface MissedDialogProps {
  happenings: readonly Happening[]
  onClose: () => void
}

/** Somebody else was faster: what they did, and that nothing else has happened. */
export function MissedDialog({ happenings, onClose }: MissedDialogProps) {
  const { t } = useTranslation('board')
  const titleId = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId} component="h2" variant="h2">
        {t('stale.title')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <HappeningList happenings={happenings} />
        <Typography>{t('stale.nothingDone')}</Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {t('stale.lookAgain')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
