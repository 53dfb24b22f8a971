import { mdiMapOutline } from '@mdi/js'
import type { OwnEveningReply } from '@running-dinner/contract/evening'
import type { SelfTeamReply } from '@running-dinner/contract/guests'
import type { DinnerRouteReply } from '@running-dinner/contract/plan'
import { frozenBefore } from '@running-dinner/domain/events'
import { isValidCoordinate } from '@running-dinner/domain/plan'
import { type ReactNode, useId, useState } from 'react'
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
import { lazyMap } from '../../features/plan/dinner-routes/lazy-route-map.tsx'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Notice } from '../../kit/notice.tsx'
import { ComingCard } from './evening/coming-card.tsx'
import { EveningNotices, unreadNotices } from './evening/evening-notices.tsx'
import { HostTable, tellsDiets } from './evening/host-table.tsx'
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
import { clockTime, useNow } from './use-now.ts'

const StopsOnMap = lazyMap(async () => (await import('./stops-on-map.tsx')).StopsOnMap)

/** Costs data and room, so it comes when asked for. */
function EveningMap({ stops }: { stops: readonly EveningStop[] }) {
  const { t } = useTranslation('self')
  const [isShown, setShown] = useState(false)
  if (!stops.some(({ place }) => isValidCoordinate(place?.geocodingResult))) return null
  return (
    <div className="no-print">
      <Button
        type="button"
        variant="outlined"
        size="large"
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
        className={styles.button}
      >
        <Icon path={mdiMapOutline} small />
        {t(isShown ? 'evening.hideMap' : 'evening.showMap')}
      </Button>
      {isShown && (
        <div className={styles.map}>
          <StopsOnMap stops={stops} />
        </div>
      )}
    </div>
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
  const now = useNow(clockOffset, evening?.now)
  const next = nextStop(stops, now)
  const live = next && evening?.stops.find((stop) => isSameStop(next.stop, stop))
  const table = evening?.stops.find(({ kind }) => kind === 'own')
  // Another home is refused once the own course is frozen.
  const isHomeOpen = !table || now < clockTime(frozenBefore(new Date(table.time)), table.time)
  const isDietsTold = next !== undefined && table !== undefined && tellsDiets(table)
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
        {team && <OwnTeam team={team} link={isHomeOpen ? own?.link : undefined} />}
        {own && <OwnDataLink isOver={!next} />}
      </div>
      <div className={styles.column}>
        <section aria-labelledby={titleId}>
          <h2 id={titleId} className={styles.title}>
            {t('evening.whole')}
          </h2>
          <StopList
            stops={stops}
            evening={evening}
            diets={isDietsTold ? undefined : route.dietsOfGuestTeams}
            team={team}
          />
        </section>
        <EveningMap stops={stops} />
      </div>
      <div className={styles.wide}>{children}</div>
    </div>
  )
}
