import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { CopyField } from '../../../ui/copy-field.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'
import { SettingsSection } from './settings-section.tsx'
import { useReplaceLink } from './use-replace-link.tsx'

/** The secret that opens all this: to pass on, and to replace. */
export function LinkSection() {
  const { t } = useTranslation('settings')
  const replace = useReplaceLink()
  const url = window.location.origin + paths.admin.dashboard(useAdminId())
  return (
    <SettingsSection id="link" intro={t('link.intro')}>
      <CopyField label={t('link.label')} value={url} audience={t('link.audience')} />
      <Divider sx={{ my: 3 }} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography sx={{ flex: '1 1 240px' }}>{t('link.why')}</Typography>
        <Button color="error" variant="outlined" onClick={() => void replace()}>
          {t('link.replace')}
        </Button>
      </Box>
    </SettingsSection>
  )
}
