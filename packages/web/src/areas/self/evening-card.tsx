import { mdiMapOutline } from '@mdi/js'
import type { OwnEveningReply } from '@running-dinner/contract/evening'
import type { SelfTeamReply } from '@running-dinner/contract/guests'
import type { DinnerRouteReply } from '@running-dinner/contract/plan'
import { isTownOnly, isValidCoordinate, spreadSameAddress } from '@running-dinner/domain/plan'
import { type ReactNode, useId, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { CalendarButton } from '../../features/guests/self-service/calendar-button.tsx'
import {
  areContactsGone,
  type EveningStop,
  eveningStops,
  isSameStop,
  nextStop,
} from '../../features/guests/self-service/evening.ts'
import type { SelfTeamLink } from '../../features/guests/self-service/self-service.api.ts'
import { LazyRouteMap } from '../../features/plan/dinner-routes/lazy-route-map.tsx'
import { afterPartyFace, stopFace } from '../../features/plan/dinner-routes/team-marker.tsx'
import { Button } from '../../kit/button.tsx'
import { classes } from '../../kit/classes.ts'
import { Icon } from '../../kit/icon.tsx'
import { Notice } from '../../kit/notice.tsx'
import { fromMd } from '../../kit/tokens.css.ts'
import { ComingCard } from './evening/coming-card.tsx'
import { EveningNotices, unreadNotices } from './evening/evening-notices.tsx'
import { HostTable } from './evening/host-table.tsx'
import { OrganiserLine } from './evening/organiser-line.tsx'
import { OverCard } from './evening/over-card.tsx'
import { UnsentStrip } from './evening/unsent-strip.tsx'
import * as styles from './evening-card.css.ts'
import { GotIt } from './got-it.tsx'
import { NextStop } from './next-stop.tsx'
import { OwnDataLink } from './own-data-link.tsx'
import { OwnTeam } from './own-team.tsx'
import { useSelfSession } from './self-session.tsx'
import { StopList } from './stop-list.tsx'
import { useNow } from './use-now.ts'

/** Beside the stops where there is room; on a phone it costs data, so it comes when asked for. */
function EveningMap({ stops }: { stops: readonly EveningStop[] }) {
  const { t } = useTranslation('self')
  const isWide = useMedia(fromMd)
  const [isWanted, setWanted] = useState(false)
  const located = locate(stops)
  if (located.length === 0) return null
  return (
    <div className={classes('no-print', styles.place)}>
      {!isWide && (
        <Button
          type="button"
          variant="outlined"
          size="large"
          aria-expanded={isWanted}
          onClick={() => setWanted(!isWanted)}
          className={styles.button}
        >
          <Icon path={mdiMapOutline} small />
          {t(isWanted ? 'evening.hideMap' : 'evening.showMap')}
        </Button>
      )}
      {(isWide || isWanted) && (
        <div className={styles.map}>
          <StopsOnMap located={located} />
        </div>
      )}
    </div>
  )
}

type Located = ReturnType<typeof locate>

function isTown(stop: EveningStop): boolean {
  return isTownOnly(stop.place?.geocodingResult)
}

/** Moves stops apart that share one address or are only located by their town. */
function locate(stops: readonly EveningStop[]) {
  const points = stops.flatMap((stop, index) => {
    const place = stop.place?.geocodingResult
    return isValidCoordinate(place) ? [{ stop, number: index + 1, lat: place.lat, lng: place.lng }] : []
  })
  return spreadSameAddress(points)
}

function StopsOnMap({ located }: { located: Located }) {
  const { t } = useTranslation('self')
  const lines = useMemo(
    () => [{ key: 'route', tone: 'highlighted' as const, points: located.map(({ lat, lng }) => ({ lat, lng })) }],
    [located],
  )
  return (
    <LazyRouteMap
      label={t('evening.map')}
      lines={lines}
      view={{ key: 'route', points: located }}
      markers={located.map(({ stop, number, lat, lng }) => ({
        key: stop.key,
        position: { lat, lng },
        face: stop.course ? stopFace({ number, course: stop.course, approximate: isTown(stop) }) : afterPartyFace,
        label: t('evening.mapStop', { number, meal: stop.name, host: stop.host }),
      }))}
    />
  )
}

/** Whether the window matches now, and from then on. */
function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (callback) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', callback)
      return () => list.removeEventListener('change', callback)
    },
    () => window.matchMedia(query).matches,
  )
}

interface EveningCardProps {
  route: DinnerRouteReply
  /** What the route does not tell: who of the team is reading. */
  team: SelfTeamReply | undefined
  /** What is reported on the evening; the page works without. */
  evening: OwnEveningReply | undefined
  clockOffset: number
  /** Absent where somebody else looks at it: everything that needs the secret of the link. */
  own?: { link: SelfTeamLink; onReload: () => Promise<boolean> }
  children?: ReactNode
}

/** Where to be next, whom to call and what the own guests eat, inside an `EveningProvider`. */
export function EveningCard({ route, team, evening, clockOffset, own, children }: EveningCardProps) {
  const { t } = useTranslation(['self', 'evening'])
  const { meals } = useSelfSession()
  const titleId = useId()
  const stops = eveningStops(route, meals)
  const next = nextStop(stops, useNow(clockOffset))
  const live = next && evening?.stops.find((stop) => isSameStop(next.stop, stop))
  const table = evening?.stops.find(({ kind }) => kind === 'own')
  const hasNews = evening !== undefined && unreadNotices(evening).length > 0
  return (
    <div className={styles.card}>
      <div className={styles.column}>
        {evening && <UnsentStrip />}
        {evening && <EveningNotices />}
        {stops
          .filter((stop) => stop.cancelled)
          .map((stop) => (
            <Notice key={stop.key} severity="warning">
              {t('evening.cancelledNotice', { meal: stop.name })}
            </Notice>
          ))}
        {evening && <ComingCard />}
        {next ? (
          <NextStop next={next} team={team} live={live} />
        ) : (
          <Notice severity="info">
            {t('evening.over')} {areContactsGone(stops) && t('evening:contactsGone')}
          </Notice>
        )}
        {evening && <OverCard />}
        {next && table && <HostTable stop={table} />}
        {evening && <OrganiserLine mealId={live?.mealId} />}
        {own && next && !hasNews && <GotIt kind="DINNER_ROUTE" onReload={own.onReload} />}
        {own && <CalendarButton link={own.link} />}
        {team && <OwnTeam team={team} link={own?.link} />}
        {own && <OwnDataLink />}
        <section aria-labelledby={titleId}>
          <h2 id={titleId} className={styles.title}>
            {t('evening.whole')}
          </h2>
          <StopList stops={stops} evening={evening} diets={route.dietsOfGuestTeams} team={team} />
        </section>
      </div>
      <EveningMap stops={stops} />
      <div className={styles.wide}>{children}</div>
    </div>
  )
}
