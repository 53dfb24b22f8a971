import { mdiPrinterOutline, mdiRefresh } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { formatTime } from '../../lib/dates.ts'
import { Icon } from '../../ui/icon.tsx'
import { clockTime } from './use-now.ts'

interface FreshnessBarProps {
  updatedAt: number
  busy: boolean
  /** The last try to ask again. */
  failed: boolean
  onRefresh: () => unknown
}

/** Plans change on the day: how old this is, and a way to ask again. */
export function FreshnessBar({ updatedAt, busy, failed, onRefresh }: FreshnessBarProps) {
  const { t } = useTranslation('self')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
      <Box role="status" sx={{ mr: 'auto' }}>
        {t('evening.updated', { time: formatTime(clockTime(new Date(updatedAt))) })}
        {failed && <Box sx={{ color: 'error.main' }}>{t('evening.stale')}</Box>}
      </Box>
      <Button
        className="no-print"
        disabled={busy}
        startIcon={<Icon path={mdiRefresh} />}
        onClick={() => void onRefresh()}
      >
        {t('evening.refresh')}
      </Button>
      <Button
        className="no-print"
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        startIcon={<Icon path={mdiPrinterOutline} />}
        onClick={() => window.print()}
      >
        {t('evening.print')}
      </Button>
    </Box>
  )
}
