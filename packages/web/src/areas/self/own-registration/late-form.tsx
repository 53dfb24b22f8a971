import { mdiPencilLockOutline } from '@mdi/js'
import type { OwnRegistration } from '@running-dinner/contract/people'
import { fullName } from '@running-dinner/domain'
import { type DoorFacts, doorOf } from '@running-dinner/domain/people'
import { Fragment } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useChangeLate } from '../../../features/guests/self-service/self-service.api.ts'
import { DoorFields } from '../../../features/people/registration/door-fields.tsx'
import { FoodFields } from '../../../features/people/registration/food-fields.tsx'
import { LanguageField } from '../../../features/people/registration/language-field.tsx'
import type { RegistrationValues, WithLanguage } from '../../../features/people/registration/registration-values.ts'
import { MobileInput } from '../../../features/people/registration/you-fields.tsx'
import { fromWire, toWire } from '../../../features/people/registration-form/form-answers.ts'
import { Button } from '../../../kit/button.tsx'
import { Icon } from '../../../kit/icon.tsx'
import { applyIssues } from '../../../ui/form/apply-issues.ts'
import { Form } from '../../../ui/form/form.tsx'
import { useLazyResolver } from '../../../ui/form/lazy-form.ts'
import { useToast } from '../../../ui/toasts.tsx'
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx'
import { useSelfLink } from '../self-link.ts'
import * as styles from './own-registration.css.ts'
import { EditButtons, EditPart } from './own-registration-form.tsx'

const loadChecks = () =>
  Promise.all([import('@running-dinner/contract/forms'), import('@running-dinner/contract/parse-input')])

type LateValues = Pick<
  RegistrationValues,
  | 'mobileNumber'
  | 'addressRemarks'
  | keyof DoorFacts
  | 'vegetarian'
  | 'vegan'
  | 'lactose'
  | 'gluten'
  | 'mealSpecificsNote'
  | 'allergens'
> &
  WithLanguage

interface LateFormProps {
  own: OwnRegistration
  onStop: () => void
  onSaved: () => void
  /** Undefined where the guest has no team or no home of their own in it. */
  onAskForHome: (() => void) | undefined
}

/** What stays open in a team and after the deadline; the rest is text, with whom to ask. */
export function LateForm({ own, onStop, onSaved, onAskForHome }: LateFormProps) {
  const { t } = useTranslation('registration')
  const toast = useToast()
  const { mutateAsync, isPending } = useChangeLate(useSelfLink())
  const form = useForm<LateValues>({
    defaultValues: valuesOf(own),
    mode: 'onTouched',
    resolver: useLazyResolver(loadChecks, ([{ lateChangeInput }, { parseInput }], values: LateValues) => {
      const { issues } = parseInput(lateChangeInput, toBody(values))
      return { value: issues.length === 0 ? values : undefined, issues }
    }),
  })
  const handleSubmit = async (values: LateValues) => {
    try {
      await mutateAsync(toBody(values))
      form.reset(values)
      onSaved()
    } catch (error) {
      applyIssues(form, error, toast.error)
    }
  }
  const root = own.partner?.role === 'root' ? own.partner : undefined
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <UnsavedGuard dirty={form.formState.isDirty && !isPending} />
      <EditPart title={t('own.you')}>
        <div className={styles.partFields}>
          <MobileInput />
          <LanguageField />
        </div>
      </EditPart>
      <EditPart title={t('own.food')}>
        <FoodFields asksAllergens={own.dinner.allergenListEnabled} hasNotes={false} />
      </EditPart>
      {root === undefined && (
        <EditPart title={t('own.address')}>
          <DoorFields />
        </EditPart>
      )}
      <Fixed
        own={own}
        why={root ? t('own.closed.PAIR', { name: fullName(root) }) : t('own.fixedWhy')}
        onAskForHome={onAskForHome}
      />
      <EditButtons save={t('own.save')} isPending={isPending} onStop={onStop} />
    </Form>
  )
}

interface FixedProps {
  own: OwnRegistration
  why: string
  onAskForHome: (() => void) | undefined
}

function Fixed({ own, why, onAskForHome }: FixedProps) {
  const { t } = useTranslation('registration')
  const lines = [
    [t('own.name'), fullName(own)],
    [t('you.email'), own.email],
    [t('own.address'), `${own.street} ${own.streetNr}, ${own.zip} ${own.cityName}`],
    [t('kitchen.numSeats'), own.numSeats === undefined ? t('own.none') : String(own.numSeats)],
  ]
  return (
    <EditPart title={t('own.fixed')}>
      <p className={styles.why}>{why}</p>
      <dl className={styles.fixed}>
        {lines.map(([label, text]) => (
          <Fragment key={label}>
            <dt className={styles.fixedLabel}>{label}</dt>
            <dd className={styles.fixedText}>{text}</dd>
          </Fragment>
        ))}
      </dl>
      {onAskForHome && (
        <Button type="button" variant="outlined" onClick={onAskForHome} className={styles.askForHome}>
          <Icon path={mdiPencilLockOutline} small />
          {t('own.askForHome')}
        </Button>
      )}
    </EditPart>
  )
}

function valuesOf(registration: OwnRegistration): LateValues {
  const { mobileNumber, addressRemarks, vegetarian, vegan, lactose, gluten, mealSpecificsNote, languageCode } =
    registration
  const { allergens } = fromWire(registration)
  return {
    mobileNumber,
    addressRemarks,
    ...doorOf(registration),
    vegetarian,
    vegan,
    lactose,
    gluten,
    mealSpecificsNote,
    languageCode,
    allergens,
  }
}

function toBody({ allergens, ...values }: LateValues) {
  return { ...values, allergens: toWire({ allergens, answers: {} }).allergens }
}
