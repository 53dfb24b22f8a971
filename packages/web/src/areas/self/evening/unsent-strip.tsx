import { mdiCloudOffOutline } from '@mdi/js'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { useEvening } from './use-evening.tsx'

/** What was pressed and no server has answered for: never shown as received. */
export function UnsentStrip() {
  const { t } = useTranslation('evening')
  const { unsent } = useEvening()
  return (
    // Empty it takes no row of the grid around it, and is announced when it fills.
    <Box role="status" sx={{ '&:empty': { position: 'absolute' } }}>
      {unsent.length > 0 && (
        <Alert severity="info" icon={<Icon path={mdiCloudOffOutline} />}>
          {t('unsent', { count: unsent.length })}
        </Alert>
      )}
    </Box>
  )
}
