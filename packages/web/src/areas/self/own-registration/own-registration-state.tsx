import { mdiAccountGroupOutline, mdiMapMarkerPath } from '@mdi/js'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import type { OwnRegistration } from '@running-dinner/contract/registration.ts'
import { fullName } from '@running-dinner/domain'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useSelfLink } from '../self-link.ts'

/** Whether something can still be changed, why not, and whom to ask then. */
export function OwnRegistrationState({ own }: { own: OwnRegistration }) {
  const { t } = useTranslation('registration')
  const { publicContactName, publicContactEmail } = own.dinner
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 3 }}>
      {own.waitingList && !own.cancelled && <Alert severity="warning">{t('own.waitingList')}</Alert>}
      {own.editable ? (
        own.endOfRegistrationDate !== null && (
          <Box>{t('own.deadline', { date: formatDate(own.endOfRegistrationDate) })}</Box>
        )
      ) : (
        <Alert severity={own.cancelled ? 'error' : 'info'}>
          {own.notEditableBecause &&
            t(`own.closed.${own.notEditableBecause}`, { name: own.partner ? fullName(own.partner) : '' })}{' '}
          {publicContactEmail !== '' && (
            <>
              {publicContactName === '' ? t('own.contactNoName') : t('own.contact', { name: publicContactName })}{' '}
              <MuiLink href={`mailto:${publicContactEmail}`} color="inherit">
                {publicContactEmail}
              </MuiLink>
            </>
          )}
        </Alert>
      )}
      <Evening own={own} />
    </Box>
  )
}

/** Where team and route can be seen, once the organiser has sent them. */
function Evening({ own: { told } }: { own: OwnRegistration }) {
  const { t } = useTranslation('registration')
  const { selfAdminId, participantId } = useSelfLink()
  if (!told.team && told.routeTeamId === null) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {told.routeTeamId !== null && (
        <Button
          component={Link}
          to={paths.self.dinnerRoute(selfAdminId, participantId, told.routeTeamId)}
          variant="contained"
          startIcon={<Icon path={mdiMapMarkerPath} />}
        >
          {t('own.toRoute')}
        </Button>
      )}
      {told.team && (
        <Button
          component={Link}
          to={paths.myEvent(selfAdminId, participantId)}
          variant="outlined"
          startIcon={<Icon path={mdiAccountGroupOutline} />}
        >
          {t('own.toTeam')}
        </Button>
      )}
    </Box>
  )
}
