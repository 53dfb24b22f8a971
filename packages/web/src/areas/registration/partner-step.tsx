import type { InvitationStatus, PublicDinner } from '@running-dinner/contract/people'
import { canHost } from '@running-dinner/domain/people'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { CheckCard } from '../../features/people/registration/check-card.tsx'
import { Cell, FieldGrid } from '../../features/people/registration/field-grid.tsx'
import { SecondFoodFields } from '../../features/people/registration/food-fields.tsx'
import type { RegistrationValues } from '../../features/people/registration/registration-values.ts'
import { QuestionFields } from '../../features/people/registration-form/question-fields.tsx'
import { LinkButton } from '../../kit/button.tsx'
import { Notice } from '../../kit/notice.tsx'
import { RadioCards } from '../../kit/radio-cards.tsx'
import { textStyle } from '../../kit/text.css.ts'
import { TextField } from '../../kit/text-field.tsx'
import { useEmailHelp } from '../../kit/warning-help.tsx'
import { useIsStatic } from '../../lib/use-is-static.ts'
import { inviterName } from './invitation.ts'
import * as styles from './partner-step.css.ts'
import { StepPart } from './step-part.tsx'
import { queryOfStep } from './use-step.ts'

interface PartnerStepProps {
  dinner: PublicDinner
  status: InvitationStatus | undefined
}

/** The partner, and what the organiser asks beyond what every running dinner asks. */
export function PartnerStep({ dinner, status }: PartnerStepProps) {
  const { t } = useTranslation('registration')
  const { teamPartnerWishDisabled, registrationQuestions } = dinner
  const questions = <QuestionFields questions={registrationQuestions} requiredToo />
  if (teamPartnerWishDisabled) {
    return (
      <>
        <p className={styles.text}>{t('questions.intro')}</p>
        {questions}
      </>
    )
  }
  return (
    <>
      <Partner dinner={dinner} status={status} />
      {registrationQuestions.length > 0 && (
        <div className={styles.questions}>
          <StepPart title={t('questions.title')} intro={t('questions.intro')}>
            {questions}
          </StepPart>
        </div>
      )}
    </>
  )
}

/** Guests who follow an invitation have a partner already; all others choose how to find one. */
function Partner({ dinner, status }: PartnerStepProps) {
  const [invitation, invitedBy] = useWatch<RegistrationValues, ['invitation', 'teamPartnerWishEmail']>({
    name: ['invitation', 'teamPartnerWishEmail'],
  })
  return invitation === '' ? <PartnerChoice dinner={dinner} /> : <Invited by={inviterName(status, invitedBy)} />
}

function Invited({ by }: { by: string }) {
  const { t } = useTranslation('registration')
  return (
    <Notice severity="success" title={t('partner.invitedTitle')}>
      {by === '' ? t('partner.invitedUnknown') : t('partner.invited', { name: by })}
    </Notice>
  )
}

function PartnerChoice({ dinner }: Pick<PartnerStepProps, 'dinner'>) {
  const { t } = useTranslation('registration')
  const choice = useWatch<RegistrationValues, 'partnerChoice'>({ name: 'partnerChoice' })
  const isStatic = useIsStatic()
  const wishHelp = useEmailHelp('teamPartnerWishEmail')
  return (
    <div className={styles.partnerChoice}>
      <RadioCards<RegistrationValues>
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
      {(isStatic || choice === 'wish') && (
        <div className={styles.wish}>
          <TextField<RegistrationValues>
            name="teamPartnerWishEmail"
            type="email"
            label={t('partner.wishEmail')}
            autoComplete="off"
            help={wishHelp}
            required
          />
        </div>
      )}
      {(isStatic || choice === 'pair') && <SecondPerson dinner={dinner} />}
    </div>
  )
}

const field = 'teamPartnerWishRegistrationData'

/** Who registers together with the first person; they cook at one table, so it has to be large enough. */
function SecondPerson({ dinner }: Pick<PartnerStepProps, 'dinner'>) {
  const { t } = useTranslation('registration')
  const emailHelp = useEmailHelp(`${field}.email`, t('partner.sameIfEmpty'))
  return (
    <section aria-labelledby="second-person" className={styles.pair}>
      <TooFewSeats seatsNeeded={dinner.numSeatsNeededForHost} />
      <h2 className={textStyle.h3} id="second-person">
        {t('partner.second')}
      </h2>
      <p className={styles.secondPersonText}>{t('partner.secondHelp')}</p>
      <FieldGrid>
        <Cell of={3}>
          <TextField<RegistrationValues>
            name={`${field}.firstnamePart`}
            label={t('partner.firstnamePart')}
            autoComplete="off"
            required
          />
        </Cell>
        <Cell of={3}>
          <TextField<RegistrationValues>
            name={`${field}.lastname`}
            label={t('partner.lastname')}
            autoComplete="off"
            required
          />
        </Cell>
        <Cell of={3}>
          <TextField<RegistrationValues>
            name={`${field}.email`}
            type="email"
            label={t('you.optional', { label: t('partner.email') })}
            autoComplete="off"
            help={emailHelp}
          />
        </Cell>
        <Cell of={3}>
          <TextField<RegistrationValues>
            name={`${field}.mobileNumber`}
            type="tel"
            label={t('you.optional', { label: t('partner.mobileNumber') })}
            autoComplete="off"
            help={t('partner.sameIfEmpty')}
          />
        </Cell>
      </FieldGrid>
      <OwnFood asksAllergens={dinner.allergenListEnabled} />
    </section>
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
  const isStatic = useIsStatic()
  return (
    <div className={styles.ownFood}>
      <CheckCard
        name={`${field}.eatsDifferently`}
        label={
          name.trim() === '' ? t('partner.eatsDifferently') : t('partner.namedEatsDifferently', { name: name.trim() })
        }
      />
      {(isStatic || isOpen) && (
        <div className={styles.otherFood}>
          <SecondFoodFields asksAllergens={asksAllergens} />
        </div>
      )}
    </div>
  )
}

function TooFewSeats({ seatsNeeded }: { seatsNeeded: number }) {
  const { t } = useTranslation('registration')
  const [query] = useSearchParams()
  const seats = useWatch<RegistrationValues, 'numSeats'>({ name: 'numSeats' })
  // Without scripts the seats are typed on this page, too.
  if (useIsStatic() || canHost({ numSeats: seats === '' ? undefined : Number(seats) }, seatsNeeded) === 'YES')
    return null
  return (
    <Notice
      severity="warning"
      className={styles.tooFewSeats}
      action={
        <LinkButton to={{ search: `?${queryOfStep(query, 'home')}` }} variant="outlined">
          {t('partner.toSeats')}
        </LinkButton>
      }
    >
      {t('partner.seatsMissing', { needed: seatsNeeded })}
    </Notice>
  )
}
