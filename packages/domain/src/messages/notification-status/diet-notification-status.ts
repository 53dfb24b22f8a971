import { contentOf, type Eater, factOf } from './notification.ts'
import type { NotificationState, SentNotification } from './notification-status.ts'

/** From the state that helps a guest most to the one that helps least. */
const bestFirst = ['KNOWN', 'QUEUED', 'OUTDATED', 'FAILED', 'NEVER'] as const satisfies readonly NotificationState[]

/**
 * Whether the cooks of a table know how one of its guests eats. A cook knows when the route notification that reached them last names the guest
 * with the diet of now, whatever else of that notification changed since; one cook is enough.
 *
 * @param cooks the notifications of each cook that count: docs/rules/messages/notifications.md#states
 */
export function dietNotificationStatus(
  eater: Eater,
  mealId: string,
  cooks: readonly (readonly SentNotification[])[],
): NotificationState {
  const states = cooks.map((notifications) => stateOf(eater, mealId, notifications))
  return bestFirst.find((state) => states.includes(state)) ?? 'NEVER'
}

function stateOf(eater: Eater, mealId: string, notifications: readonly SentNotification[]): NotificationState {
  const routes = notifications.filter(({ notification }) => notification.kind === 'DINNER_ROUTE').sort(byPosition)
  const last = (state: SentNotification['state']) => routes.findLast((sent) => sent.state === state)
  const received = last('RECEIVED')
  if (received && names(received, eater, mealId)) return 'KNOWN'
  if (routes.some((sent) => sent.state === 'ON_THE_WAY' && names(sent, eater, mealId))) return 'QUEUED'
  const newest = routes.at(-1)
  if (newest?.state === 'FAILED' && names(newest, eater, mealId)) return 'FAILED'
  return received ? 'OUTDATED' : 'NEVER'
}

function names({ notification }: SentNotification, eater: Eater, mealId: string): boolean {
  const notifiedEater = factOf(notification, 'DIETS', mealId)?.eaters.find(
    ({ personId }) => personId === eater.personId,
  )
  return notifiedEater !== undefined && dietOf(notifiedEater) === dietOf(eater)
}

function dietOf(eater: Eater): string {
  return JSON.stringify(contentOf({ fact: 'DIETS', mealId: '', eaters: [eater] }))
}

function byPosition(one: SentNotification, next: SentNotification): number {
  return one.position - next.position
}
