import { isPhone } from '@running-dinner/domain/people'
import type { ReactNode } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { RadioCards } from '../../../kit/radio-cards.tsx'
import { TextField } from '../../../kit/text-field.tsx'
import { useEmailHelp, warningHelp } from '../../../kit/warning-help.tsx'
import { Cell, FieldGrid } from './field-grid.tsx'
import type { RegistrationValues } from './registration-values.ts'

interface YouFieldsProps {
  emailHelp: string
  /** A confirmed address would have to be proven again, so it stays. */
  emailFixed?: boolean
  belowEmail?: ReactNode
  /** Of the second person of a pair, who is not mixed. */
  nameOnly?: boolean
}

/** Name, how to reach the guest, and what only helps to mix the tables. */
export function YouFields({ emailHelp, emailFixed = false, belowEmail, nameOnly = false }: YouFieldsProps) {
  const { t } = useTranslation('registration')
  const warnedHelp = useEmailHelp('email', emailHelp)
  return (
    <FieldGrid>
      <Cell of={3}>
        <TextField<RegistrationValues>
          name="firstnamePart"
          label={t('you.firstnamePart')}
          autoComplete="given-name"
          required
        />
      </Cell>
      <Cell of={3}>
        <TextField<RegistrationValues> name="lastname" label={t('you.lastname')} autoComplete="family-name" required />
      </Cell>
      <Cell>
        <TextField<RegistrationValues>
          name="email"
          type="email"
          label={t('you.email')}
          autoComplete="email"
          help={emailFixed ? emailHelp : warnedHelp}
          readOnly={emailFixed}
          required
        />
        {belowEmail}
      </Cell>
      <Cell>
        <MobileInput />
      </Cell>
      {!nameOnly && (
        <>
          <Cell>
            <GenderInput />
          </Cell>
          <Cell of={2} phone={3}>
            <TextField<RegistrationValues>
              name="age"
              label={t('you.optional', { label: t('you.age') })}
              inputMode="numeric"
              autoComplete="off"
            />
          </Cell>
        </>
      )}
    </FieldGrid>
  )
}

/** Not required, but worth a warning once a guest has left the field without a number: hosts call guests who are late. */
export function MobileInput() {
  const { t } = useTranslation('registration')
  const { touchedFields } = useFormState<RegistrationValues>({ name: 'mobileNumber' })
  const isMissing = !isPhone(useWatch<RegistrationValues, 'mobileNumber'>({ name: 'mobileNumber' }))
  const help = isMissing && touchedFields.mobileNumber ? warningHelp(t('you.mobileMissing')) : t('you.mobileHelp')
  return (
    <TextField<RegistrationValues>
      name="mobileNumber"
      type="tel"
      label={t('you.mobileNumber')}
      autoComplete="tel"
      help={help}
    />
  )
}

const order = ['FEMALE', 'MALE', 'UNDEFINED'] as const

function GenderInput() {
  const { t } = useTranslation('registration')
  return (
    <RadioCards<RegistrationValues>
      name="gender"
      label={t('you.gender')}
      help={t('you.genderHelp')}
      choices={order.map((value) => ({ value, label: t(`you.genders.${value}`) }))}
      row
    />
  )
}
