import type { OwnRequestsReply } from '@running-dinner/contract/people'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useOwnRequests, useWithdrawRequest } from '../../../features/guests/self-service/own-requests.api.ts'
import { useHomeText } from '../../../features/people/requests/use-home-text.ts'
import { Button } from '../../../kit/button.tsx'
import { classes } from '../../../kit/classes.ts'
import { Notice } from '../../../kit/notice.tsx'
import { formatInstant } from '../../../lib/dates.ts'
import { useToast } from '../../../ui/toasts.tsx'
import * as styles from '../self.css.ts'
import { useSelfLink } from '../self-link.ts'

/** For a member of a team: asks for another address or other seats, takes it back, or reads what the organiser decided. */
export function HomeRequest({ onAsk }: { onAsk: () => void }) {
  const { t } = useTranslation('requests')
  const titleId = useId()
  // The card below offers another try when they cannot be loaded.
  const { data } = useOwnRequests(useSelfLink())
  const latest = data?.requests.find(({ kind }) => kind === 'HOME')
  const isOpen = latest?.state === 'OPEN'
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} className={styles.sectionTitle}>
        {t('home.title')}
      </h2>
      {isOpen && <Asked request={latest} />}
      {latest?.state === 'DECLINED' && (
        <Notice severity="warning" className={styles.notice}>
          {t('home.declined')}
        </Notice>
      )}
      {latest?.state === 'ACCEPTED' && (
        <Notice severity="success" className={styles.notice}>
          {t('home.accepted')}
        </Notice>
      )}
      {!isOpen && <p className={styles.lead}>{t('home.text')}</p>}
      <Button type="button" variant="outlined" disabled={!data} onClick={onAsk}>
        {t(isOpen ? 'home.askAgain' : 'home.open')}
      </Button>
    </section>
  )
}

function Asked({ request: { id, home, word, askedAt } }: { request: OwnRequestsReply['requests'][number] }) {
  const { t } = useTranslation('requests')
  const homeText = useHomeText()
  const toast = useToast()
  const { mutateAsync, isPending } = useWithdrawRequest(useSelfLink())
  return (
    <div role="status">
      <p className={styles.line}>{t('home.asked', { moment: formatInstant(askedAt).slice(0, 16) })}</p>
      {home && <p className={classes(styles.strong, styles.line)}>{homeText(home)}</p>}
      {word !== '' && <p className={styles.quoted}>{word}</p>}
      <Button
        type="button"
        variant="outlined"
        busy={isPending}
        onClick={() => void toast.outcome(mutateAsync(id), t('home.withdrawn'))}
        className={styles.withdraw}
      >
        {t('home.withdraw')}
      </Button>
    </div>
  )
}
