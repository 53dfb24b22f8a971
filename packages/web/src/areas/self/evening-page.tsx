import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { DinnerRouteReply } from '@running-dinner/contract/dinner-routes.ts'
import type { OwnEveningReply } from '@running-dinner/contract/evening.ts'
import type { SelfTeamReply } from '@running-dinner/contract/self-service.ts'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CalendarButton } from '../../features/self-service/calendar-button.tsx'
import { areContactsGone, eveningStops, isSameStop, nextStop } from '../../features/self-service/evening.ts'
import { useOldestCopy } from '../../features/self-service/kept-replies.ts'
import { useOwnEvening } from '../../features/self-service/own-evening.api.ts'
import { useOwnLetters } from '../../features/self-service/own-letters.api.ts'
import { useOwnRoute, useOwnTeam } from '../../features/self-service/self-service.api.ts'
import { useClockOffset } from '../../features/self-service/use-clock-offset.ts'
import { useCardPaths, useCopyMoment, useKeptCard } from '../../features/self-service/use-kept-card.ts'
import { Page } from '../../ui/page.tsx'
import { CardsSkeleton } from '../../ui/skeletons.tsx'
import { ComingCard } from './evening/coming-card.tsx'
import { CopyStrip } from './evening/copy-strip.tsx'
import { EveningNotices, unreadNotices } from './evening/evening-notices.tsx'
import { HostTable } from './evening/host-table.tsx'
import { OrganiserLine } from './evening/organiser-line.tsx'
import { OverCard } from './evening/over-card.tsx'
import { UnsentStrip } from './evening/unsent-strip.tsx'
import { EveningProvider } from './evening/use-evening.tsx'
import { EveningMap } from './evening-map.tsx'
import { EventLine } from './event-line.tsx'
import { FreshnessBar } from './freshness-bar.tsx'
import { GotIt } from './got-it.tsx'
import { NextStop } from './next-stop.tsx'
import { OwnDataLink } from './own-data-link.tsx'
import { OwnTeam } from './own-team.tsx'
import { useSelfLink, useSelfTeamLink } from './self-link.ts'
import { Failure, useSelfSession } from './self-session.tsx'
import { StopList } from './stop-list.tsx'
import { useNow } from './use-now.ts'

/** The card for the evening: where to be next, whom to call, and what the own guests eat. */
export function EveningPage() {
  const { t } = useTranslation(['self', 'knowledge', 'evening', 'teams', 'allergens'])
  const link = useSelfTeamLink()
  const route = useOwnRoute(link)
  const team = useOwnTeam(link)
  const letters = useOwnLetters(link)
  const evening = useOwnEvening(link)
  const paths = useCardPaths(link)
  useKeptCard(link, paths, evening.data?.keepUntil)
  const copyMoment = useCopyMoment(link, paths, evening.dataUpdatedAt)
  const isCopy = useOldestCopy(paths.slice(-1)) !== undefined
  const clockOffset = useClockOffset({ evening: evening.data, loadedAt: evening.dataUpdatedAt, isCopy })
  usePlanChange(evening.data, () => Promise.all([route.refetch(), team.refetch(), letters.refetch()]))
  const handleRefresh = () => Promise.all([route.refetch(), team.refetch(), letters.refetch(), evening.refetch()])
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
    <Page title={t('title')} intro={<EventLine />}>
      <CopyStrip moment={copyMoment} />
      {route.data ? (
        <Evening route={route.data} team={team.data} evening={evening.data} clockOffset={clockOffset} onReload={reload}>
          <FreshnessBar
            updatedAt={copyMoment ? Date.parse(copyMoment) : route.dataUpdatedAt}
            busy={route.isFetching}
            failed={route.isRefetchError}
            onRefresh={handleRefresh}
          />
        </Evening>
      ) : (
        <CardsSkeleton />
      )}
    </Page>
  )
}

interface EveningProps {
  route: DinnerRouteReply
  /** What the route does not tell: who of the team is reading. */
  team: SelfTeamReply | undefined
  /** What is reported on the evening; the page works without. */
  evening: OwnEveningReply | undefined
  clockOffset: number
  onReload: () => Promise<boolean>
  children: ReactNode
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

function Evening({ route, team, evening, clockOffset, onReload, children }: EveningProps) {
  const { t } = useTranslation(['self', 'evening'])
  const { meals } = useSelfSession()
  const link = useSelfLink()
  const titleId = useId()
  const stops = eveningStops(route, meals)
  const next = nextStop(stops, useNow(clockOffset))
  const live = next && evening?.stops.find((stop) => isSameStop(next.stop, stop))
  const own = evening?.stops.find(({ kind }) => kind === 'own')
  const hasNews = evening !== undefined && unreadNotices(evening).length > 0
  return (
    <EveningProvider evening={evening} clockOffset={clockOffset}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0, overflowWrap: 'anywhere' }}>
          {evening && <UnsentStrip />}
          {evening && <EveningNotices />}
          {stops
            .filter((stop) => stop.cancelled)
            .map((stop) => (
              <Alert key={stop.key} severity="warning">
                {t('evening.cancelledNotice', { meal: stop.name })}
              </Alert>
            ))}
          {evening && <ComingCard />}
          {next ? (
            <NextStop next={next} team={team} live={live} />
          ) : (
            <Alert severity="info">
              {t('evening.over')} {areContactsGone(stops) && t('evening:contactsGone')}
            </Alert>
          )}
          {evening && <OverCard />}
          {next && own && <HostTable stop={own} />}
          {evening && <OrganiserLine mealId={live?.mealId} />}
          {next && !hasNews && <GotIt kind="DINNER_ROUTE" onReload={onReload} />}
          <CalendarButton link={link} />
          {team && <OwnTeam team={team} />}
          <OwnDataLink />
          <section aria-labelledby={titleId}>
            <Typography id={titleId} variant="h2" sx={{ mb: 2 }}>
              {t('evening.whole')}
            </Typography>
            <StopList stops={stops} evening={evening} diets={route.dietsOfGuestTeams} team={team} />
          </section>
        </Box>
        <EveningMap stops={stops} />
        <Box sx={{ gridColumn: '1 / -1' }}>{children}</Box>
      </Box>
    </EveningProvider>
  )
}
