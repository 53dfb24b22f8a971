import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { parseTime } from '../../lib/dates.ts'
import type { FieldProps } from './field-props.ts'
import { TypedInput } from './typed-input.tsx'

/** A time of day as HH:mm in both languages. Holds `yyyy-MM-ddTHH:mm` and keeps the day it has, else takes `day`. */
export function TimeInput<Values extends FieldValues = FieldValues>(props: FieldProps<Values> & { day: string }) {
  const { t } = useTranslation()
  return (
    <TypedInput<Values>
      {...props}
      placeholder={t('timeFormat')}
      show={(value) => value.slice(value.indexOf('T') + 1)}
      read={(typed, before) => (typed.trim() === '' ? '' : `${dayOf(before) ?? props.day}T${parseTime(typed)}`)}
    />
  )
}

function dayOf(value: string): string | undefined {
  return /^\d{4}-\d{2}-\d{2}(?=T)/.exec(value)?.[0]
}
