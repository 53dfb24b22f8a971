import { mdiMinus, mdiPlus } from '@mdi/js'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { limits } from '@running-dinner/domain/limits.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useField } from '../../ui/form/field-props.ts'
import { Icon } from '../../ui/icon.tsx'
import { lastNumber } from './last-number.ts'
import type { RegistrationValues } from './registration-values.ts'
import { SeatsMeaning } from './seats-meaning.tsx'

/** What is typed stays until the field is left, then the number it means shows; what that number means shows at once. */
export function SeatsInput({ needed }: { needed: number }) {
  const { t } = useTranslation('registration')
  const { field, error, helperText } = useField<RegistrationValues>({ name: 'numSeats' })
  const [typed, setTyped] = useState<string>()
  const { ref, value, onChange, onBlur, ...rest } = field
  const seats = String(value ?? '')
  const change = (by: number) => {
    setTyped(undefined)
    onChange(String(Math.min(limits.seatsMax, Math.max(0, Number(seats) + by))))
  }
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <StepButton
          label={t('kitchen.less')}
          icon={mdiMinus}
          disabled={seats === '' || seats === '0'}
          onClick={() => change(-1)}
        />
        <TextField
          {...rest}
          value={typed ?? seats}
          onChange={(event) => {
            setTyped(event.target.value)
            onChange(lastNumber(event.target.value))
          }}
          onBlur={() => {
            setTyped(undefined)
            onBlur()
          }}
          inputRef={ref}
          label={t('kitchen.numSeats')}
          error={error}
          helperText={error ? helperText : undefined}
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: 'numeric', sx: { textAlign: 'center' } } }}
          sx={{ maxWidth: 200 }}
        />
        <StepButton label={t('kitchen.more')} icon={mdiPlus} onClick={() => change(1)} />
      </Box>
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
    <IconButton
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      sx={{ width: 56, height: 56, border: 1, borderColor: 'divider', borderRadius: 2, bgcolor: 'background.paper' }}
    >
      <Icon path={icon} />
    </IconButton>
  )
}
