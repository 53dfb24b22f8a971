import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PlainInput } from '../../ui/form/plain-input.tsx'
import { Cell, FieldGrid } from './field-grid.tsx'
import { GenderInput } from './gender-input.tsx'
import { MobileInput } from './mobile-input.tsx'
import type { RegistrationValues } from './registration-values.ts'

interface YouFieldsProps {
  emailHelp: string
  /** A confirmed address would have to be proven again, so it stays. */
  emailFixed?: boolean
  belowEmail?: ReactNode
}

/** Name and how to reach somebody. */
export function YouFields({ emailHelp, emailFixed = false, belowEmail }: YouFieldsProps) {
  const { t } = useTranslation('registration')
  return (
    <FieldGrid>
      <Cell of={3}>
        <PlainInput<RegistrationValues>
          name="firstnamePart"
          label={t('you.firstnamePart')}
          autoComplete="given-name"
          required
        />
      </Cell>
      <Cell of={3}>
        <PlainInput<RegistrationValues> name="lastname" label={t('you.lastname')} autoComplete="family-name" required />
      </Cell>
      <Cell>
        <PlainInput<RegistrationValues>
          name="email"
          type="email"
          label={t('you.email')}
          autoComplete="email"
          help={emailHelp}
          readOnly={emailFixed}
          required
        />
        {belowEmail}
      </Cell>
      <Cell>
        <MobileInput />
      </Cell>
      <Cell>
        <GenderInput />
      </Cell>
      <Cell of={2} phone={3}>
        <PlainInput<RegistrationValues>
          name="age"
          label={t('you.optional', { label: t('you.age') })}
          inputMode="numeric"
          autoComplete="off"
        />
      </Cell>
    </FieldGrid>
  )
}
