import type { PartnerWishReply } from '@running-dinner/contract'
import type { PartnerWishState } from '@running-dinner/domain'
import { partnerWishStandings } from '@running-dinner/domain/people/partner-wishes/partner-wish-standings.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { notFound } from '../../../platform/http/problems.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { pairsOf } from './pairs-of.ts'
import { participantStore } from './participant.store.ts'
import { presentPartnerWish } from './partner-wish.present.ts'

/** Wish states of these people, each once and in the requested order; an unknown id makes the whole call 404. */
export async function readPartnerWishes(
  db: Db | Tx,
  dinner: AuthorizedDinner,
  ids: readonly string[],
  relevantStates: readonly PartnerWishState[] = [],
): Promise<PartnerWishReply[]> {
  const people = await participantStore.ofDinner(db, dinner)
  const byId = new Map(people.map((person) => [person.id, person]))
  const pairOf = pairsOf(people)
  const standingOf = partnerWishStandings(people, dinner.options)
  return [...new Set(ids)].map((id) => {
    const person = byId.get(id)
    if (!person) throw notFound()
    return presentPartnerWish(dinner, person, pairOf, standingOf(person), relevantStates)
  })
}
