import type { EventState } from '@running-dinner/contract/guests'
import { useTranslation } from 'react-i18next'
import { anchor } from '../../../kit/anchor.css.ts'
import { LinkButton } from '../../../kit/button.tsx'
import { paths } from '../../../lib/paths.ts'
import * as styles from './event-gone.css.ts'

/** No such event, or none any more: says which, and where to go instead. */
export function EventGone({ state }: { state: Exclude<EventState['state'], 'FOUND'> }) {
  const { t } = useTranslation('events')
  return (
    <div className={styles.page}>
      <title>{`${t(`gone.${state}`)} · Running Dinner`}</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.title}>{t(`gone.${state}`)}</h1>
      <p className={styles.text}>{t(`gone.${state}_text`)}</p>
      <div className={styles.row}>
        <LinkButton to={paths.events()} variant="contained">
          {t('gone.others')}
        </LinkButton>
        <LinkButton to={paths.wizard.basics()} variant="outlined">
          {t('gone.own')}
        </LinkButton>
      </div>
      {state === 'EXPIRED' && (
        <p className={styles.eventGoneText}>
          {t('gone.hosted')}{' '}
          <a className={anchor.inherit} href={paths.myEvents()}>
            {t('gone.again')}
          </a>
        </p>
      )}
    </div>
  )
}
