import { mdiInformationOutline, mdiMapMarkerOffOutline, mdiMapMarkerOutline } from '@mdi/js'
import MuiLink from '@mui/material/Link'
import type { ParticipantReply } from '@running-dinner/contract/participants.ts'
import { isValidCoordinate } from '@running-dinner/domain/dinner-routes/map-layout.ts'
import { useTranslation } from 'react-i18next'
import { addressLine, deviceOf, navigationLink } from '../../../../features/dinner-routes/navigation-link.ts'
import { SeatsMark } from '../../../../features/participants/seats-mark.tsx'
import { CardSection } from '../../../../ui/card-section.tsx'
import { useAdminDinner } from '../../shell/admin-dinner.ts'
import { FactLine } from './fact-line.tsx'

/** Where they live, and whether they could host there. */
export function HomeCard({ person }: { person: ParticipantReply }) {
  const { t } = useTranslation('roster')
  const { numSeatsNeededForHost } = useAdminDinner().sessionData
  return (
    <CardSection
      title={t('detail.home')}
      aside={
        <MuiLink href={navigationLink(person, deviceOf(navigator.userAgent))} variant="body2">
          {t('detail.map')}
        </MuiLink>
      }
    >
      <FactLine icon={mdiMapMarkerOutline}>{addressLine(person)}</FactLine>
      {!isValidCoordinate(person.geocodingResult) && (
        <FactLine icon={mdiMapMarkerOffOutline} colour="warning.main">
          {t('detail.notLocated')}
        </FactLine>
      )}
      {person.addressRemarks !== '' && <FactLine icon={mdiInformationOutline}>{person.addressRemarks}</FactLine>}
      {person.rootTeamPartnerWish === null && (
        <SeatsMark numSeats={person.numSeats} seatsNeeded={numSeatsNeededForHost} />
      )}
    </CardSection>
  )
}
