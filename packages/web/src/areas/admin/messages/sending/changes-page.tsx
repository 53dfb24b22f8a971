import { mdiCheckAll, mdiEmailOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import { newsOf } from '@running-dinner/domain/messages'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { linkedTeams } from '../../../../features/messages/notification-status/changes-link.ts'
import { useNotificationStatus } from '../../../../features/messages/notification-status/notification-status.api.ts'
import { personStatuses } from '../../../../features/messages/notification-status/person-status.ts'
import { paths } from '../../../../lib/paths.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Page } from '../../../../ui/page.tsx'
import { FormSkeleton } from '../../../../ui/skeletons.tsx'
import { useAdminId, useIsCancelled } from '../../shell/admin-dinner.ts'

const ChangesSection = lazy(() => import('./changes-section.tsx').then((file) => ({ default: file.ChangesSection })))
const MissingPeople = lazy(() =>
  import('../notification-status/missing-people.tsx').then((file) => ({ default: file.MissingPeople })),
)

/** Everybody who does not know what is true now: one press mails exactly them. */
export function ChangesPage() {
  const { t } = useTranslation(['mailing', 'knowledge'])
  const adminId = useAdminId()
  const { data } = useNotificationStatus(adminId)
  const [query] = useSearchParams()
  const isCancelled = useIsCancelled()
  const statuses = (data && personStatuses(data)) ?? []
  const news = isCancelled ? 'CANCELLED' : newsOf(statuses.map(({ state }) => state))
  const isOpen = data !== undefined && data.outdated.length + data.newcomers.length > 0
  return (
    <Page
      title={t('changes.title')}
      intro={isOpen && t('changes.intro')}
      back={{ label: t('compose.all'), to: paths.admin.messagesOverview(adminId) }}
      width="md"
    >
      <Suspense fallback={<FormSkeleton />}>
        <ChangesSection teamIds={linkedTeams(query)} />
      </Suspense>
      {data && !isOpen && (
        <EmptyState
          icon={news === 'OPEN' || news === 'KNOWN' ? mdiCheckAll : mdiEmailOutline}
          title={t(`changes.noneTitle.${news}`)}
          action={
            <Button component={Link} to={paths.admin.dashboard(adminId)} variant="contained">
              {t('changes.toDashboard')}
            </Button>
          }
        >
          {t(isCancelled ? 'changes.cancelled' : 'changes.none')}
        </EmptyState>
      )}
      {data && !isCancelled && statuses.some(({ state }) => state === 'FAILED') && (
        <Suspense>
          <MissingPeople notificationStatus={data} />
        </Suspense>
      )}
    </Page>
  )
}
