import { allAgreed } from '@running-dinner/domain/people'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { Problem } from '../../../platform/http/problems.ts'
import { type AuthorizedDinner, lockDinnerForChange } from '../../events/dinner-record/index.ts'
import { queueMail } from '../../messages/outbox/index.ts'
import { participantStore } from '../participants/index.ts'
import { buildNewTeams } from '../waiting-list/index.ts'
import { peopleOf } from './offer-round.ts'
import { teamOutcomeMail } from './place-offer.mails.ts'
import { placeOfferStore } from './place-offer.store.ts'
import { teamOfferStore } from './team-offer.store.ts'
import { failTeamOffer, offersGoOn, partsOf } from './team-offer-round.ts'

/** The plan may change while the seats are computed; then they are computed again. */
const attempts = 3

class NotAgreedError extends Error {}

/**
 * Builds the new teams once all who were asked have accepted; does nothing before. Their offers end in the transaction that
 * stores the teams. What the plan does not allow now stays agreed, and the reminders job tries again.
 */
export async function buildOfferedTeams(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  { teamOfferId, originator }: { teamOfferId: string; originator: string },
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const agreed = await readAgreed(ctx.db, dinner, teamOfferId)
    if (!agreed) return
    try {
      await buildNewTeams(
        ctx,
        dinner,
        { participants: agreed.units.flat().map(({ id }) => ({ id })) },
        {
          fillsFreePlaces: false,
          originator,
          claim: (tx, locked) => claim(ctx, tx, locked, { teamOfferId, offerIds: agreed.offers.map(({ id }) => id) }),
        },
      )
      return
    } catch (error) {
      if (error instanceof NotAgreedError) return
      if (!(error instanceof Problem)) throw error
      if (error.status === 409 && attempt < attempts) continue
      // Busy, not impossible: the job tries again.
      if (error.status === 409 || error.status === 503) return
      if (error.status !== 406) throw error
      await fail(ctx, dinner, teamOfferId)
      return
    }
  }
}

/** The offers that all were accepted; undefined while an answer is missing. */
async function readAgreed(db: Db | Tx, dinner: AuthorizedDinner, teamOfferId: string) {
  const teamOffer = (await teamOfferStore.ofDinner(db, dinner)).find(({ id }) => id === teamOfferId)
  if (teamOffer?.state !== 'OPEN') return undefined
  const offers = partsOf(await placeOfferStore.open(db, dinner), teamOffer)
  if (!allAgreed(teamOffer.places, offers)) return undefined
  const people = await participantStore.ofDinner(db, dinner)
  return { offers, units: offers.map((offer) => peopleOf(offer, people)), people, teamOffer }
}

async function claim(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  { teamOfferId, offerIds }: { teamOfferId: string; offerIds: readonly string[] },
): Promise<void> {
  const now = ctx.clock.now()
  const agreed = await readAgreed(tx, dinner, teamOfferId)
  const isSame = agreed?.offers.every(({ id }) => offerIds.includes(id))
  if (!agreed || !isSame || !offersGoOn(ctx, dinner)) throw new NotAgreedError()
  if (!(await teamOfferStore.end(tx, dinner, teamOfferId, 'BUILT', now))) throw new NotAgreedError()
  for (const offer of agreed.offers) {
    if (!(await placeOfferStore.end(tx, dinner, offer, 'ACCEPTED', now))) throw new NotAgreedError()
    await queueMail(tx, ctx, dinner, teamOutcomeMail(dinner, peopleOf(offer, agreed.people), 'built'))
  }
}

/** The people cannot form teams any more, or the plan has no seats for them. */
async function fail(ctx: Ctx, authorized: AuthorizedDinner, teamOfferId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const dinner = await lockDinnerForChange(tx, authorized)
    const agreed = await readAgreed(tx, dinner, teamOfferId)
    if (agreed) await failTeamOffer(ctx, tx, dinner, { ...agreed, own: agreed.offers })
  })
}
