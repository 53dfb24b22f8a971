import Box from '@mui/material/Box'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PlainInput } from '../../ui/form/plain-input.tsx'
import { Cell, FieldGrid } from './field-grid.tsx'
import type { RegistrationValues } from './registration-values.ts'

const doorFields = ['bellName', 'floor', 'entranceNote'] as const

/** How the guests of this person find the house, and on demand what they need at its door. */
export function DoorFields() {
  const { t } = useTranslation('registration')
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <PlainInput<RegistrationValues>
        name="addressRemarks"
        label={t('you.optional', { label: t('address.addressRemarks') })}
        help={t('address.addressRemarksHelp')}
        rows={2}
      />
      <FoldedDoor />
    </Box>
  )
}

/** Open where something was entered before, and where a field is wrong: a folded field could not take the focus. */
function FoldedDoor() {
  const { t } = useTranslation('registration')
  const { getValues, formState } = useFormContext<RegistrationValues>()
  const [isFilled] = useState(() => doorFields.some((name) => getValues(name) !== ''))
  const isWrong = doorFields.some((name) => formState.errors[name])
  return (
    <Box component="details" open={isFilled || isWrong}>
      <Box component="summary" sx={{ py: 1.25, cursor: 'pointer', fontWeight: 600 }}>
        {t('address.door')}
      </Box>
      <Box sx={{ pt: 1 }}>
        <FieldGrid>
          <Cell of={4} phone={4}>
            <PlainInput<RegistrationValues> name="bellName" label={t('address.bellName')} autoComplete="off" />
          </Cell>
          <Cell of={2} phone={2}>
            <PlainInput<RegistrationValues> name="floor" label={t('address.floor')} autoComplete="off" />
          </Cell>
          <Cell>
            <PlainInput<RegistrationValues>
              name="entranceNote"
              label={t('address.entranceNote')}
              help={t('address.entranceNoteHelp')}
              rows={1}
            />
          </Cell>
        </FieldGrid>
      </Box>
    </Box>
  )
}
