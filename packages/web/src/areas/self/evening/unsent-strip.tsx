import { mdiCloudOffOutline } from '@mdi/js'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../kit/notice.tsx'
import * as styles from './evening.css.ts'
import { useEvening } from './use-evening.tsx'

/** What was pressed and no server has answered for: never shown as received. */
export function UnsentStrip() {
  const { t } = useTranslation('evening')
  const { unsent } = useEvening()
  return (
    // Empty it takes no row of the grid around it, and is announced when it fills.
    <div role="status" className={styles.unsent}>
      {unsent.length > 0 && (
        <Notice severity="info" icon={mdiCloudOffOutline}>
          {t('unsent', { count: unsent.length })}
        </Notice>
      )}
    </div>
  )
}
