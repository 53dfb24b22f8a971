import { isLocalDate } from '@running-dinner/domain/local-date.ts'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { onEvening, parseTime } from '../../lib/dates.ts'
import type { FieldProps } from './field-props.ts'
import { TypedInput } from './typed-input.tsx'

/** A time on the evening of `day` (`yyyy-MM-dd`), as HH:mm in both languages. Holds `yyyy-MM-ddTHH:mm`; after midnight it is the next day. */
export function TimeInput<Values extends FieldValues = FieldValues>(props: FieldProps<Values> & { day: string }) {
  const { t } = useTranslation()
  return (
    <TypedInput<Values>
      {...props}
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
