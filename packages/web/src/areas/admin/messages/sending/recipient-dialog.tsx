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
import type { RecipientPool } from '../../../../features/messages/sending/message-recipients.ts'
import { RecipientChecklist } from './recipient-checklist.tsx'
import type { Composer } from './use-composer.ts'

interface ChooseRecipientsDialogProps {
  composer: Composer
  pool: RecipientPool
}

/** Picks people or teams by hand; the message changes only when the choice is applied. */
export function ChooseRecipientsDialog({ composer, pool }: ChooseRecipientsDialogProps) {
  const { t } = useTranslation('mailing')
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const titleId = useId()
  const { draft, dispatch } = composer
  return (
    <Dialog
      open={draft.isChoosingRecipients}
      onClose={() => dispatch({ kind: 'recipientsDialogFinished' })}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
      fullScreen={isPhone}
      slotProps={{ paper: { sx: isPhone ? { borderRadius: 0 } : { height: 'min(720px, calc(100% - 64px))' } } }}
    >
      <DialogTitle id={titleId} component="h2" variant="h2">
        {t(pool.type === 'PARTICIPANT' ? 'choose.people' : 'choose.teams')}
      </DialogTitle>
      <RecipientPicker composer={composer} pool={pool} />
    </Dialog>
  )
}

/** Mounted with each opening of the dialog, so that it starts from the current recipients. */
function RecipientPicker({ composer, pool }: ChooseRecipientsDialogProps) {
  const { t } = useTranslation(['mailing', 'common'])
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(
    () => new Set(composer.draft.content.customSelectedIds),
  )
  const key = pool.type === 'PARTICIPANT' ? 'compose.chosenPeople' : 'compose.chosenTeams'
  return (
    <>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', pb: 0, overflow: 'hidden' }}>
        <RecipientChecklist pool={pool} chosen={chosenIds} onChange={setChosenIds} />
      </DialogContent>
      <DialogActions sx={{ borderTop: 1, borderColor: 'divider' }}>
        <Box role="status" sx={{ flex: { xs: '1 1 100%', sm: 1 }, pl: 1 }}>
          {t(key, { count: chosenIds.size })}
        </Box>
        <Button onClick={() => composer.dispatch({ kind: 'recipientsDialogFinished' })}>{t('common:cancel')}</Button>
        <Button variant="contained" onClick={() => composer.setCustomRecipients([...chosenIds])}>
          {t('choose.apply')}
        </Button>
      </DialogActions>
    </>
  )
}
