import { mdiCalendarMonthOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FieldProps } from '../../kit/field-props.ts'
import { formatDate, parseDate } from '../../lib/dates.ts'
import { Icon } from '../icon.tsx'
import { TypedInput } from './typed-input.tsx'

/** A day, shown and typed as dd.MM.yyyy in both languages, with the browser's calendar one button away. Holds `yyyy-MM-dd`. */
export function DateInput<Values extends FieldValues = FieldValues>(
  props: FieldProps<Values> & { min?: string; max?: string },
) {
  const { t } = useTranslation()
  return (
    <TypedInput<Values>
      {...props}
      placeholder={t('dateFormat')}
      show={(value) => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value) : value)}
      read={parseDate}
      endAdornment={(change, value) => (
        <Calendar value={value} onPick={change} label={t('pickDate')} min={props.min} max={props.max} />
      )}
    />
  )
}

interface CalendarProps {
  value: string
  label: string
  min: string | undefined
  max: string | undefined
  onPick: (day: string) => void
}

function Calendar({ value, label, min, max, onPick }: CalendarProps) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <InputAdornment position="end">
      <IconButton aria-label={label} edge="end" onClick={() => picker.current?.showPicker()}>
        <Icon path={mdiCalendarMonthOutline} />
      </IconButton>
      <Box
        component="input"
        type="date"
        ref={picker}
        tabIndex={-1}
        aria-hidden
        value={/^\d{4}-\d{2}-\d{2}$/.test(value) ? value : ''}
        min={min}
        max={max}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
          event.target.value !== '' && onPick(event.target.value)
        }
        sx={{
          position: 'absolute',
          right: 0,
          bottom: 0,
          width: 1,
          height: 1,
          opacity: 0,
          border: 0,
          p: 0,
          pointerEvents: 'none',
        }}
      />
    </InputAdornment>
  )
}
