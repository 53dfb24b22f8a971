import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import type { RegistrationInfo } from '@running-dinner/contract/people'
import { fullName } from '@running-dinner/domain/people'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useRemind } from '../../../../features/people/participants/use-remind.ts'
import { paths } from '../../../../lib/paths.ts'
import { TitledDialog } from '../../../../ui/titled-dialog.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'

interface OldRegistrationsDialogProps {
  /** Unconfirmed for more than two days. */
  oldRegistrations: readonly RegistrationInfo[]
  /** The organiser wants to see it no more. */
  onTurnOff: () => void
}

/** Lists old registrations, once per visit. */
export function OldRegistrationsDialog({ oldRegistrations, onTurnOff }: OldRegistrationsDialogProps) {
  const { t } = useTranslation(['roster', 'common'])
  const adminId = useAdminId()
  const [isClosed, setClosed] = useState(false)
  const { remind, isPending } = useRemind(adminId)
  const handleRemind = async () => {
    await remind(oldRegistrations.map(({ id }) => id))
    setClosed(true)
  }
  const handleHide = () => {
    onTurnOff()
    setClosed(true)
  }
  return (
    <TitledDialog open={!isClosed} onClose={() => setClosed(true)} title={t('unconfirmed.oldTitle')}>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{t('unconfirmed.oldText', { count: oldRegistrations.length })}</Typography>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {oldRegistrations.map((registration) => (
            <li key={registration.id}>{`${fullName(registration)}, ${registration.email}`}</li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={handleHide}>{t('unconfirmed.oldHide')}</Button>
        <Button onClick={() => setClosed(true)}>{t('common:close')}</Button>
        <Button component={Link} to={`${paths.admin.participants(adminId)}?filter=unconfirmed`}>
          {t('unconfirmed.oldShow')}
        </Button>
        <Button variant="contained" loading={isPending} onClick={() => void handleRemind()}>
          {t('unconfirmed.remindAll')}
        </Button>
      </DialogActions>
    </TitledDialog>
  )
}
