import { mdiCalendarRemoveOutline } from '@mdi/js'
import type { EventState } from '@running-dinner/contract/guests'
import { useTranslation } from 'react-i18next'
import { anchor } from '../../../kit/anchor.css.ts'
import { LinkButton } from '../../../kit/button.tsx'
import { MessagePage } from '../../../kit/message-page.tsx'
import { paths } from '../../../lib/paths.ts'
import * as styles from './event-gone.css.ts'

/** No such event, or none any more: says which, and where to go instead. */
export function EventGone({ state }: { state: Exclude<EventState['state'], 'FOUND'> }) {
  const { t } = useTranslation('events')
  return (
    <>
      <meta name="robots" content="noindex" />
      <MessagePage
        icon={mdiCalendarRemoveOutline}
        title={t(`gone.${state}`)}
        texts={[t(`gone.${state}_text`)]}
        actions={
          <>
            <LinkButton to={paths.events()} variant="contained">
              {t('gone.others')}
            </LinkButton>
            <LinkButton to={paths.wizard.basics()} variant="outlined">
              {t('gone.own')}
            </LinkButton>
          </>
        }
      >
        {state === 'EXPIRED' && (
          <p className={styles.eventGoneText}>
            {t('gone.hosted')}{' '}
            <a className={anchor.inherit} href={paths.myEvents()}>
              {t('gone.again')}
            </a>
          </p>
        )}
      </MessagePage>
    </>
  )
}
