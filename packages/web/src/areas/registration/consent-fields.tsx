import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { RegistrationValues } from '../../features/registration/registration-values.ts'
import { paths } from '../../lib/paths.ts'
import { PlainCheckbox } from '../../ui/form/plain-checkbox.tsx'

interface ConsentFieldsProps {
  isPair: boolean
  /** '' where there are no terms. */
  termsLink: string
}

/** One consent covers everything and names diet and allergies, which are health data. When its text changes, change `consentVersion` on the server. */
export function ConsentFields({ isPair, termsLink }: ConsentFieldsProps) {
  const { t } = useTranslation('registration')
  return (
    <Box component="section" aria-labelledby="consent">
      <Typography variant="h3" component="h2" id="consent" sx={{ mb: 0.5 }}>
        {t('review.consentTitle')}
      </Typography>
      <PlainCheckbox<RegistrationValues>
        name="dataProcessingAcknowledged"
        label={isPair ? `${t('review.consent')} ${t('review.consentPair')}` : t('review.consent')}
        help={
          <MuiLink component={Link} to={paths.privacy()} variant="body2">
            {t('review.privacyLink')}
          </MuiLink>
        }
        required
      />
      {termsLink !== '' && (
        <PlainCheckbox<RegistrationValues>
          name="termsAccepted"
          label={t('review.terms')}
          help={
            <MuiLink href={termsLink} rel="noopener noreferrer" variant="body2">
              {t('review.termsLink')}
            </MuiLink>
          }
          required
        />
      )}
    </Box>
  )
}
