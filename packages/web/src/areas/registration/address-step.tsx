import Box from '@mui/material/Box'
import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { AddressFields } from '../../features/registration/address-fields.tsx'
import type { RegistrationValues } from '../../features/registration/registration-values.ts'
import { PlainNotice } from '../../ui/plain-notice.tsx'
import { ZipAreas } from './zip-areas.tsx'

export function AddressStep({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('registration')
  const invitation = useWatch<RegistrationValues, 'invitation'>({ name: 'invitation' })
  return (
    <>
      <Box component="p" sx={{ mt: -1, mb: 2.5, color: 'text.secondary' }}>
        {t('address.intro')}
      </Box>
      {dinner.zipRestrictions.trim() !== '' && (
        <PlainNotice severity="info" sx={{ mb: 3 }} title={t('address.restrictionTitle')}>
          {invitation === '' ? <ZipAreas restrictions={dinner.zipRestrictions} /> : t('address.restrictionInvited')}
        </PlainNotice>
      )}
      <AddressFields country={dinner.country} zipRestrictions={dinner.zipRestrictions} />
    </>
  )
}
