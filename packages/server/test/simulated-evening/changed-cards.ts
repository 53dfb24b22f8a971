import type { OwnEveningReply } from '@running-dinner/contract'
import type { MailedEvent } from './mailed-event.ts'
import type { Phones } from './phones.ts'

/** What a mail about changes would be about, by person and course, as the cards show it. */
export type CardFacts = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Notifications count the diets of the whole table, cards those of the guests; `ownDiets` are those of the team that cooks. */
export async function cardFacts(
  event: MailedEvent,
  phones: Phones,
  ownDiets: (teamId: string) => string,
): Promise<CardFacts> {
  const facts = new Map<string, Map<string, string>>()
  for (const person of event.teams.flatMap(({ people }) => people)) {
    const { stops } = (await phones.card(person)) ?? { stops: [] }
    facts.set(person.id, new Map(stops.map((stop) => [stop.mealId ?? 'party', factsOf(stop, ownDiets(person.teamId))])))
  }
  return facts
}

/** Names of guests are in no notification, their number and diets are. */
function factsOf(stop: OwnEveningReply['stops'][number], ownDiets: string): string {
  const { time, host, place, cancelled, kind, teams, diets } = stop
  const { digest: _digest, read: _read, ...ofGuests } = diets ?? { digest: '', read: false }
  const eaten = kind === 'own' ? [ofGuests, ownDiets] : []
  return JSON.stringify([time, kind, host, place, cancelled, teams.flatMap(({ names }) => names).length, eaten])
}

/** The courses that changed for each person; people without a change are left out. */
export function changesBetween(before: CardFacts, after: CardFacts): Map<string, string[]> {
  const changed = new Map<string, string[]>()
  for (const [personId, stops] of after) {
    const was = before.get(personId)
    const mealIds = [...new Set([...(was?.keys() ?? []), ...stops.keys()])].filter(
      (mealId) => was?.get(mealId) !== stops.get(mealId),
    )
    if (mealIds.length > 0) changed.set(personId, mealIds)
  }
  return changed
}
