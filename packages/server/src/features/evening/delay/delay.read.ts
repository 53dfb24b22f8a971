import { type Delay, delayed, delayIssues, movedStops } from '@running-dinner/domain/evening'
import type { OutdatedPerson } from '@running-dinner/domain/messages'
import { type SlowWay, slowWays } from '@running-dinner/domain/plan'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { refuseIf } from '../../../platform/http/problems.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { type KnownEvening, readKnownEvening } from '../../messages/notification-status/index.ts'

export interface DelayedEvening {
  dinner: AuthorizedDinner
  stops: ReturnType<typeof movedStops>
  shortWays: SlowWay[]
  /** People who know a time that is another one then. */
  concerned: OutdatedPerson[]
  known: KnownEvening
}

/** The event as it would be with the delay, and whom it concerns. Refuses a course that has begun. */
export async function readDelayed(
  ctx: Pick<Ctx, 'clock'>,
  db: Db | Tx,
  dinner: AuthorizedDinner,
  delay: Delay,
): Promise<DelayedEvening> {
  const now = ctx.clock.now()
  refuseIf(delayIssues(dinner, delay, now))
  const after = delayed(dinner, delay)
  const stops = movedStops(dinner, delay)
  const mealIds = new Set(stops.map(({ mealId }) => mealId))
  const knownEvening = await readKnownEvening(db, after, now)
  const isLater = ({ fact, mealId }: OutdatedPerson['changes'][number]) =>
    fact === 'AFTER_PARTY' ? mealIds.has(undefined) : fact === 'TIME' && mealIds.has(mealId)
  const { teams, visits } = knownEvening.plan
  const { meals, travelMode } = after
  return {
    dinner: after,
    stops,
    shortWays: slowWays({ teams, visits, meals, travelMode }).filter(({ mealId }) => mealIds.has(mealId)),
    concerned: knownEvening.notificationStatus.outdated.filter(({ changes }) => changes.some(isLater)),
    known: knownEvening,
  }
}
