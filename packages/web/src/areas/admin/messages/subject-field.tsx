import TextField from '@mui/material/TextField'
import { limits } from '@running-dinner/domain'
import { useTranslation } from 'react-i18next'
import { type FieldName, fieldId } from './field-name.ts'
import { LengthHelp } from './length-help.tsx'

interface SubjectFieldProps {
  name: FieldName
  value: string
  error: string | undefined
  onChange: (value: string) => void
  onBlur: () => void
}

export function SubjectField({ name, value, error, onChange, onBlur }: SubjectFieldProps) {
  const { t } = useTranslation('mailing')
  return (
    <TextField
      id={fieldId(name)}
      label={t('compose.subject')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      required
      error={error !== undefined}
      helperText={<LengthHelp value={value} limit={limits.subject} text={error} isQuiet />}
      slotProps={{ htmlInput: { autoComplete: 'off', enterKeyHint: 'next' } }}
    />
  )
}
