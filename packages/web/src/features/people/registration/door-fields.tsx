import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../kit/text-field.tsx'
import { Cell, FieldGrid } from './field-grid.tsx'
import * as styles from './fields.css.ts'
import type { RegistrationValues } from './registration-values.ts'

const doorFields = ['bellName', 'floor', 'entranceNote'] as const

/** How the guests of this person find the house, and on demand what they need at its door. */
export function DoorFields() {
  const { t } = useTranslation('registration')
  return (
    <div className={styles.door}>
      <TextField<RegistrationValues>
        name="addressRemarks"
        label={t('you.optional', { label: t('address.addressRemarks') })}
        help={t('address.addressRemarksHelp')}
        rows={2}
      />
      <FoldedDoor />
    </div>
  )
}

/** Open where something was entered before, and where a field is wrong: a folded field could not take the focus. */
function FoldedDoor() {
  const { t } = useTranslation('registration')
  const { getValues, formState } = useFormContext<RegistrationValues>()
  const [isFilled] = useState(() => doorFields.some((name) => getValues(name) !== ''))
  const isWrong = doorFields.some((name) => formState.errors[name])
  return (
    <details open={isFilled || isWrong}>
      <summary className={styles.doorSummary}>{t('address.door')}</summary>
      <div className={styles.doorFields}>
        <FieldGrid>
          <Cell of={4} phone={4}>
            <TextField<RegistrationValues> name="bellName" label={t('address.bellName')} autoComplete="off" />
          </Cell>
          <Cell of={2} phone={2}>
            <TextField<RegistrationValues> name="floor" label={t('address.floor')} autoComplete="off" />
          </Cell>
          <Cell>
            <TextField<RegistrationValues>
              name="entranceNote"
              label={t('address.entranceNote')}
              help={t('address.entranceNoteHelp')}
              rows={1}
            />
          </Cell>
        </FieldGrid>
      </div>
    </details>
  )
}
