import { useTranslation } from 'react-i18next'
import { useWaitingList } from '../../../../features/people/waiting-list/waiting-list.api.ts'
import { paths } from '../../../../lib/paths.ts'
import { LoadError } from '../../../../ui/load-error.tsx'
import { Page } from '../../../../ui/page.tsx'
import { ListSkeleton } from '../../../../ui/skeletons.tsx'
import { PlanHistoryBar } from '../../plan/plan-history/plan-history-bar.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'
import { PlaceOffers } from './place-offers.tsx'
import { WaitingListViews } from './waiting-list-views.tsx'

/** The waiting people and the actions on them. */
export function WaitingListPage() {
  const { t } = useTranslation(['waiting', 'cancellation', 'board', 'activities', 'teams', 'allergens', 'offers'])
  const adminId = useAdminId()
  const { data, error, refetch } = useWaitingList(adminId)
  return (
    <Page title={t('title')} back={{ label: t('back'), to: paths.admin.participants(adminId) }}>
      {data?.teamsGenerated && <PlanHistoryBar />}
      {data ? (
        <>
          <WaitingListViews list={data} />
          {data.teamsGenerated && <PlaceOffers list={data} />}
        </>
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </Page>
  )
}
