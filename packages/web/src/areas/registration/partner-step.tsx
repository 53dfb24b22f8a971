import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { InvitationStanding, PublicDinner } from '@running-dinner/contract/registration.ts'
import { canHost } from '@running-dinner/domain/participants/hosting.ts'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { CheckCard } from '../../features/registration/check-card.tsx'
import { Cell, FieldGrid } from '../../features/registration/field-grid.tsx'
import { SecondFoodFields } from '../../features/registration/food-fields.tsx'
import { RadioCards } from '../../features/registration/radio-cards.tsx'
import type { RegistrationValues } from '../../features/registration/registration-values.ts'
import { QuestionFields } from '../../features/registration-form/question-fields.tsx'
import { ActionLink } from '../../ui/action-look.ts'
import { PlainInput } from '../../ui/form/plain-input.tsx'
import { useEmailHelp } from '../../ui/form/warning-help.tsx'
import { PlainNotice } from '../../ui/plain-notice.tsx'
import { inviterName } from './invitation.ts'
import { StepPart } from './step-part.tsx'
import { queryOfStep } from './use-step.ts'

interface PartnerStepProps {
  dinner: PublicDinner
  standing: InvitationStanding | undefined
}

/** The partner, and what the organiser asks beyond what every running dinner asks. */
export function PartnerStep({ dinner, standing }: PartnerStepProps) {
  const { t } = useTranslation('registration')
  const { teamPartnerWishDisabled, registrationQuestions } = dinner
  const questions = <QuestionFields questions={registrationQuestions} requiredToo />
  if (teamPartnerWishDisabled) {
    return (
      <>
        <Box component="p" sx={{ mt: -1, mb: 3, color: 'text.secondary' }}>
          {t('questions.intro')}
        </Box>
        {questions}
      </>
    )
  }
  return (
    <>
      <Partner dinner={dinner} standing={standing} />
      {registrationQuestions.length > 0 && (
        <Box sx={{ mt: 4, pt: 3.5, borderTop: 1, borderColor: 'divider' }}>
          <StepPart title={t('questions.title')} intro={t('questions.intro')}>
            {questions}
          </StepPart>
        </Box>
      )}
    </>
  )
}

/** Guests who follow an invitation have a partner already; all others choose how to find one. */
function Partner({ dinner, standing }: PartnerStepProps) {
  const [invitation, invitedBy] = useWatch<RegistrationValues, ['invitation', 'teamPartnerWishEmail']>({
    name: ['invitation', 'teamPartnerWishEmail'],
  })
  return invitation === '' ? <PartnerChoice dinner={dinner} /> : <Invited by={inviterName(standing, invitedBy)} />
}

function Invited({ by }: { by: string }) {
  const { t } = useTranslation('registration')
  return (
    <PlainNotice severity="success" title={t('partner.invitedTitle')}>
      {by === '' ? t('partner.invitedUnknown') : t('partner.invited', { name: by })}
    </PlainNotice>
  )
}

function PartnerChoice({ dinner }: Pick<PartnerStepProps, 'dinner'>) {
  const { t } = useTranslation('registration')
  const choice = useWatch<RegistrationValues, 'partnerChoice'>({ name: 'partnerChoice' })
  const wishHelp = useEmailHelp('teamPartnerWishEmail')
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <RadioCards
        name="partnerChoice"
        label={t('partner.choice')}
        labelHidden
        choices={[
          { value: 'none', label: t('partner.none'), help: t('partner.noneHelp') },
          { value: 'wish', label: t('partner.wish'), help: t('partner.wishHelp') },
          {
            value: 'pair',
            label: t('partner.pair'),
            help: t('partner.pairHelp', { needed: dinner.numSeatsNeededForHost }),
          },
        ]}
      />
      {choice === 'wish' && (
        <PlainInput<RegistrationValues>
          name="teamPartnerWishEmail"
          type="email"
          label={t('partner.wishEmail')}
          autoComplete="off"
          help={wishHelp}
          required
        />
      )}
      {choice === 'pair' && <SecondPerson dinner={dinner} />}
    </Box>
  )
}

const field = 'teamPartnerWishRegistrationData'

/** Who registers together with the first person; they cook at one table, so it has to be large enough. */
function SecondPerson({ dinner }: Pick<PartnerStepProps, 'dinner'>) {
  const { t } = useTranslation('registration')
  const emailHelp = useEmailHelp(`${field}.email`, t('partner.sameIfEmpty'))
  return (
    <Box component="section" aria-labelledby="second-person">
      <TooFewSeats seatsNeeded={dinner.numSeatsNeededForHost} />
      <Typography variant="h3" component="h2" id="second-person">
        {t('partner.second')}
      </Typography>
      <Box component="p" sx={{ mt: 0.5, mb: 2, color: 'text.secondary' }}>
        {t('partner.secondHelp')}
      </Box>
      <FieldGrid>
        <Cell of={3}>
          <PlainInput<RegistrationValues>
            name={`${field}.firstnamePart`}
            label={t('partner.firstnamePart')}
            autoComplete="off"
            required
          />
        </Cell>
        <Cell of={3}>
          <PlainInput<RegistrationValues>
            name={`${field}.lastname`}
            label={t('partner.lastname')}
            autoComplete="off"
            required
          />
        </Cell>
        <Cell of={3}>
          <PlainInput<RegistrationValues>
            name={`${field}.email`}
            type="email"
            label={t('you.optional', { label: t('partner.email') })}
            autoComplete="off"
            help={emailHelp}
          />
        </Cell>
        <Cell of={3}>
          <PlainInput<RegistrationValues>
            name={`${field}.mobileNumber`}
            type="tel"
            label={t('you.optional', { label: t('partner.mobileNumber') })}
            autoComplete="off"
            help={t('partner.sameIfEmpty')}
          />
        </Cell>
      </FieldGrid>
      <OwnFood asksAllergens={dinner.allergenListEnabled} />
    </Box>
  )
}

/** Closed, the second person eats like the first. */
function OwnFood({ asksAllergens }: { asksAllergens: boolean }) {
  const { t } = useTranslation('registration')
  const [name, isOpen] = useWatch<
    RegistrationValues,
    [`${typeof field}.firstnamePart`, `${typeof field}.eatsDifferently`]
  >({
    name: [`${field}.firstnamePart`, `${field}.eatsDifferently`],
  })
  return (
    <Box sx={{ display: 'grid', gap: 2.5, mt: 2.5 }}>
      <CheckCard
        name={`${field}.eatsDifferently`}
        label={
          name.trim() === '' ? t('partner.eatsDifferently') : t('partner.namedEatsDifferently', { name: name.trim() })
        }
      />
      {isOpen && <SecondFoodFields asksAllergens={asksAllergens} />}
    </Box>
  )
}

function TooFewSeats({ seatsNeeded }: { seatsNeeded: number }) {
  const { t } = useTranslation('registration')
  const [query] = useSearchParams()
  const seats = useWatch<RegistrationValues, 'numSeats'>({ name: 'numSeats' })
  if (canHost({ numSeats: seats === '' ? undefined : Number(seats) }, seatsNeeded) === 'YES') return null
  return (
    <PlainNotice
      severity="warning"
      sx={{ mb: 3 }}
      action={
        <ActionLink to={{ search: `?${queryOfStep(query, 'home')}` }} variant="outlined">
          {t('partner.toSeats')}
        </ActionLink>
      }
    >
      {t('partner.seatsMissing', { needed: seatsNeeded })}
    </PlainNotice>
  )
}
