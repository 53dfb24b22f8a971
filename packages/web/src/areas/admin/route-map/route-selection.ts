import { afterPartyStop } from '../../../features/dinner-routes/routes-on-map.ts'

/** Bounds of a length in metres; without `max` it is open. */
export interface MetreRange {
  min: number
  max: number | undefined
}

/** What the overview shows; it stands in the address, so that reload, back and a shared link show the same. */
export interface RouteSelection {
  /** The team picked last: its entry is open and in view. */
  team: number | undefined
  /** Teams switched on by their checkboxes, ascending; their routes are highlighted as well. */
  teams: readonly number[]
  /** Only ways to this meal or to the after party; undefined: all. */
  to: string | undefined
  withAfterParty: boolean
  /** Whether teams that are not meant are grey or left out. */
  others: 'grey' | 'hidden'
  /** Whether ways of teams that are not chosen are drawn; undefined: depends on how many teams there are. */
  lines: 'all' | 'chosen' | undefined
  /** Part of a name, an address or a team number. */
  host: string
  /** Only teams that cook this. */
  course: string | undefined
  /** Only ways of this length. */
  metres: MetreRange | undefined
  /** Hosts at most this many metres apart; undefined: neighbours are not looked for. */
  near: number | undefined
  /** The team whose place is being set. */
  pin: number | undefined
  help: boolean
}

/** Metres as the crow flies between near hosts. */
export const nearRange = { min: 0, max: 1000, step: 50 }

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
const open = 'open'

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
    help: query.get(names.help) === open,
  }
}

/** What else stands in the address stays there. */
export function writeSelection(selection: RouteSelection, before = new URLSearchParams()): URLSearchParams {
  const query = new URLSearchParams(before)
  for (const name of Object.values(names)) query.delete(name)
  const { team, teams, to, withAfterParty, others, lines, host, course, metres, near, pin, help } = settled(selection)
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
  if (help) query.set(names.help, open)
  return query
}

/** The selection with one team switched on, or off where it is on. */
export function toggledTeams(teams: readonly number[], team: number): number[] {
  return teams.includes(team) ? teams.filter((one) => one !== team) : ascending([...teams, team])
}

/** With the after party hidden, the filter "ways to the after party" would leave an empty map: it falls back to all ways. */
function settled(selection: RouteSelection): RouteSelection {
  return selection.to === afterPartyStop && !selection.withAfterParty ? { ...selection, to: undefined } : selection
}

function ascending(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((one, other) => one - other)
}

function numberOf(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined
}

/** `500-1200`, or `500-` where it is open. */
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
