import { mdiPartyPopper } from '@mdi/js'
import Box from '@mui/material/Box'
import type { Activation } from '@running-dinner/contract/registration.ts'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { ActionLink } from '../../ui/action-look.ts'
import { PlainNotice } from '../../ui/plain-notice.tsx'
import { PlainPage } from '../../ui/plain-page.tsx'
import { Outcome } from './outcome.tsx'

export function ActivationDone({ activation }: { activation: Activation }) {
  const { t } = useTranslation('registration')
  const { activatedParticipant, activatedTeamPartnerRegistration: partner, mutualWish } = activation
  const partnerName = partner && `${partner.firstnamePart} ${partner.lastname}`
  return (
    <PlainPage title={t('activate.doneTitle', { name: activatedParticipant.firstnamePart })}>
      <Box role="status">
        <Outcome icon={mdiPartyPopper}>
          {t(activation.alreadyActivated ? 'activate.already' : 'activate.doneText')}
          {partnerName && ` ${t('activate.donePair', { name: partnerName })}`}
          {mutualWish && ` ${t('activate.doneWish', { name: `${mutualWish.firstnamePart} ${mutualWish.lastname}` })}`}
        </Outcome>
      </Box>
      {activation.waitingList && (
        <PlainNotice severity="warning" sx={{ mt: 3 }}>
          {t('activate.waitingList')}
        </PlainNotice>
      )}
      <Box component="p" sx={{ mt: 3 }}>
        {t(partner || mutualWish ? 'activate.nextTogether' : 'activate.next')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
        {activation.selfServicePath !== '' && (
          <ActionLink to={activation.selfServicePath} variant="contained">
            {t('activate.own')}
          </ActionLink>
        )}
        <ActionLink to={paths.myEvents()} variant="outlined">
          {t('activate.myEvents')}
        </ActionLink>
      </Box>
      <Box component="p" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {t('activate.myEventsHelp')}
      </Box>
    </PlainPage>
  )
}
