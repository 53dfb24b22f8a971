import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { formatDate } from '../../lib/dates.ts'
import { Page } from '../../ui/page.tsx'

/** Said before anybody types, with somebody to ask. */
export function RegistrationClosed({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('registration')
  const { title, publicDinnerId, publicContactName, publicContactEmail } = dinner.publicSettings
  return (
    <Page title={title} width="sm">
      <Alert severity="warning">
        <AlertTitle>{t('notice.closedTitle')}</AlertTitle>
        <ClosedBecause dinner={dinner} />
      </Alert>
      {publicContactEmail !== '' && (
        <Box component="p" sx={{ mt: 3 }}>
          {t('notice.contact', { name: publicContactName })}{' '}
          <MuiLink href={`mailto:${publicContactEmail}`}>{publicContactEmail}</MuiLink>
        </Box>
      )}
      <Button component={Link} to={paths.event(publicDinnerId)} variant="outlined" sx={{ mt: 2 }}>
        {t('toEvent')}
      </Button>
    </Page>
  )
}

function ClosedBecause({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('registration')
  const { registrationDeactivated, endOfRegistrationDate } = dinner.publicSettings
  if (registrationDeactivated) return t('notice.deactivated')
  if (dinner.registrationDateExpired) return t('notice.deadline', { date: formatDate(endOfRegistrationDate) })
  return t('notice.over')
}
