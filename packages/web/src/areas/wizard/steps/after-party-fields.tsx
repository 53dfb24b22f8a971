import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Switch from '@mui/material/Switch'
import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FieldGrid } from '../../../ui/field-grid.tsx'
import { TextInput, TimeInput } from '../../../ui/form/index.ts'
import { useWizard } from '../wizard-context.tsx'
import { switchedAfterParty } from '../wizard-draft.ts'
import type { MealTimesValues } from './step-values.ts'

/** Off at first; switched on, the usual time and the town are filled in. */
export function AfterPartyFields() {
  const { t } = useTranslation('wizard')
  const { draft } = useWizard()
  const { setValue, getValues } = useFormContext<MealTimesValues>()
  const isOn = useWatch<MealTimesValues, 'afterPartyLocation'>({ name: 'afterPartyLocation' }) !== null
  const helpId = useId()
  const handleSwitch = (on: boolean) =>
    setValue('afterPartyLocation', switchedAfterParty(on, getValues('meals'), draft.basicDetails), {
      shouldDirty: true,
    })
  return (
    <Box>
      <FormControlLabel
        control={
          <Switch
            checked={isOn}
            onChange={(_, on) => handleSwitch(on)}
            slotProps={{ input: { 'aria-describedby': helpId } }}
          />
        }
        label={t('mealtimes.afterParty')}
      />
      <FormHelperText id={helpId} sx={{ ml: '47px', mt: 0 }}>
        {t('mealtimes.afterPartyHelp')}
      </FormHelperText>
      {isOn && <PlaceFields />}
    </Box>
  )
}

function PlaceFields() {
  const { t } = useTranslation('wizard')
  const { draft } = useWizard()
  return (
    <Box sx={{ display: 'grid', gap: { xs: 3, sm: 2 }, mt: 3 }}>
      <FieldGrid columns="2fr 1fr">
        <TextInput<MealTimesValues> name="afterPartyLocation.title" label={t('mealtimes.afterPartyTitle')} required />
        <TimeInput<MealTimesValues>
          name="afterPartyLocation.time"
          label={t('mealtimes.afterPartyTime')}
          day={draft.basicDetails.date}
          required
        />
      </FieldGrid>
      <TextInput<MealTimesValues> name="afterPartyLocation.addressName" label={t('mealtimes.addressName')} />
      <FieldGrid columns="2fr 1fr">
        <TextInput<MealTimesValues> name="afterPartyLocation.street" label={t('mealtimes.street')} required />
        <TextInput<MealTimesValues> name="afterPartyLocation.streetNr" label={t('mealtimes.streetNr')} required />
      </FieldGrid>
      <FieldGrid columns="1fr 2fr">
        <TextInput<MealTimesValues> name="afterPartyLocation.zip" label={t('mealtimes.zip')} required />
        <TextInput<MealTimesValues> name="afterPartyLocation.cityName" label={t('mealtimes.city')} required />
      </FieldGrid>
      <TextInput<MealTimesValues>
        name="afterPartyLocation.addressRemarks"
        label={t('mealtimes.addressRemarks')}
        rows={2}
      />
    </Box>
  )
}
