import { mdiAccountMultiple, mdiAlertOutline, mdiCheckCircleOutline, mdiClockOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import type { RegistrationInfo } from '@running-dinner/contract/people'
import { fullName } from '@running-dinner/domain/people'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../../../../lib/dates.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { useAdminDinner } from '../../../shell/admin-dinner.ts'
import { PersonContact, smallText } from '../list/person-facts.tsx'

interface RegistrationFactsProps {
  registration: RegistrationInfo
  isTooOld: boolean
  /** Replaces the plain name. */
  name?: ReactNode
}

/** Name, partner, contact and state of one registration. */
export function RegistrationFacts({ registration, isTooOld, name }: RegistrationFactsProps) {
  const { t } = useTranslation('roster')
  const organiser = useAdminDinner().email
  const { activationDate, activatedBy, createdAt, email, teamPartnerWishChildInfo: partner } = registration
  // An organiser who takes part confirms their own address like a guest.
  const isByOrganiser = activatedBy === organiser && email !== organiser
  const origin = !isByOrganiser ? 'confirmed' : activationDate === createdAt ? 'addedByYou' : 'confirmedByYou'
  return (
    <>
      <Box component="span" sx={{ display: 'block', fontWeight: 640, overflowWrap: 'anywhere' }}>
        {name ?? fullName(registration)}
      </Box>
      {partner !== '' && (
        <Fact icon={mdiAccountMultiple} colour="text.secondary">
          {t('unconfirmed.with', { name: partner })}
        </Fact>
      )}
      <PersonContact person={registration} />
      {activationDate === null ? (
        <Fact icon={isTooOld ? mdiAlertOutline : mdiClockOutline} colour="warning.main">
          {t(isTooOld ? 'unconfirmed.tooOld' : 'unconfirmed.since', { at: formatInstant(createdAt) })}
        </Fact>
      ) : (
        <Fact icon={mdiCheckCircleOutline} colour="text.secondary">
          {t(`unconfirmed.${origin}`, {
            at: formatInstant(activationDate),
          })}
        </Fact>
      )}
    </>
  )
}

function Fact({ icon, colour, children }: { icon: string; colour: string; children: ReactNode }) {
  return (
    <Box component="span" sx={{ ...smallText, display: 'flex', gap: 0.75, color: colour }}>
      <Icon path={icon} sx={{ fontSize: 16, mt: '2px' }} />
      <span>{children}</span>
    </Box>
  )
}
