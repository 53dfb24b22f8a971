import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDinner } from '../../../features/dinners/dinners.api.ts'
import { useNotify } from '../../../ui/notifications.tsx'
import { useAdminDinner, useAdminId } from '../shell/admin-dinner.ts'
import { ResendDialog } from '../shell/resend-dialog.tsx'

/** In place of the send button while nobody has proven the organiser's address (spec 4, rules 8.1). */
export function UnconfirmedNotice() {
  const { t } = useTranslation('mailing')
  const dinner = useAdminDinner()
  const notify = useNotify()
  const { refetch, isFetching } = useDinner(useAdminId())
  const [isResending, setIsResending] = useState(false)
  const handleConfirmed = async () => {
    const { data } = await refetch()
    if (data?.acknowledgedDate === null) notify.info(t('unconfirmed.notYet'))
  }
  return (
    <Alert severity="warning" sx={{ gridArea: 'send' }}>
      <AlertTitle>{t('unconfirmed.title')}</AlertTitle>
      {t('unconfirmed.text', { email: dinner.email })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button variant="contained" loading={isFetching} onClick={() => void handleConfirmed()}>
          {t('unconfirmed.confirmed')}
        </Button>
        <Button variant="outlined" color="inherit" onClick={() => setIsResending(true)}>
          {t('unconfirmed.resend')}
        </Button>
      </Box>
      <ResendDialog dinner={dinner} open={isResending} onClose={() => setIsResending(false)} />
    </Alert>
  )
}
