import { mdiAccountOffOutline } from '@mdi/js'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useRemoveMe } from '../../features/guests/self-service/self-service.api.ts'
import { Button } from '../../kit/button.tsx'
import { Page } from '../../kit/page.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useToast } from '../../ui/toasts.tsx'
import { EventLine } from './event-line.tsx'
import * as styles from './self.css.ts'

/** Opening the link changes nothing, the press does: mail scanners open links too. */
export function RemovalPage() {
  const { t } = useTranslation('self')
  const { selfAdminId = '', participantId = '' } = useParams()
  const toast = useToast()
  const { mutate, isPending, isSuccess } = useRemoveMe({ selfAdminId, participantId })
  return (
    <Page title={t('removal.title')} intro={<EventLine />}>
      {isSuccess ? (
        <div role="status">
          <EmptyState icon={mdiAccountOffOutline} title={t('removal.doneTitle')}>
            {t('removal.done')}
          </EmptyState>
        </div>
      ) : (
        <>
          <p className={styles.intro}>{t('removal.text')}</p>
          <Button type="button" busy={isPending} onClick={() => mutate(undefined, { onError: toast.failure })}>
            {t('removal.button')}
          </Button>
        </>
      )}
    </Page>
  )
}
