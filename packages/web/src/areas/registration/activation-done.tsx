import { mdiPartyPopper } from '@mdi/js'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Activation } from '@running-dinner/contract/registration.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { Page } from '../../ui/page.tsx'
import { Outcome } from './outcome.tsx'

export function ActivationDone({ activation }: { activation: Activation }) {
  const { t } = useTranslation('registration')
  const { activatedParticipant, activatedTeamPartnerRegistration: partner } = activation
  const partnerName = partner && `${partner.firstnamePart} ${partner.lastname}`
  return (
    <Page title={t('activate.doneTitle', { name: activatedParticipant.firstnamePart })} width="sm">
      <Box role="status">
        <Outcome icon={mdiPartyPopper}>
          {t(activation.alreadyActivated ? 'activate.already' : 'activate.doneText')}
          {partnerName && ` ${t('activate.donePair', { name: partnerName })}`}
        </Outcome>
      </Box>
      {activation.waitingList && (
        <Alert severity="warning" sx={{ mt: 3 }}>
          {t('activate.waitingList')}
        </Alert>
      )}
      <Box component="p" sx={{ mt: 3 }}>
        {t('activate.next')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
        {activation.selfServicePath !== '' && (
          <Button component={Link} to={activation.selfServicePath} variant="contained">
            {t('activate.own')}
          </Button>
        )}
        <Button component={Link} to={paths.myEvents()} variant="outlined">
          {t('activate.myEvents')}
        </Button>
      </Box>
      <Box component="p" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {t('activate.myEventsHelp')}
      </Box>
    </Page>
  )
}
