import type { OwnRequestsReply } from '@running-dinner/contract/people'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOwnRequests, useWithdrawRequest } from '../../features/guests/self-service/own-requests.api.ts'
import { Button } from '../../kit/button.tsx'
import { Notice } from '../../kit/notice.tsx'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { formatInstant } from '../../lib/dates.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { useToast } from '../../ui/toasts.tsx'
import * as styles from './self.css.ts'
import { useSelfLink } from './self-link.ts'

const CannotComeForm = lazyPart(
  async () => (await import('./cannot-come-form.tsx')).CannotComeForm,
  <FormSkeleton fields={1} />,
)

/** For a member of a team: says that they cannot come, takes it back, or reads what the organiser decided. */
export function CannotCome() {
  const { t } = useTranslation('requests')
  const titleId = useId()
  const { data, error, refetch } = useOwnRequests(useSelfLink())
  const [isAsking, setAsking] = useState(false)
  const latest = data?.requests.find(({ kind }) => kind === 'CANNOT_COME')
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} className={styles.sectionTitle}>
        {t('cannotCome.title')}
      </h2>
      {error && !data ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : latest?.state === 'OPEN' ? (
        <Asked request={latest} />
      ) : (
        <>
          {latest?.state === 'DECLINED' && (
            <Notice severity="warning" className={styles.notice}>
              {t('cannotCome.declined')}
            </Notice>
          )}
          <p className={styles.lead}>{t('cannotCome.text')}</p>
          {isAsking ? (
            <CannotComeForm onStop={() => setAsking(false)} onSent={() => setAsking(false)} />
          ) : (
            <Button type="button" variant="outlined" tone="error" disabled={!data} onClick={() => setAsking(true)}>
              {t('cannotCome.open')}
            </Button>
          )}
        </>
      )}
    </section>
  )
}

function Asked({ request }: { request: OwnRequestsReply['requests'][number] }) {
  const { t } = useTranslation('requests')
  const toast = useToast()
  const { mutateAsync, isPending } = useWithdrawRequest(useSelfLink())
  return (
    <div role="status">
      <p className={styles.line}>{t('cannotCome.asked', { moment: formatInstant(request.askedAt).slice(0, 16) })}</p>
      {request.word !== '' && <p className={styles.quoted}>{request.word}</p>}
      <Button
        type="button"
        variant="outlined"
        busy={isPending}
        onClick={() => void toast.outcome(mutateAsync(request.id), t('cannotCome.withdrawn'))}
        className={styles.withdraw}
      >
        {t('cannotCome.withdraw')}
      </Button>
    </div>
  )
}
