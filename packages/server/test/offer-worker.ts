import { acceptOffer } from '../src/features/place-offers/answer-offer.ts'
import { requireOffer } from '../src/features/place-offers/authorized-offer.ts'
import { continueOffers } from '../src/features/place-offers/continue-offers.jobs.ts'
import type { Ctx } from '../src/platform/ctx.ts'
import extendTeams from '../src/workers/extend-teams.ts'
import { ctxAt } from './second-process.ts'
import { slowDatabase } from './slow-database.ts'
import { withoutLocks } from './without-locks.ts'

export interface OfferErrand {
  now: string
  /** Undefined: what the reminders job does. */
  acceptToken?: string
}

/** A second process that accepts an offer or runs the job, once per message; `MEET=2` grants every lock. */
const { DATABASE_URL = '', MEET = '' } = process.env
const onEnd = () => undefined
const db = MEET === '' ? slowDatabase(DATABASE_URL, onEnd) : withoutLocks(DATABASE_URL, onEnd, { meet: Number(MEET) })

process.on('message', ({ now, acceptToken }: OfferErrand) => {
  // New teams are computed in this thread; it computes nothing else.
  const workers = { run: async (_: string, input: never) => extendTeams(input) }
  const ctx = { ...ctxAt(db, now), workers } as unknown as Ctx
  const done =
    acceptToken === undefined
      ? continueOffers(ctx).then(() => 'done')
      : requireOffer(ctx)({ offerToken: acceptToken })
          .then((offer) => acceptOffer(ctx, offer))
          .then(({ state }) => state)
  done.then(
    (said) => process.send?.(said),
    (error) => process.send?.(`failed: ${error}`),
  )
})
process.send?.('ready')
