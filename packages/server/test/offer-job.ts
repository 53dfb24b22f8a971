import { acceptOffer } from '../src/features/people/place-offers/answer-offer.ts'
import { requireOffer } from '../src/features/people/place-offers/authorized-offer.ts'
import { continueOffers } from '../src/features/people/place-offers/continue-offers.jobs.ts'
import type { Ctx } from '../src/platform/ctx.ts'
import type { Db } from '../src/platform/db/database.ts'
import extendTeams from '../src/workers/extend-teams.ts'
import { ctxAt } from './second-process.ts'

export interface OfferJob {
  now: string
  /** Undefined: what the reminders job does. */
  acceptToken?: string
}

/** Accepts an offer or runs the job, and says how it ended. */
export async function runOfferJob(db: Db, { now, acceptToken }: OfferJob): Promise<string> {
  // New teams are computed in this thread; it computes nothing else.
  const workers = { run: async (_: string, input: never) => extendTeams(input) }
  const ctx = { ...ctxAt(db, now), workers } as unknown as Ctx
  try {
    if (acceptToken !== undefined)
      return (await acceptOffer(ctx, await requireOffer(ctx)({ offerToken: acceptToken }))).state
    await continueOffers(ctx)
    return 'done'
  } catch (error) {
    return `failed: ${error}`
  }
}
