import { mdiCheck } from '@mdi/js'
import type { OwnEveningReply } from '@running-dinner/contract/evening'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FactChangeList } from '../../../features/messages/notification-status/fact-change.tsx'
import { Button } from '../../../kit/button.tsx'
import { classes } from '../../../kit/classes.ts'
import { Icon } from '../../../kit/icon.tsx'
import { useSelfSession } from '../self-session.tsx'
import * as styles from './evening.css.ts'
import { useEvening } from './use-evening.tsx'

/** Each change that the reader has not confirmed yet, over the whole width. */
export function EveningNotices() {
  const { evening, unsent } = useEvening()
  return unreadNotices(evening)
    .filter(({ id }) => unsent.every(({ noticeId }) => noticeId !== id))
    .map((notice) => <Notice key={notice.id} notice={notice} />)
}

export function unreadNotices({ notices }: OwnEveningReply): OwnEveningReply['notices'] {
  return notices.filter(({ seenAt }) => seenAt === null)
}

function Notice({ notice: { id, changes } }: { notice: OwnEveningReply['notices'][number] }) {
  const { t } = useTranslation('evening')
  const { meals } = useSelfSession()
  const { send } = useEvening()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={classes('no-print', styles.news)}>
      <h2 id={titleId} className={styles.newsTitle}>
        {t('notices.title')}
      </h2>
      <FactChangeList changes={changes} meals={meals} />
      <Button
        type="button"
        size="large"
        onClick={() => void send('SEEN', { noticeId: id })}
        className={styles.newsButton}
      >
        <Icon path={mdiCheck} small />
        {t('send.gotIt')}
      </Button>
    </section>
  )
}
