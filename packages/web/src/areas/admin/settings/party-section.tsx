import { mdiPlus } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { useAdminDinner } from '../shell/admin-dinner.ts'
import { PartyForm } from './party-form.tsx'
import { PartyPlace } from './party-place.tsx'
import { SettingsSection } from './settings-section.tsx'

/** Where everybody meets after the last course, if anywhere. */
export function PartySection() {
  const { t } = useTranslation('settings')
  const { afterPartyLocation } = useAdminDinner()
  const [isAdding, setIsAdding] = useState(false)
  if (afterPartyLocation === null && !isAdding)
    return (
      <SettingsSection id="party">
        <Typography sx={{ mb: 2 }}>{t('party.none')}</Typography>
        <Button variant="outlined" startIcon={<Icon path={mdiPlus} />} onClick={() => setIsAdding(true)}>
          {t('party.add')}
        </Button>
      </SettingsSection>
    )
  return (
    <SettingsSection id="party" intro={t('party.intro')}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <PartyForm
          key={afterPartyLocation ? 'stored' : 'new'}
          location={afterPartyLocation}
          onDone={() => setIsAdding(false)}
        />
        {afterPartyLocation && <PartyPlace location={afterPartyLocation} />}
      </Box>
    </SettingsSection>
  )
}
