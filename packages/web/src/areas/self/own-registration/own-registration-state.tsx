import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import type { OwnRegistration } from '@running-dinner/contract/registration.ts'
import { fullName } from '@running-dinner/domain'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/dates.ts'

/** Whether something can still be changed, why not, and whom to ask then. */
export function OwnRegistrationState({ own }: { own: OwnRegistration }) {
  const { t } = useTranslation('registration')
  const { publicContactName, publicContactEmail } = own.dinner
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 3 }}>
      {own.waitingList && <Alert severity="warning">{t('own.waitingList')}</Alert>}
      {own.editable ? (
        own.endOfRegistrationDate !== null && (
          <Box>{t('own.deadline', { date: formatDate(own.endOfRegistrationDate) })}</Box>
        )
      ) : (
        <Alert severity="info">
          {own.notEditableBecause &&
            t(`own.closed.${own.notEditableBecause}`, { name: own.partner ? fullName(own.partner) : '' })}{' '}
          {publicContactEmail !== '' && (
            <>
              {t('own.contact', { name: publicContactName })}{' '}
              <MuiLink href={`mailto:${publicContactEmail}`} color="inherit">
                {publicContactEmail}
              </MuiLink>
            </>
          )}
        </Alert>
      )}
    </Box>
  )
}
