import { mdiAccountPlusOutline, mdiCheckCircleOutline, mdiClockOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import type { ParticipantReply } from '@running-dinner/contract/participants.ts'
import { fullName } from '@running-dinner/domain/participants/participant.ts'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../../../lib/dates.ts'
import { CardSection } from '../../../../ui/card-section.tsx'
import { useIsCancelled } from '../../shell/admin-dinner.ts'
import { ConfirmButton } from '../unconfirmed/confirm-button.tsx'
import { FactLine } from './fact-line.tsx'

export function RegistrationCard({ person }: { person: ParticipantReply }) {
  const { t } = useTranslation('roster')
  const isCancelled = useIsCancelled()
  const { createdAt, activationDate, childTeamPartnerWish: child } = person
  return (
    <CardSection title={t('detail.registration')}>
      <FactLine icon={mdiAccountPlusOutline}>{t('detail.registeredAt', { at: formatInstant(createdAt) })}</FactLine>
      {activationDate === null ? (
        <>
          <FactLine icon={mdiClockOutline} colour="warning.main">
            {t('detail.unconfirmed')}
          </FactLine>
          {!isCancelled && (
            <Box sx={{ mt: 1 }}>
              <ConfirmButton registration={{ ...person, teamPartnerWishChildInfo: child ? fullName(child) : '' }} />
            </Box>
          )}
        </>
      ) : (
        <FactLine icon={mdiCheckCircleOutline}>
          {t('detail.confirmedAt', { at: formatInstant(activationDate) })}
        </FactLine>
      )}
    </CardSection>
  )
}
