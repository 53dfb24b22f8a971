import TextField from '@mui/material/TextField'
import { useMemo } from 'react'
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useField } from '../../../kit/field-props.ts'
import { timeZoneGroups } from './time-zones.ts'

/** All time zones the browser knows, as its own list: a phone has a good one, and typing "Ber" finds Berlin. */
export function TimeZoneInput<Values extends FieldValues>({ name }: { name: FieldPath<Values> }) {
  const { t } = useTranslation('wizard')
  const { field, error, helperText } = useField<Values>({ name, help: t('basics.zoneHelp') })
  const { ref, value, ...rest } = field
  const current: string = useWatch<Values>({ name }) ?? ''
  const groups = useMemo(() => timeZoneGroups(Intl.supportedValuesOf('timeZone'), current), [current])
  return (
    <TextField
      {...rest}
      select
      value={value ?? ''}
      inputRef={ref}
      label={t('basics.zone')}
      error={error}
      helperText={helperText}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {groups.map(({ region, zones }) => (
        <optgroup key={region} label={region}>
          {zones.map((zone) => (
            <option key={zone.value} value={zone.value}>
              {zone.label}
            </option>
          ))}
        </optgroup>
      ))}
    </TextField>
  )
}
