import { mdiMinus, mdiPlus } from '@mdi/js'
import Box from '@mui/material/Box'
import { limits } from '@running-dinner/domain/limits.ts'
import { type ChangeEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { controlLook } from '../../ui/form/control-look.ts'
import { FieldFrame } from '../../ui/form/field-frame.tsx'
import { useField } from '../../ui/form/field-props.ts'
import { Icon } from '../../ui/icon.tsx'
import { PlainButton } from '../../ui/plain-look.ts'
import { lastNumber } from './last-number.ts'
import type { RegistrationValues } from './registration-values.ts'
import { SeatsMeaning } from './seats-meaning.tsx'

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
