import { useCallback, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { afterPartyStop } from '../../../../features/plan/dinner-routes/routes-on-map.ts'

/** Range of lengths in metres; no upper limit without `max`. */
export interface MetreRange {
  min: number
  max: number | undefined
}

/** Selection and filters of the map, kept in the query of the address for reload, back button and sharing. */
export interface RouteSelection {
  /** The team selected on the map or in the list: its entry is open. */
  team: number | undefined
  /** Teams switched on by their checkboxes, ascending; their routes are highlighted as well. */
  teams: readonly number[]
  /** Only legs to this meal or to the after party; undefined: all legs. */
  to: string | undefined
  withAfterParty: boolean
  /** Whether teams outside of selection and filters are grey or hidden. */
  others: 'grey' | 'hidden'
  /** Whether legs of unselected teams are drawn; undefined: depends on the number of teams. */
  lines: 'all' | 'chosen' | undefined
  /** Search text for hosts: part of a name or address, or a team number. */
  host: string
  /** Only teams that cook this course. */
  course: string | undefined
  /** Only legs of this length. */
  metres: MetreRange | undefined
  /** Largest distance between near hosts in metres; undefined while near hosts are switched off. */
  near: number | undefined
  /** The team whose location is being set. */
  pin: number | undefined
  help: boolean
}

/** Limits of the straight-line distance between near hosts, in metres. */
export const nearRange = { min: 0, max: 1000, step: 50 }

/** The range at first, in metres. */
export const firstNearRange = 300

const names = {
  team: 'team',
  teams: 'teams',
  to: 'to',
  afterParty: 'afterParty',
  others: 'others',
  lines: 'lines',
  host: 'host',
  course: 'course',
  metres: 'metres',
  near: 'near',
  pin: 'pin',
  help: 'help',
} as const
const hidden = 'hidden'
const openValue = 'open'

export function readSelection(query: URLSearchParams): RouteSelection {
  const lines = query.get(names.lines)
  return {
    team: numberOf(query.get(names.team)),
    teams: ascending((query.get(names.teams) ?? '').split('.').flatMap((text) => numberOf(text) ?? [])),
    to: query.get(names.to) ?? undefined,
    withAfterParty: query.get(names.afterParty) !== hidden,
    others: query.get(names.others) === hidden ? hidden : 'grey',
    lines: lines === 'all' || lines === 'chosen' ? lines : undefined,
    host: query.get(names.host) ?? '',
    course: query.get(names.course) ?? undefined,
    metres: rangeOf(query.get(names.metres)),
    near: nearOf(query.get(names.near)),
    pin: numberOf(query.get(names.pin)),
    help: query.get(names.help) === openValue,
  }
}

/** Writes the selection into a query; keeps the query's other parameters. */
export function writeSelection(selection: RouteSelection, before = new URLSearchParams()): URLSearchParams {
  const query = new URLSearchParams(before)
  for (const name of Object.values(names)) query.delete(name)
  const { team, teams, to, withAfterParty, others, lines, host, course, metres, near, pin, help } =
    withoutHiddenLegs(selection)
  if (team !== undefined) query.set(names.team, String(team))
  if (teams.length > 0) query.set(names.teams, ascending(teams).join('.'))
  if (to !== undefined) query.set(names.to, to)
  if (!withAfterParty) query.set(names.afterParty, hidden)
  if (others === hidden) query.set(names.others, hidden)
  if (lines !== undefined) query.set(names.lines, lines)
  if (host !== '') query.set(names.host, host)
  if (course !== undefined) query.set(names.course, course)
  if (metres) query.set(names.metres, `${metres.min}-${metres.max ?? ''}`)
  if (near !== undefined) query.set(names.near, String(near))
  if (pin !== undefined) query.set(names.pin, String(pin))
  if (help) query.set(names.help, openValue)
  return query
}

/** Adds the team, or removes it when it is included. */
export function toggledTeams(teams: readonly number[], team: number): number[] {
  return teams.includes(team) ? teams.filter((number) => number !== team) : ascending([...teams, team])
}

/** Resets the filter "legs to the after party" while the after party is hidden, as the map would be empty. */
function withoutHiddenLegs(selection: RouteSelection): RouteSelection {
  return selection.to === afterPartyStop && !selection.withAfterParty ? { ...selection, to: undefined } : selection
}

function ascending(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b)
}

function numberOf(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined
}

/** Parses `500-1200`, or `500-` without an upper limit. */
function rangeOf(text: string | null): MetreRange | undefined {
  const match = /^(\d{1,7})-(\d{0,7})$/.exec(text ?? '')
  if (!match) return undefined
  const [min, max] = [Number(match[1]), match[2] === '' ? undefined : Number(match[2])]
  const isEmpty = max !== undefined && max < min
  const isEverything = min === 0 && max === undefined
  return isEmpty || isEverything ? undefined : { min, max }
}

function nearOf(text: string | null): number | undefined {
  return text !== null && /^\d{1,4}$/.test(text) && Number(text) <= nearRange.max ? Number(text) : undefined
}

type SelectRoutes = (change: Partial<RouteSelection>, how?: { replace: boolean }) => void

interface SelectionInAddress {
  selection: RouteSelection
  select: SelectRoutes
  /** Switches the route of one team on or off. */
  toggle: (teamNumber: number) => void
}

export function useRouteSelection(): SelectionInAddress {
  const [query] = useSearchParams()
  const selection = useMemo(() => readSelection(query), [query])
  return { selection, ...useSelect() }
}

/** Stable functions, so that selecting one team does not render hundreds of memoised entries. */
function useSelect(): Pick<SelectionInAddress, 'select' | 'toggle'> {
  const navigate = useNavigate()
  const select = useCallback<SelectRoutes>(
    (change, { replace } = { replace: false }) => {
      const query = new URLSearchParams(window.location.search)
      const search = writeSelection({ ...readSelection(query), ...change }, query).toString()
      void navigate({ search }, { replace, preventScrollReset: true })
    },
    [navigate],
  )
  const toggle = useCallback(
    (teamNumber: number) => {
      const { teams } = readSelection(new URLSearchParams(window.location.search))
      select({ teams: toggledTeams(teams, teamNumber) })
    },
    [select],
  )
  return { select, toggle }
}
