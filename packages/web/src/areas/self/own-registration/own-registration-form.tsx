import type { OwnRegistration } from '@running-dinner/contract/people'
import { fullName } from '@running-dinner/domain'
import { type ReactNode, useId } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useChangeOwnRegistration } from '../../../features/guests/self-service/self-service.api.ts'
import { AddressFields } from '../../../features/people/registration/address-fields.tsx'
import { FoodFields } from '../../../features/people/registration/food-fields.tsx'
import { KitchenFields } from '../../../features/people/registration/kitchen-fields.tsx'
import { LanguageField } from '../../../features/people/registration/language-field.tsx'
import { formFieldOf } from '../../../features/people/registration/registration-issues.ts'
import {
  emptyRegistration,
  fromRegistrationBody,
  type RegistrationValues,
  toRegistrationBody,
  type WithLanguage,
} from '../../../features/people/registration/registration-values.ts'
import { YouFields } from '../../../features/people/registration/you-fields.tsx'
import { QuestionFields } from '../../../features/people/registration-form/question-fields.tsx'
import { Button } from '../../../kit/button.tsx'
import { applyIssues } from '../../../ui/form/apply-issues.ts'
import { Form } from '../../../ui/form/form.tsx'
import { useLazyResolver } from '../../../ui/form/lazy-form.ts'
import { useToast } from '../../../ui/toasts.tsx'
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx'
import * as shared from '../self.css.ts'
import { useSelfLink } from '../self-link.ts'
import * as styles from './own-registration.css.ts'

const loadChecks = () => import('../../../features/people/registration/registration-issues.ts')

type OwnValues = RegistrationValues & WithLanguage

interface OwnRegistrationFormProps {
  own: OwnRegistration
  onStop: () => void
  onSaved: () => void
}

export function OwnRegistrationForm({ own, onStop, onSaved }: OwnRegistrationFormProps) {
  const { t } = useTranslation('registration')
  const toast = useToast()
  const { mutateAsync, isPending } = useChangeOwnRegistration(useSelfLink())
  // The second of a pair was registered by the first, who was asked and who says where both live.
  const root = own.partner?.role === 'root' ? own.partner : undefined
  const questions = root ? [] : own.dinner.registrationQuestions
  const rules = {
    hasTerms: false,
    zipRestrictions: '',
    mealIds: own.dinner.meals.map((meal) => meal.id),
    seatsNeeded: own.dinner.numSeatsNeededForHost,
    teamPartnerWishDisabled: own.dinner.teamPartnerWishDisabled,
    questions,
  }
  const form = useForm<OwnValues>({
    defaultValues: valuesOf(own),
    mode: 'onTouched',
    resolver: useLazyResolver(loadChecks, ({ registrationFormIssues }, values: OwnValues) => {
      const issues = registrationFormIssues(values, rules)
      return { value: issues.length === 0 ? values : undefined, issues }
    }),
  })
  const handleSubmit = async (values: OwnValues) => {
    try {
      // The wish has a page of its own, so what is stored goes back as it came.
      const { languageCode, ...fields } = values
      await mutateAsync({
        ...toRegistrationBody(fields),
        languageCode,
        teamPartnerWishEmail: own.teamPartnerWishEmail,
      })
      form.reset(values)
      onSaved()
    } catch (error) {
      applyIssues(form, error, toast.error, formFieldOf)
    }
  }
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <UnsavedGuard dirty={form.formState.isDirty && !isPending} />
      <EditPart title={t('own.you')}>
        <YouFields emailHelp={t('own.emailFixed')} emailFixed nameOnly={root !== undefined} />
        <div className={styles.language}>
          <LanguageField />
        </div>
      </EditPart>
      {!root && (
        <>
          <EditPart title={t('own.address')}>
            <AddressFields country="" zipRestrictions="" />
          </EditPart>
          <EditPart title={t('own.kitchen')}>
            <KitchenFields seatsNeeded={own.dinner.numSeatsNeededForHost} meals={own.dinner.meals} />
          </EditPart>
        </>
      )}
      <EditPart title={t('own.food')}>
        <FoodFields asksAllergens={own.dinner.allergenListEnabled} hasNotes={!root} />
      </EditPart>
      {root && <EditPart title={t('own.fixed')}>{t('own.closed.PAIR', { name: fullName(root) })}</EditPart>}
      {questions.length > 0 && (
        <EditPart title={t('own.questions')}>
          <QuestionFields questions={questions} requiredToo />
        </EditPart>
      )}
      <EditButtons save={t('own.save')} isPending={isPending} onStop={onStop} />
    </Form>
  )
}

/** Consent was given when registering, and a partner is not chosen here. */
function valuesOf(registration: OwnRegistration): OwnValues {
  const values = fromRegistrationBody(registration, emptyRegistration)
  return { ...values, partnerChoice: 'none', dataProcessingAcknowledged: true, languageCode: registration.languageCode }
}

export function EditPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.partTitle}>
        {title}
      </h2>
      {children}
    </section>
  )
}

interface EditButtonsProps {
  /** What the button that saves says. */
  save: string
  isPending: boolean
  onStop: () => void
}

export function EditButtons({ save, isPending, onStop }: EditButtonsProps) {
  const { t } = useTranslation('registration')
  return (
    <div className={shared.buttons}>
      <Button type="submit" size="large" busy={isPending}>
        {save}
      </Button>
      <Button type="button" variant="text" size="large" onClick={onStop}>
        {t('own.stop')}
      </Button>
    </div>
  )
}
