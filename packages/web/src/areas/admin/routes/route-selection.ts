import { afterPartyStop } from '../../../features/dinner-routes/routes-on-map.ts'

/** What the overview shows; it stands in the address, so that reload, back and a shared link show the same. */
export interface RouteSelection {
  /** The team whose route is highlighted. */
  team: number | undefined
  /** Only ways to this meal or to the after party; undefined: all. */
  to: string | undefined
  withAfterParty: boolean
  /** The team whose place is being set. */
  pin: number | undefined
}

const names = { team: 'team', to: 'to', afterParty: 'afterParty', pin: 'pin' } as const
const hidden = 'hidden'

export function readSelection(query: URLSearchParams): RouteSelection {
  return {
    team: numberOf(query.get(names.team)),
    to: query.get(names.to) ?? undefined,
    withAfterParty: query.get(names.afterParty) !== hidden,
    pin: numberOf(query.get(names.pin)),
  }
}

/** What else stands in the address stays there. */
export function writeSelection(selection: RouteSelection, before = new URLSearchParams()): URLSearchParams {
  const query = new URLSearchParams(before)
  for (const name of Object.values(names)) query.delete(name)
  const { team, to, withAfterParty, pin } = settled(selection)
  if (team !== undefined) query.set(names.team, String(team))
  if (to !== undefined) query.set(names.to, to)
  if (!withAfterParty) query.set(names.afterParty, hidden)
  if (pin !== undefined) query.set(names.pin, String(pin))
  return query
}

/** Hiding the after party while only the ways to it are shown would leave nothing: then all are shown (spec 4). */
function settled(selection: RouteSelection): RouteSelection {
  return selection.to === afterPartyStop && !selection.withAfterParty ? { ...selection, to: undefined } : selection
}

function numberOf(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined
}
