import { mdiEmailOutline, mdiPhoneAlertOutline, mdiPhoneOutline } from '@mdi/js'
import MuiLink from '@mui/material/Link'
import type { ParticipantReply } from '@running-dinner/contract/participants.ts'
import { useTranslation } from 'react-i18next'
import { telLink } from '../../../../lib/tel-link.ts'
import { CardSection } from '../../../../ui/card-section.tsx'
import { FactLine } from './fact-line.tsx'

export function ContactCard({ person }: { person: ParticipantReply }) {
  const { t } = useTranslation(['roster', 'participants'])
  const { email, mobileNumber, gender, age } = person
  const facts = [
    ...(gender === 'UNDEFINED' ? [] : [t(`participants:gender.${gender}`)]),
    ...(age <= 0 ? [] : [t('detail.age', { count: age })]),
  ]
  return (
    <CardSection title={t('detail.contact')} aside={facts.join(', ')}>
      <FactLine icon={mdiEmailOutline}>
        <MuiLink href={`mailto:${email}`} aria-label={t('detail.write', { email })}>
          {email}
        </MuiLink>
      </FactLine>
      {mobileNumber === '' ? (
        <FactLine icon={mdiPhoneAlertOutline} colour="warning.main">
          {t('participants:form.mobileMissing')}
        </FactLine>
      ) : (
        <FactLine icon={mdiPhoneOutline}>
          <MuiLink href={telLink(mobileNumber)} aria-label={t('detail.call', { number: mobileNumber })}>
            {mobileNumber}
          </MuiLink>
        </FactLine>
      )}
    </CardSection>
  )
}
