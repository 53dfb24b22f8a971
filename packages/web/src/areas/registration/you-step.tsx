import Box from '@mui/material/Box'
import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { RegistrationValues } from '../../features/registration/registration-values.ts'
import { YouFields } from '../../features/registration/you-fields.tsx'
import { RegisteredAlready } from './registered-already.tsx'
import { RegistrationNotices } from './registration-notices.tsx'

export function YouStep({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('registration')
  const invitation = useWatch<RegistrationValues, 'invitation'>({ name: 'invitation' })
  return (
    <>
      <RegistrationNotices dinner={dinner} />
      <YouFields
        emailHelp={t(invitation === '' ? 'you.emailHelp' : 'you.emailFixed')}
        belowEmail={<RegisteredAlready publicId={dinner.publicSettings.publicDinnerId} />}
      />
      <Box component="p" sx={{ mt: 3, mb: 0, color: 'text.secondary', fontSize: '0.875rem' }}>
        {t('you.privacy')}
      </Box>
    </>
  )
}
