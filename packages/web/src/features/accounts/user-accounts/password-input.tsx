import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js'
import { useId, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PlainButton } from '../../../kit/button.tsx'
import { FieldFrame } from '../../../kit/field-frame.tsx'
import { type FieldProps, useField } from '../../../kit/field-props.ts'
import { Icon } from '../../../kit/icon.tsx'
import * as styles from './password-input.css.ts'

interface PasswordInputProps<Values extends FieldValues> extends FieldProps<Values> {
  autoComplete: 'current-password' | 'new-password'
}

/** Can be pasted into and shown: long passwords are typed more easily when one sees them. A new one comes with its rule. */
export function PasswordInput<Values extends FieldValues = FieldValues>(props: PasswordInputProps<Values>) {
  const { t } = useTranslation('accounts')
  const { label, required = false, autoComplete } = props
  const help = autoComplete === 'new-password' ? t('fields.passwordHelp') : undefined
  const { field, error, helperText } = useField<Values>({ ...props, help })
  const [isShown, setShown] = useState(false)
  const id = useId()
  return (
    <FieldFrame id={id} label={label} required={required} error={error} below={helperText}>
      <div className={styles.place}>
        <input
          {...field}
          id={id}
          value={field.value ?? ''}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-required={required}
          aria-invalid={error}
          aria-describedby={`${id}-below`}
          className={styles.input}
        />
        <PlainButton
          type="button"
          aria-label={t(isShown ? 'fields.hidePassword' : 'fields.showPassword')}
          onClick={() => setShown(!isShown)}
          className={styles.button}
        >
          <Icon path={isShown ? mdiEyeOffOutline : mdiEyeOutline} />
        </PlainButton>
      </div>
    </FieldFrame>
  )
}
