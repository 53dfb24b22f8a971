import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { DinnerRouteReply } from '@running-dinner/contract/dinner-routes.ts'
import type { SelfTeamReply } from '@running-dinner/contract/self-service.ts'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { eveningStops, nextStop } from '../../features/self-service/evening.ts'
import { useOwnRoute, useOwnTeam } from '../../features/self-service/self-service.api.ts'
import { Page } from '../../ui/page.tsx'
import { CardsSkeleton } from '../../ui/skeletons.tsx'
import { EveningMap } from './evening-map.tsx'
import { EventLine } from './event-line.tsx'
import { FreshnessBar } from './freshness-bar.tsx'
import { NextStop } from './next-stop.tsx'
import { OwnTeam } from './own-team.tsx'
import { Failure, useSelfSession, useSelfTeamLink } from './self-session.tsx'
import { StopList } from './stop-list.tsx'
import { useNow } from './use-now.ts'

/** The card for the evening: where to be next, whom to call, and what the own guests eat. */
export function EveningPage() {
  const { t } = useTranslation('self')
  const link = useSelfTeamLink()
  const route = useOwnRoute(link)
  const team = useOwnTeam(link)
  const handleRefresh = () => Promise.all([route.refetch(), team.refetch()])
  if (route.error && !route.data) return <Failure error={route.error} onRetry={handleRefresh} />
  return (
    <Page title={t('title')} intro={<EventLine />}>
      {route.data ? (
        <Evening route={route.data} team={team.data}>
          <FreshnessBar
            updatedAt={route.dataUpdatedAt}
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
  children: ReactNode
}

function Evening({ route, team, children }: EveningProps) {
  const { t } = useTranslation('self')
  const { meals } = useSelfSession()
  const titleId = useId()
  const stops = eveningStops(route, meals)
  const next = nextStop(stops, useNow())
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0, overflowWrap: 'anywhere' }}>
        {stops
          .filter((stop) => stop.cancelled)
          .map((stop) => (
            <Alert key={stop.key} severity="warning">
              {t('evening.cancelledNotice', { meal: stop.name })}
            </Alert>
          ))}
        {next ? <NextStop next={next} team={team} /> : <Alert severity="info">{t('evening.over')}</Alert>}
        {team && <OwnTeam team={team} />}
        <section aria-labelledby={titleId}>
          <Typography id={titleId} variant="h2" sx={{ mb: 2 }}>
            {t('evening.whole')}
          </Typography>
          <StopList stops={stops} diets={route.dietsOfGuestTeams} team={team} />
        </section>
      </Box>
      <EveningMap stops={stops} />
      <Box sx={{ gridColumn: '1 / -1' }}>{children}</Box>
    </Box>
  )
}
