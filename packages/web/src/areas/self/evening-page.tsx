import { mdiCloudOffOutline } from '@mdi/js'
import type { OwnEveningReply } from '@running-dinner/contract/evening'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useOldestCopy } from '../../features/guests/self-service/kept-replies.ts'
import { useOwnEvening } from '../../features/guests/self-service/own-evening.api.ts'
import { useOwnNotifications } from '../../features/guests/self-service/own-notifications.api.ts'
import { useOwnRoute, useOwnTeam } from '../../features/guests/self-service/self-service.api.ts'
import { useClockOffset } from '../../features/guests/self-service/use-clock-offset.ts'
import {
  useCardPaths,
  useCopyMoment,
  useForgottenCard,
  useKeptCard,
} from '../../features/guests/self-service/use-kept-card.ts'
import { Notice } from '../../kit/notice.tsx'
import { Page } from '../../kit/page.tsx'
import { CardsSkeleton } from '../../kit/skeletons.tsx'
import { formatDate, formatTime, today } from '../../lib/dates.ts'
import { useTime } from '../../lib/use-time.ts'
import * as styles from './evening/evening.css.ts'
import { EveningProvider } from './evening/use-evening.tsx'
import { EveningCard } from './evening-card.tsx'
import { EventLine } from './event-line.tsx'
import { FreshnessBar } from './freshness-bar.tsx'
import { useSelfTeamLink } from './self-link.ts'
import { Failure } from './self-session.tsx'
import { clockTime } from './use-now.ts'

/** While the page shows copies: how old they are. */
function CopyStrip({ moment }: { moment: string | undefined }) {
  const { t } = useTranslation('evening')
  const local = moment && clockTime(new Date(moment))
  return (
    <div role="status">
      {local && (
        <Notice severity="warning" icon={mdiCloudOffOutline} className={styles.strip}>
          {local.startsWith(today())
            ? t('copy.today', { time: formatTime(local) })
            : t('copy.earlier', { day: formatDate(local), time: formatTime(local) })}
        </Notice>
      )}
    </div>
  )
}

const tickMilliseconds = 30_000

/** The card for the evening: where to be next, whom to call, and what the own guests eat. */
export function EveningPage() {
  const { t } = useTranslation(['self', 'knowledge', 'evening', 'allergens'])
  const link = useSelfTeamLink()
  const route = useOwnRoute(link)
  const team = useOwnTeam(link)
  const notifications = useOwnNotifications(link)
  const evening = useOwnEvening(link)
  const paths = useCardPaths(link)
  useKeptCard(link, paths, evening.data?.keepUntil)
  const copyMoment = useCopyMoment(link, paths, evening.dataUpdatedAt)
  const isCopy = useOldestCopy(paths.slice(-1)) !== undefined
  const clockOffset = useClockOffset({ evening: evening.data, loadedAt: evening.dataUpdatedAt, isCopy })
  useForgottenCard(link, evening, useTime(tickMilliseconds) + clockOffset)
  usePlanChange(evening.data, () => Promise.all([route.refetch(), team.refetch(), notifications.refetch()]))
  const handleRefresh = () => Promise.all([route.refetch(), team.refetch(), notifications.refetch(), evening.refetch()])
  const reload = async () => {
    const [{ data: nextRoute }, { data: nextTeam }] = await Promise.all([
      route.refetch({ throwOnError: true }),
      team.refetch({ throwOnError: true }),
    ])
    // The query client keeps the object when an answer has the same content.
    return nextRoute === route.data && nextTeam === team.data
  }
  if (route.error && !route.data) return <Failure error={route.error} onRetry={handleRefresh} />
  return (
    <Page title={t('title')} intro={<EventLine />} width="lg">
      <CopyStrip moment={copyMoment} />
      {route.data ? (
        <EveningProvider evening={evening.data} clockOffset={clockOffset}>
          <EveningCard
            route={route.data}
            team={team.data}
            evening={evening.data}
            clockOffset={clockOffset}
            own={{ link, onReload: reload }}
          >
            <FreshnessBar
              updatedAt={copyMoment ? Date.parse(copyMoment) : route.dataUpdatedAt}
              busy={route.isFetching}
              failed={route.isRefetchError}
              onRefresh={handleRefresh}
            />
          </EveningCard>
        </EveningProvider>
      ) : (
        <CardsSkeleton />
      )}
    </Page>
  )
}

/** Calls `onChange` when the plan of the evening differs from the one loaded before. */
function usePlanChange(evening: OwnEveningReply | undefined, onChange: () => unknown) {
  const before = useRef<string>(undefined)
  const call = useRef(onChange)
  useLayoutEffect(() => {
    call.current = onChange
  })
  const stops = evening?.stops.map(({ mealId, kind, time, cancelled, host, place, guestsExpected }) => [
    ...[mealId, kind, time, cancelled, host, place, guestsExpected],
  ])
  const plan = stops && JSON.stringify(stops)
  useEffect(() => {
    if (plan !== undefined && before.current !== undefined && before.current !== plan) void call.current()
    before.current = plan
  }, [plan])
}
