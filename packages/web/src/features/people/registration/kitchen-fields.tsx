import { mdiCheckCircleOutline, mdiHelpCircleOutline, mdiInformationOutline, mdiMinus, mdiPlus } from '@mdi/js'
import { limits } from '@running-dinner/domain/limits'
import { canHost, type HostingAbility } from '@running-dinner/domain/people'
import { type ChangeEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PlainButton } from '../../../kit/button.tsx'
import { classes } from '../../../kit/classes.ts'
import { CourseMark, courseAt } from '../../../kit/course-mark.tsx'
import { FieldFrame } from '../../../kit/field-frame.tsx'
import { useField } from '../../../kit/field-props.ts'
import { Icon } from '../../../kit/icon.tsx'
import { RadioCards } from '../../../kit/radio-cards.tsx'
import { onlyWithScripts } from '../../../kit/scripts.css.ts'
import { useIsStatic } from '../../../lib/use-is-static.ts'
import { CheckCard } from './check-card.tsx'
import * as styles from './fields.css.ts'
import type { RegistrationValues } from './registration-values.ts'

interface KitchenFieldsProps {
  seatsNeeded: number
  meals: readonly { id: string; label: string }[]
}

export function KitchenFields({ seatsNeeded, meals }: KitchenFieldsProps) {
  return (
    <div className={styles.group}>
      <SeatsInput needed={seatsNeeded} />
      <MealChoice meals={meals} />
      <StandbyFields />
    </div>
  )
}

/** What is typed stays until the field is left, then the number it means shows; what that number means shows at once. */
export function SeatsInput({ needed }: { needed: number }) {
  const { t } = useTranslation('registration')
  const { field, error, helperText } = useField<RegistrationValues>({ name: 'numSeats' })
  const [typed, setTyped] = useState<string>()
  const id = useId()
  const { value, onChange, onBlur, ...rest } = field
  const seats = String(value ?? '')
  const change = (by: number) => {
    setTyped(undefined)
    onChange(String(Math.min(limits.seatsMax, Math.max(0, (Number(seats) || 0) + by))))
  }
  return (
    <div>
      <FieldFrame id={id} label={t('kitchen.numSeats')} error={error} below={error ? helperText : undefined}>
        <div className={styles.seats}>
          <StepButton
            label={t('kitchen.less')}
            icon={mdiMinus}
            disabled={seats === '' || seats === '0'}
            onClick={() => change(-1)}
          />
          <input
            {...rest}
            id={id}
            value={typed ?? seats}
            onChange={(event: ChangeEvent<HTMLInputElement>) => {
              setTyped(event.target.value)
              onChange(lastNumber(event.target.value))
            }}
            onBlur={() => {
              setTyped(undefined)
              onBlur()
            }}
            autoComplete="off"
            inputMode="numeric"
            aria-invalid={error}
            aria-describedby={`${id}-below`}
            className={styles.seatsInput}
          />
          <StepButton label={t('kitchen.more')} icon={mdiPlus} onClick={() => change(1)} />
        </div>
      </FieldFrame>
      <SeatsMeaning seats={seats} needed={needed} />
    </div>
  )
}

interface StepButtonProps {
  label: string
  icon: string
  disabled?: boolean
  onClick: () => void
}

function StepButton({ label, icon, disabled = false, onClick }: StepButtonProps) {
  return (
    <PlainButton
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className={classes(styles.stepButton, useIsStatic() && onlyWithScripts)}
    >
      <Icon path={icon} />
    </PlainButton>
  )
}

/**
 * People answer "2-4", "ca. 6" or "6 Personen": the last number counts, without leading zeros. A negative number is no such
 * answer and stays as typed, so that it is refused.
 */
export function lastNumber(typed: string): string {
  if (/^\s*[-−–]\s*\d+\s*$/.test(typed)) return typed.trim()
  const digits = typed.match(/\d+/g)?.at(-1)
  return digits === undefined ? '' : String(Number(digits.slice(0, 9)))
}

const icons: Record<HostingAbility, string> = {
  YES: mdiCheckCircleOutline,
  NO: mdiInformationOutline,
  UNKNOWN: mdiHelpCircleOutline,
}

/** What the number of seats means for the evening, in one sentence. */
function SeatsMeaning({ seats, needed }: { seats: string; needed: number }) {
  const { t } = useTranslation('registration')
  // What is no number is refused at the field and means nothing here.
  const hostAnswer = canHost({ numSeats: /^\d+$/.test(seats) ? Number(seats) : undefined }, needed)
  const sentences = {
    YES: t('kitchen.canHost', { seats }),
    NO: t('kitchen.cannotHost', { needed }),
    UNKNOWN: t('kitchen.unknown', { needed }),
  }
  return (
    <div role="status" className={styles.seatsMeaning}>
      <Icon path={icons[hostAnswer]} className={styles.answer[hostAnswer]} />
      <span>{sentences[hostAnswer]}</span>
    </div>
  )
}

/** Asked once, so that the organiser knows whom to call on the evening when a team is lost. */
function StandbyFields() {
  const { t } = useTranslation('registration')
  const id = useId()
  return (
    <fieldset aria-describedby={id} className={styles.fieldset}>
      <legend className={styles.legend}>{t('kitchen.standby')}</legend>
      <div className={styles.pair}>
        <CheckCard name="standbyCook" label={t('kitchen.standbyCook')} />
        <CheckCard name="standbyGuest" label={t('kitchen.standbyGuest')} />
      </div>
      <div id={id} className={styles.standbyHelp}>
        {t('kitchen.standbyHelp')}
      </div>
    </fieldset>
  )
}

interface MealChoiceProps {
  meals: readonly { id: string; label: string }[]
}

function MealChoice({ meals }: MealChoiceProps) {
  const { t } = useTranslation('registration')
  return (
    <RadioCards<RegistrationValues>
      name="preferredMeal"
      label={t('kitchen.preferredMeal')}
      help={t('kitchen.preferredMealHelp')}
      inTwoColumns
      choices={[
        { value: '', label: t('kitchen.anyMeal') },
        ...meals.map(({ id, label }, position) => ({
          value: id,
          label: <CourseMark course={courseAt(position)} label={label} />,
        })),
      ]}
    />
  )
}
