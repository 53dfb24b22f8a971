import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { DinnerRouteReply } from '@running-dinner/contract/dinner-routes.ts'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { type RefObject, useDeferredValue, useEffect, useId, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Overview } from '../route-map/overview-content.ts'
import { useRouteSelection } from '../route-map/use-route-selection.ts'
import { RouteEntry } from './route-entry.tsx'

interface RouteListProps {
  teams: readonly TeamReply[]
  routes: readonly DinnerRouteReply[]
  overview: Overview
}

const shownAtOnce = 12

/** What the map shows, in words. */
export function RouteList({ teams, routes, overview }: RouteListProps) {
  const { t } = useTranslation('routes')
  const { selection, select, toggle } = useRouteSelection()
  // A large event shows its first teams at once and the rest when there is time.
  const listed = useDeferredValue(overview.listed, overview.listed.slice(0, shownAtOnce))
  const titleId = useId()
  const routeOf = useMemo(() => new Map(routes.map((route) => [route.currentTeam.teamNumber, route])), [routes])
  const list = useRef<HTMLUListElement>(null)
  usePickedInView(list, selection.team, listed)
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('list.title')}
      </Typography>
      {overview.listed.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('list.none', { count: teams.length })}</Typography>
      )}
      <Box ref={list} component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {listed.map((team) => (
          <RouteEntry
            key={team.id}
            team={team}
            route={routeOf.get(team.teamNumber)}
            selected={team.teamNumber === selection.team}
            switchedOn={selection.teams.includes(team.teamNumber)}
            metres={overview.metresInRange.get(team.teamNumber)}
            onSelect={select}
            onToggle={toggle}
          />
        ))}
      </Box>
    </section>
  )
}

/** The entry of the team that is picked, once it is there: at the top where it was out of sight or is longer than the room. */
function usePickedInView(
  list: RefObject<HTMLElement | null>,
  picked: number | undefined,
  listed: readonly TeamReply[],
): void {
  const isListed = listed.some((team) => team.teamNumber === picked)
  useEffect(() => {
    if (!isListed) return
    const entry = list.current?.querySelector(`[data-team="${picked}"]`)
    const room = entry && scrollingParent(entry)?.getBoundingClientRect()
    if (!room) return
    const { top, height } = entry.getBoundingClientRect()
    const isInSight = top >= room.top && top + headHeight <= room.bottom && height <= room.height
    entry.scrollIntoView({ block: isInSight ? 'nearest' : 'start' })
  }, [list, picked, isListed])
}

const headHeight = 64

function scrollingParent(element: Element): Element | null {
  const parent = element.parentElement
  if (!parent || /auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent
  return scrollingParent(parent)
}
