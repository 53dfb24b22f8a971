import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { ActionLink } from '../../ui/action-look.ts'
import { PlainNotice } from '../../ui/plain-notice.tsx'
import { PlainPage } from '../../ui/plain-page.tsx'

/** Replaces the form while registration is closed: the reason, and whom to ask. */
export function RegistrationClosed({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('registration')
  const { title, publicDinnerId, publicContactName, publicContactEmail } = dinner.publicSettings
  return (
    <PlainPage title={title}>
      <PlainNotice severity="warning" title={t('notice.closedTitle')}>
        <ClosedBecause dinner={dinner} />
      </PlainNotice>
      {publicContactEmail !== '' && (
        <Box component="p" sx={{ mt: 3 }}>
          {t('notice.contact', { name: publicContactName })}{' '}
          <MuiLink href={`mailto:${publicContactEmail}`}>{publicContactEmail}</MuiLink>
        </Box>
      )}
      <ActionLink to={paths.event(publicDinnerId)} variant="outlined" sx={{ mt: 2 }}>
        {t('toEvent')}
      </ActionLink>
    </PlainPage>
  )
}

function ClosedBecause({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('registration')
  const { registrationDeactivated, endOfRegistrationDate } = dinner.publicSettings
  const isFull = dinner.waitingList && dinner.paymentOptions !== null
  if (registrationDeactivated && !isFull) return t('notice.deactivated')
  if (dinner.registrationDateExpired) return t('notice.deadline', { date: formatDate(endOfRegistrationDate) })
  if (isFull) return t(dinner.waitingReason === 'TEAMS' ? 'notice.fullTeams' : 'notice.full')
  return t('notice.over')
}
