import { mdiCloudOffOutline } from '@mdi/js'
import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { formatDate, formatTime, today } from '../../../lib/dates.ts'
import { Icon } from '../../../ui/icon.tsx'
import { clockTime } from '../use-now.ts'

/** While the page shows copies: how old they are. */
export function CopyStrip({ moment }: { moment: string | undefined }) {
  const { t } = useTranslation('evening')
  const local = moment && clockTime(new Date(moment))
  return (
    <div role="status">
      {local && (
        <Alert severity="warning" icon={<Icon path={mdiCloudOffOutline} />} sx={{ mb: 2 }}>
          {local.startsWith(today())
            ? t('copy.today', { time: formatTime(local) })
            : t('copy.earlier', { day: formatDate(local), time: formatTime(local) })}
        </Alert>
      )}
    </div>
  )
}
