import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type FieldProps, useField } from '../../../kit/field-props.ts'
import { Icon } from '../../../ui/icon.tsx'

interface PasswordInputProps<Values extends FieldValues> extends FieldProps<Values> {
  autoComplete: 'current-password' | 'new-password'
}

/** Can be pasted into and shown: long passwords are typed more easily when one sees them. */
export function PasswordInput<Values extends FieldValues = FieldValues>(props: PasswordInputProps<Values>) {
  const { t } = useTranslation('accounts')
  const { field, error, helperText } = useField<Values>(props)
  const { ref, value, ...rest } = field
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...rest}
      value={value ?? ''}
      inputRef={ref}
      label={props.label}
      type={isShown ? 'text' : 'password'}
      required={props.required ?? false}
      error={error}
      helperText={helperText}
      autoComplete={props.autoComplete}
      slotProps={{
        htmlInput: { spellCheck: false, autoCapitalize: 'none' },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={t(isShown ? 'fields.hidePassword' : 'fields.showPassword')}
                onClick={() => setShown(!isShown)}
              >
                <Icon path={isShown ? mdiEyeOffOutline : mdiEyeOutline} />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
