import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { fullName } from '@running-dinner/domain/people'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useRegistrations } from '../../../../features/people/participants/registrations.api.ts'
import { useRemind } from '../../../../features/people/participants/use-remind.ts'
import { paths } from '../../../../lib/paths.ts'
import { readStorage, writeStorage } from '../../../../lib/storage.ts'
import { TitledDialog } from '../../../../ui/titled-dialog.tsx'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'

/** Other clients of the same API read this key too. */
const storageKey = (adminId: string) => `showMissingParticipantActionNotification_${adminId}`
const hidden = 'false'

/** Lists registrations unconfirmed for more than two days, once per visit until the organiser turns it off. */
export function OldRegistrationsDialog() {
  const { registrationType } = useAdminDinner().basicDetails
  return registrationType === 'CLOSED' ? null : <OldRegistrations />
}

function OldRegistrations() {
  const { t } = useTranslation(['roster', 'common'])
  const adminId = useAdminId()
  const [isClosed, setClosed] = useState(() => readStorage('local', storageKey(adminId)) === hidden)
  const { data } = useRegistrations(adminId)
  const oldRegistrations = data?.pages[0]?.notActivatedRegistrationsTooOld ?? []
  const { remind, isPending } = useRemind(adminId)
  const handleRemind = async () => {
    await remind(oldRegistrations.map(({ id }) => id))
    setClosed(true)
  }
  const handleHide = () => {
    writeStorage('local', storageKey(adminId), hidden)
    setClosed(true)
  }
  return (
    <TitledDialog
      open={!isClosed && oldRegistrations.length > 0}
      onClose={() => setClosed(true)}
      title={t('unconfirmed.oldTitle')}
    >
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
