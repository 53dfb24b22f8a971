import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import type { InvitationStanding, PublicDinner } from '@running-dinner/contract/registration.ts'
import { useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { RegistrationValues } from '../../features/registration/registration-values.ts'
import { YouFields } from '../../features/registration/you-fields.tsx'
import { paths } from '../../lib/paths.ts'
import { PlainNotice } from '../../ui/plain-notice.tsx'
import { RegistrationNotices } from './registration-notices.tsx'

interface YouStepProps {
  dinner: PublicDinner
  standing: InvitationStanding | undefined
}

export function YouStep({ dinner, standing }: YouStepProps) {
  const { t } = useTranslation('registration')
  const invitation = useWatch<RegistrationValues, 'invitation'>({ name: 'invitation' })
  return (
    <>
      <RegistrationNotices dinner={dinner} standing={standing} />
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

/** Below an address that is registered already: what its owner can do. The links reveal nothing to other visitors. */
function RegisteredAlready({ publicId }: { publicId: string }) {
  const { t } = useTranslation('registration')
  const { errors } = useFormState<RegistrationValues>({ name: 'email' })
  if (errors.email?.message !== 'participant_already_registered') return null
  return (
    <PlainNotice severity="info" title={t('you.registeredTitle')} sx={{ mt: 1.5 }}>
      <Box component="ul" sx={{ m: 0, pl: 2.5, '& li': { py: 0.5 } }}>
        <li>
          {t('you.unconfirmed')}{' '}
          <MuiLink component={Link} to={paths.resendConfirmation(publicId)} color="inherit">
            {t('you.resend')}
          </MuiLink>
        </li>
        <li>
          {t('you.confirmed')}{' '}
          <MuiLink component={Link} to={paths.myEvents()} color="inherit">
            {t('you.ownRegistration')}
          </MuiLink>
        </li>
      </Box>
    </PlainNotice>
  )
}
