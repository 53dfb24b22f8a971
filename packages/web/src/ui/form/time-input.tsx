import { isLocalDate } from '@running-dinner/domain/local-date'
import { type FieldValues, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FieldProps } from '../../kit/field-props.ts'
import { formatDate, onEvening, parseTime } from '../../lib/dates.ts'
import { TypedInput } from './typed-input.tsx'

/** A time on the evening of `day` (`yyyy-MM-dd`), as HH:mm in both languages. Holds `yyyy-MM-ddTHH:mm`; after midnight it is the next day. */
export function TimeInput<Values extends FieldValues = FieldValues>(props: FieldProps<Values> & { day: string }) {
  const { t } = useTranslation()
  const value: unknown = useWatch<Values>({ name: props.name })
  const isNextDay = typeof value === 'string' && isLocalDate(value.slice(0, 10)) && value.slice(0, 10) > props.day
  return (
    <TypedInput<Values>
      {...props}
      help={isNextDay ? t('nightTo', { date: formatDate(value) }) : props.help}
      placeholder={t('timeFormat')}
      show={(value) => value.slice(value.indexOf('T') + 1)}
      read={(typed) => read(typed, props.day)}
    />
  )
}

function read(typed: string, day: string): string {
  const clock = parseTime(typed)
  return clock === '' || !isLocalDate(day) ? clock : onEvening(day, clock)
}
