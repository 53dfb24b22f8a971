import {
  mdiAccountPlusOutline,
  mdiCheckCircleOutline,
  mdiClockOutline,
  mdiEmailAlertOutline,
  mdiEmailOutline,
  mdiHandOkay,
  mdiInformationOutline,
  mdiMapMarkerOffOutline,
  mdiMapMarkerOutline,
  mdiPhoneAlertOutline,
  mdiPhoneOutline,
  mdiPotSteamOutline,
} from '@mdi/js'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ParticipantReply } from '@running-dinner/contract/people'
import { doorHints, eatsEverything, fullName, hasDiet, hasPhone } from '@running-dinner/domain/people'
import { isValidCoordinate } from '@running-dinner/domain/plan'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDashboard } from '../../../../../features/events/activities/activities.api.ts'
import { SeatsMark } from '../../../../../features/people/participants/seats-mark.tsx'
import { useAnswerTexts } from '../../../../../features/people/registration-form/use-answer-texts.ts'
import { addressLine, deviceOf, navigationLink } from '../../../../../features/plan/dinner-routes/navigation-link.ts'
import { PhoneNumber } from '../../../../../kit/phone-number.tsx'
import { formatInstant } from '../../../../../lib/dates.ts'
import { CardSection } from '../../../../../ui/card-section.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { useAdminDinner, useAdminId, useIsCancelled } from '../../../shell/admin-dinner.ts'
import { PersonDiets } from '../list/person-facts.tsx'
import { ConfirmButton } from '../unconfirmed/confirm-button.tsx'

interface FactLineProps {
  icon: string
  colour?: string
  children: ReactNode
}

function FactLine({ icon, colour, children }: FactLineProps) {
  return (
    <Box sx={{ display: 'flex', gap: 1, py: 0.5, ...(colour && { color: colour }) }}>
      <Icon path={icon} sx={{ fontSize: 20, mt: '2px', color: colour ?? 'text.secondary' }} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
    </Box>
  )
}

export function ContactCard({ person }: { person: ParticipantReply }) {
  const { t } = useTranslation(['roster', 'participants'])
  const { email, mobileNumber, gender, age } = person
  const undelivered = useDashboard(useAdminId()).data?.mailProblems.undelivered
  const isUndelivered = undelivered?.some(({ participantId }) => participantId === person.id)
  const facts = [
    ...(gender === 'UNDEFINED' ? [] : [t(`participants:gender.${gender}`)]),
    ...(age ? [t('detail.age', { count: age })] : []),
  ]
  return (
    <CardSection title={t('detail.contact')} aside={facts.join(', ')}>
      <FactLine icon={mdiEmailOutline}>
        <MuiLink href={`mailto:${email}`} aria-label={t('detail.write', { email })}>
          {email}
        </MuiLink>
      </FactLine>
      {isUndelivered && (
        <FactLine icon={mdiEmailAlertOutline} colour="error.main">
          {t('detail.mailFailed')}
        </FactLine>
      )}
      {!hasPhone(person) && (
        <FactLine icon={mdiPhoneAlertOutline} colour="warning.main">
          {t('participants:form.mobileMissing')}
        </FactLine>
      )}
      {mobileNumber !== '' && (
        <FactLine icon={mdiPhoneOutline}>
          <PhoneNumber typed={mobileNumber} links={person.callLinks} />
        </FactLine>
      )}
    </CardSection>
  )
}

/** The address, and whether it has enough seats to host. */
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
      {person.geocodingResult?.quality === 'DOUBTFUL' && (
        <FactLine icon={mdiMapMarkerOffOutline} colour="warning.main">
          {t('detail.doubtful')}
        </FactLine>
      )}
      {doorHints(person, { bell: t('detail.bell'), floor: t('detail.floor') }).map((hint) => (
        <FactLine key={hint} icon={mdiInformationOutline}>
          {hint}
        </FactLine>
      ))}
      {person.rootTeamPartnerWish === null && (
        <SeatsMark numSeats={person.numSeats} seatsNeeded={numSeatsNeededForHost} />
      )}
    </CardSection>
  )
}

export function FoodCard({ person }: { person: ParticipantReply }) {
  const { t } = useTranslation('roster')
  const { meals } = useAdminDinner()
  const preferred = meals.find((meal) => meal.id === person.preferredMeal)
  return (
    <CardSection title={t('detail.food')}>
      {hasDiet(person) ? (
        <PersonDiets person={person} />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          {t(eatsEverything(person) ? 'detail.everything' : 'detail.noDiet')}
        </Typography>
      )}
      {preferred && <FactLine icon={mdiPotSteamOutline}>{t('detail.preferred', { meal: preferred.label })}</FactLine>}
      {person.standbyCook && <FactLine icon={mdiHandOkay}>{t('detail.standbyCook')}</FactLine>}
      {person.standbyGuest && <FactLine icon={mdiHandOkay}>{t('detail.standbyGuest')}</FactLine>}
    </CardSection>
  )
}

/** Answers to the organiser's own questions; no card when the event asks none. */
export function AnswersCard({ person }: { person: ParticipantReply }) {
  const { t } = useTranslation(['roster', 'allergens'])
  const { registrationQuestions } = useAdminDinner()
  const answers = useAnswerTexts().answers(registrationQuestions, person.answers)
  if (answers.length === 0) return null
  return (
    <CardSection title={t('detail.answers')}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
        {answers.map(({ id, label, text }) => (
          <div key={id}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {text === '' ? t('allergens:noAnswer') : text}
            </Box>
          </div>
        ))}
      </Box>
    </CardSection>
  )
}

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
