import { mdiCheckCircleOutline, mdiHelpCircleOutline, mdiInformationOutline, mdiMinus, mdiPlus } from '@mdi/js'
import Box from '@mui/material/Box'
import { limits } from '@running-dinner/domain/limits.ts'
import { canHost, type HostingAbility } from '@running-dinner/domain/participants/hosting.ts'
import { type ChangeEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CourseMark, courseAt } from '../../ui/course-mark.tsx'
import { controlLook } from '../../ui/form/control-look.ts'
import { FieldFrame } from '../../ui/form/field-frame.tsx'
import { useField } from '../../ui/form/field-props.ts'
import { Icon } from '../../ui/icon.tsx'
import { PlainButton } from '../../ui/plain-look.ts'
import { CheckCard } from './check-card.tsx'
import { RadioCards } from './radio-cards.tsx'
import type { RegistrationValues } from './registration-values.ts'

interface KitchenFieldsProps {
  seatsNeeded: number
  meals: readonly { id: string; label: string }[]
}

export function KitchenFields({ seatsNeeded, meals }: KitchenFieldsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <SeatsInput needed={seatsNeeded} />
      <MealChoice meals={meals} />
      <StandbyFields />
    </Box>
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
    <Box>
      <FieldFrame id={id} label={t('kitchen.numSeats')} error={error} below={error ? helperText : undefined}>
        <Box sx={{ display: 'flex', gap: 1, maxWidth: 320 }}>
          <StepButton
            label={t('kitchen.less')}
            icon={mdiMinus}
            disabled={seats === '' || seats === '0'}
            onClick={() => change(-1)}
          />
          <Box
            component="input"
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
            sx={{ ...controlLook, textAlign: 'center', fontSize: '1.25rem', fontWeight: 600 }}
          />
          <StepButton label={t('kitchen.more')} icon={mdiPlus} onClick={() => change(1)} />
        </Box>
      </FieldFrame>
      <SeatsMeaning seats={seats} needed={needed} />
    </Box>
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
      sx={{
        flex: '0 0 56px',
        border: 1,
        borderColor: 'text.disabled',
        borderRadius: 1,
        bgcolor: 'background.paper',
        '&:disabled': { color: 'text.disabled', cursor: 'default' },
      }}
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

const looks: Record<HostingAbility, { icon: string; colour: string }> = {
  YES: { icon: mdiCheckCircleOutline, colour: 'success.main' },
  NO: { icon: mdiInformationOutline, colour: 'info.main' },
  UNKNOWN: { icon: mdiHelpCircleOutline, colour: 'text.secondary' },
}

/** What the number of seats means for the evening, in one sentence. */
function SeatsMeaning({ seats, needed }: { seats: string; needed: number }) {
  const { t } = useTranslation('registration')
  // What is no number is refused at the field and means nothing here.
  const answer = canHost({ numSeats: /^\d+$/.test(seats) ? Number(seats) : undefined }, needed)
  const { icon, colour } = looks[answer]
  const sentences = {
    YES: t('kitchen.canHost', { seats }),
    NO: t('kitchen.cannotHost', { needed }),
    UNKNOWN: t('kitchen.unknown', { needed }),
  }
  return (
    <Box role="status" sx={{ display: 'flex', gap: 1, mt: 1.5, minHeight: { xs: 102, sm: 51 } }}>
      <Icon path={icon} sx={{ color: colour, mt: '1px' }} />
      <span>{sentences[answer]}</span>
    </Box>
  )
}

/** Asked once, so that the organiser knows whom to call on the evening when a team is lost. */
function StandbyFields() {
  const { t } = useTranslation('registration')
  const id = useId()
  return (
    <Box component="fieldset" aria-describedby={id} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, fontWeight: 600, mb: 0.75 }}>
        {t('kitchen.standby')}
      </Box>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr' }}>
        <CheckCard name="standbyCook" label={t('kitchen.standbyCook')} />
        <CheckCard name="standbyGuest" label={t('kitchen.standbyGuest')} />
      </Box>
      <Box id={id} sx={{ mt: 0.75, color: 'text.secondary', fontSize: '0.875rem' }}>
        {t('kitchen.standbyHelp')}
      </Box>
    </Box>
  )
}

interface MealChoiceProps {
  meals: readonly { id: string; label: string }[]
}

function MealChoice({ meals }: MealChoiceProps) {
  const { t } = useTranslation('registration')
  return (
    <RadioCards
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
