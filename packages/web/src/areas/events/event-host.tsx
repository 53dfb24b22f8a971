import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { useTranslation } from 'react-i18next'
import * as styles from './event-host.css.ts'
import { initialsOf } from './initials-of.ts'

/** Who invites, and how many come. */
export function EventHost({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('events')
  const { publicContactName } = dinner.publicSettings
  return (
    <div className={styles.row}>
      <div aria-hidden="true" className={styles.grid}>
        {initialsOf(publicContactName)}
      </div>
      <div className={styles.name}>{t('page.host', { name: publicContactName })}</div>
      {dinner.headCount !== null && <div className={styles.heads}>{t('page.heads', { people: dinner.headCount })}</div>}
    </div>
  )
}
