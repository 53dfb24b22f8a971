import { mdiCloudOffOutline } from '@mdi/js'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../kit/notice.tsx'
import { formatDate, formatTime, today } from '../../../lib/dates.ts'
import { clockTime } from '../use-now.ts'
import * as styles from './evening.css.ts'

/** While the page shows copies: how old they are. */
export function CopyStrip({ moment }: { moment: string | undefined }) {
  const { t } = useTranslation('evening')
  const local = moment && clockTime(new Date(moment))
  return (
    <div role="status">
      {local && (
        <Notice severity="warning" icon={mdiCloudOffOutline} className={styles.strip}>
          {local.startsWith(today())
            ? t('copy.today', { time: formatTime(local) })
            : t('copy.earlier', { day: formatDate(local), time: formatTime(local) })}
        </Notice>
      )}
    </div>
  )
}
