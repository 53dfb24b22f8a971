import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldGrid } from '../../../ui/field-grid.tsx'
import { CheckboxInput, TextInput } from '../../../ui/form/index.ts'
import { useWizard } from '../wizard-context.tsx'
import type { FinishValues } from './step-values.ts'

/** Who answers for the guests' data. Not asked for a demo. */
export function ContractFields() {
  const { t } = useTranslation('wizard')
  const isClosed = useWizard().draft.basicDetails.registrationType === 'CLOSED'
  const titleId = useId()
  return (
    <Box role="group" aria-labelledby={titleId} sx={{ display: 'grid', gap: { xs: 3, sm: 2 } }}>
      <Box>
        <Typography id={titleId} variant="h2" sx={{ mb: 0.5 }}>
          {t('finish.contract')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {t('finish.contractHelp')} {t(isClosed ? 'finish.contractClosed' : 'finish.contractVisible')}
        </Typography>
      </Box>
      <TextInput<FinishValues> name="contract.fullname" label={t('finish.fullname')} autoComplete="name" required />
      <TextInput<FinishValues>
        name="contract.streetWithNr"
        label={t('finish.streetWithNr')}
        autoComplete="street-address"
        required
      />
      <FieldGrid columns="1fr 2fr">
        <TextInput<FinishValues> name="contract.zip" label={t('finish.zip')} autoComplete="postal-code" required />
        <TextInput<FinishValues> name="contract.city" label={t('finish.city')} autoComplete="address-level2" />
      </FieldGrid>
      <CheckboxInput<FinishValues>
        name="dataProcessing"
        label={t('finish.dataProcessing')}
        help={t('finish.dataProcessingHelp')}
        required
      />
      <CheckboxInput<FinishValues>
        name="contract.newsletterEnabled"
        label={t('finish.newsletter')}
        help={t('finish.newsletterHelp')}
      />
    </Box>
  )
}
