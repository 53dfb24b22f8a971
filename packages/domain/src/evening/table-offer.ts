import type { Participant } from '../people/participants/participant.ts'

/** How long the people asked have to answer. The guests are waiting, so it is minutes. */
export const tableOfferMinutes = { fewest: 5, usual: 15, most: 60 } as const
/** A table is offered to this many at once: all but one of them are disappointed. */
const mostAsked = 8

interface Asked {
  /** Who can cook for the guests, the best first. */
  units: readonly (readonly Participant[])[]
  /** People with a live offer of any kind. */
  busyIds: ReadonlySet<string>
  /** People who declined this table. */
  declinedIds: ReadonlySet<string>
}

/** Whom a lost table is offered to by mail, the best first: docs/rules/evening/evening.md#offering-a-table */
export function askableForTable({ units, busyIds, declinedIds }: Asked): (readonly Participant[])[] {
  return units
    .filter((unit) => unit[0]?.email !== '' && !unit.some(({ id }) => busyIds.has(id) || declinedIds.has(id)))
    .slice(0, mostAsked)
}
