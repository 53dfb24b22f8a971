import { mdiPrinterOutline, mdiRefresh } from '@mdi/js'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/button.tsx'
import { classes } from '../../kit/classes.ts'
import { Icon } from '../../kit/icon.tsx'
import { formatTime } from '../../lib/dates.ts'
import * as styles from './freshness-bar.css.ts'
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
    <div className={styles.bar}>
      <div role="status" className={styles.updated}>
        {t('evening.updated', { time: formatTime(clockTime(new Date(updatedAt))) })}
        {failed && <div className={styles.failed}>{t('evening.stale')}</div>}
      </div>
      <Button type="button" variant="text" className="no-print" disabled={busy} onClick={() => void onRefresh()}>
        <Icon path={mdiRefresh} small />
        {t('evening.refresh')}
      </Button>
      <Button type="button" variant="text" className={classes('no-print', styles.print)} onClick={() => window.print()}>
        <Icon path={mdiPrinterOutline} small />
        {t('evening.print')}
      </Button>
    </div>
  )
}
