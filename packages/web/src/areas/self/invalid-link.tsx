import { mdiLinkVariantOff } from '@mdi/js'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { paths } from '../../lib/paths.ts'
import * as styles from './invalid-link.css.ts'

/** Unknown, mistyped and outdated links look the same; guests cannot mend them, but their address gets them a new one. */
export function InvalidLink() {
  const { t } = useTranslation('self')
  return (
    <div className={styles.page}>
      <title>{`${t('invalid.title')} · Running Dinner`}</title>
      <Icon path={mdiLinkVariantOff} className={styles.icon} />
      <h1 className={styles.title}>{t('invalid.title')}</h1>
      <p className={styles.text}>{t('invalid.text')}</p>
      <p className={styles.text}>{t('invalid.help')}</p>
      <LinkButton to={paths.myEvents()} variant="outlined" className={styles.again}>
        {t('invalid.again')}
      </LinkButton>
    </div>
  )
}
