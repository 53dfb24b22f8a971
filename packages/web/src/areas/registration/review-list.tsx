import type { PublicDinner, RegistrationSummary } from '@running-dinner/contract/people'
import { eatsEverything, hasDiet, isPhone } from '@running-dinner/domain/people'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { diets } from '../../features/people/registration/registration-values.ts'
import { useAnswerTexts } from '../../features/people/registration-form/use-answer-texts.ts'
import { Card } from '../../kit/card.tsx'
import type { RegistrationStep } from './registration-steps.ts'
import * as styles from './review-list.css.ts'
import { queryOfStep } from './use-step.ts'

interface ReviewListProps {
  dinner: PublicDinner
  summary: RegistrationSummary
}

/** Everything that will be sent, by the step where it can be changed. */
export function ReviewList({ dinner, summary }: ReviewListProps) {
  const { t } = useTranslation('registration')
  const texts = useAnswerTexts()
  return (
    <Card>
      <Section step="you" name="you">
        <strong>{summary.fullname}</strong>
        <span>{summary.email}</span>
        <Said>{summary.mobile}</Said>
        {!isPhone(summary.mobile) && <span className={styles.missing}>{t('review.mobileMissing')}</span>}
        {summary.gender !== 'UNDEFINED' && <span>{t(`you.genders.${summary.gender}`)}</span>}
        {summary.ageSpecified && <span>{t('review.age', { age: summary.age })}</span>}
      </Section>
      <Section step="home" name="address">
        <span>{summary.streetWithNr}</span>
        <span>{summary.zipWithCity}</span>
        <Said>{summary.addressRemarks}</Said>
        <Said>{doorText(summary)}</Said>
      </Section>
      <Section step="home" name="kitchen">
        <Seats dinner={dinner} summary={summary} />
        <span>{mealText(dinner, summary) ?? t('review.anyMeal')}</span>
        {summary.standbyCook && <span>{t('review.standbyCook')}</span>}
        {summary.standbyGuest && <span>{t('review.standbyGuest')}</span>}
      </Section>
      <Section step="home" name="food">
        <Diets summary={summary} />
        {texts.allergens(summary.allergens).map((text) => (
          <span key={text}>{text}</span>
        ))}
        <Said>{summary.mealSpecifics.mealSpecificsNote}</Said>
        <Said>{summary.notes}</Said>
      </Section>
      {dinner.registrationQuestions.length > 0 && (
        <Section step="partner" name="questions">
          {texts.answers(dinner.registrationQuestions, summary.answers).map(({ id, label, text }) => (
            <span key={id}>
              {label} <Said>{text || t('own.none')}</Said>
            </span>
          ))}
        </Section>
      )}
      {!dinner.teamPartnerWishDisabled && (
        <Section step="partner" name="partner">
          <ReviewTeam summary={summary} />
        </Section>
      )}
    </Card>
  )

  function doorText({ bellName, floor, entranceNote }: RegistrationSummary) {
    const lines = [
      bellName && t('review.bell', { name: bellName }),
      floor && t('review.floor', { floor }),
      entranceNote,
    ]
    return lines.filter((line) => line !== '').join('\n')
  }

  function mealText({ meals }: PublicDinner, { preferredMeal }: RegistrationSummary) {
    const meal = meals.find(({ id }) => id === preferredMeal)
    return meal && t('review.meal', { meal: meal.label })
  }
}

function Seats({ dinner, summary }: ReviewListProps) {
  const { t } = useTranslation('registration')
  const { numberOfSeats, canHost } = summary
  if (numberOfSeats === undefined)
    return (
      <>
        <span>{t('review.seatsUnknown')}</span>
        <span>{t('review.hostUnknown', { needed: dinner.numSeatsNeededForHost })}</span>
      </>
    )
  return (
    <>
      <span>{t('review.seats', { count: numberOfSeats })}</span>
      <span>{t(canHost ? 'review.canHost' : 'review.cannotHost')}</span>
    </>
  )
}

function Diets({ summary: { mealSpecifics, allergens, notes } }: Pick<ReviewListProps, 'summary'>) {
  const { t } = useTranslation('registration')
  const named = diets.filter((diet) => mealSpecifics[diet]).map((diet) => t(`food.diet.${diet}`))
  if (named.length > 0) return <span>{named.join(', ')}</span>
  const isAll = eatsEverything({ ...mealSpecifics, allergens, notes })
  return isAll ? <span>{t('review.eatsAll')}</span> : null
}

/** In the person's own words. */
function Said({ children }: { children: string }) {
  return children === '' ? null : <span className={styles.said}>{children}</span>
}

interface SectionProps {
  /** Where it can be changed. */
  step: RegistrationStep
  name: RegistrationStep | 'address' | 'kitchen' | 'food' | 'questions'
  children: ReactNode
}

function Section({ step, name: stepName, children }: SectionProps) {
  const { t } = useTranslation('registration')
  const [query] = useSearchParams()
  const name = t(`steps.${stepName}`)
  return (
    <section aria-label={name} className={styles.section}>
      <div className={styles.sectionGrid}>{children}</div>
      <Link
        to={{ search: `?${queryOfStep(query, step, true)}` }}
        aria-label={t('review.changeStep', { step: name })}
        className={styles.sectionLink}
      >
        {t('review.change')}
      </Link>
    </section>
  )
}

function SecondFood({ partner }: { partner: NonNullable<RegistrationSummary['teamPartnerWishRegistrationData']> }) {
  const { t } = useTranslation('registration')
  const texts = useAnswerTexts()
  const { firstnamePart: name, diet } = partner
  if (!diet) return <span>{t('review.secondAsYou', { name })}</span>
  if (!hasDiet(diet)) return <span>{t('review.secondEatsAll', { name })}</span>
  const named = diets.filter((dietKey) => diet[dietKey]).map((dietKey) => t(`food.diet.${dietKey}`))
  const allergenList = texts.allergens(diet.allergens).join(', ')
  return (
    <>
      {named.length > 0 && <span>{t('review.secondEats', { name, food: named.join(', ') })}</span>}
      {allergenList !== '' && <span>{t('review.secondCannotEat', { name, list: allergenList })}</span>}
      {diet.mealSpecificsNote !== '' && <span>{t('review.secondFood', { name, note: diet.mealSpecificsNote })}</span>}
    </>
  )
}

/** With whom the guest will cook, as far as it is known. */
function ReviewTeam({ summary }: { summary: RegistrationSummary }) {
  const { t } = useTranslation('registration')
  const { teamPartnerWishRegistrationData: partner, teamPartnerWishEmail: wish, teamPartnerWishState } = summary
  if (partner) {
    return (
      <>
        <span>{t('review.pair', { name: `${partner.firstnamePart} ${partner.lastname}` })}</span>
        {partner.email !== '' && <span>{partner.email}</span>}
        {partner.mobileNumber !== '' && <span>{partner.mobileNumber}</span>}
        <SecondFood partner={partner} />
      </>
    )
  }
  if (wish === '') return <span>{t('review.noPartner')}</span>
  return (
    <>
      <span>{t('review.wish', { email: wish })}</span>
      {teamPartnerWishState === 'EXISTS_SAME_TEAM_PARTNER_WISH' && <span>{t('review.wishMutual')}</span>}
    </>
  )
}
