import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { useTranslation } from 'react-i18next'
import { NativeSelect } from '../../../../ui/native-select.tsx'

interface Terms {
  validHours: number
  toNext: boolean
}

interface OfferTermsProps {
  terms: Terms
  texts: Record<'hours' | 'toNext' | 'toNextHelp', string>
  onChange: (terms: Terms) => void
}

const hoursOnOffer = [1, 2, 4, 6, 12, 24, 48, 72]

/** How long an offer is open, and whether the next person is asked without a yes. */
export function OfferTerms({ terms, texts, onChange }: OfferTermsProps) {
  const { t } = useTranslation('offers')
  return (
    <>
      <NativeSelect
        label={texts.hours}
        helperText={t('dialog.hoursHelp')}
        value={terms.validHours}
        onChange={(event) => onChange({ ...terms, validHours: Number(event.target.value) })}
      >
        {hoursOnOffer.map((count) => (
          <option key={count} value={count}>
            {t('dialog.validity', { count })}
          </option>
        ))}
      </NativeSelect>
      <div>
        <FormControlLabel
          control={<Checkbox checked={terms.toNext} onChange={(_, toNext) => onChange({ ...terms, toNext })} />}
          label={texts.toNext}
        />
        <FormHelperText>{texts.toNextHelp}</FormHelperText>
      </div>
    </>
  )
}
