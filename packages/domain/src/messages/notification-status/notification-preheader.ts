import { clockOf } from '../../local-date.ts'
import { listedChanges } from './change-text.ts'
import { factOf, mealOf, type PersonNotification } from './notification.ts'
import type { FactChange } from './notification-changes.ts'
import { factText, type NotificationWords } from './notification-text.ts'

/** What an inbox shows beside the subject. A locked phone shows it too, so it has no address, phone or diet. */
export function notificationPreheader(notification: PersonNotification, words: NotificationWords): string {
  if (factOf(notification, 'CANCELLED')) return words.teamCancelled
  if (notification.kind === 'DINNER_ROUTE') return routeLine(notification, words)
  const partner = factText(factOf(notification, 'PARTNER'), words)
  const time = notification.ownMealId === undefined ? undefined : factOf(notification, 'TIME', notification.ownMealId)
  if (!time) return words.preheaders.team(partner)
  return words.preheaders.cooking({
    partner,
    course: factText(factOf(notification, 'COURSE'), words),
    time: factText(time, words),
  })
}

/** Which facts changed at which course, without what they are. */
export function changesPreheader(
  changes: readonly FactChange[],
  notification: PersonNotification,
  words: NotificationWords,
): string {
  if (factOf(notification, 'CANCELLED')) return words.teamCancelled
  const names = new Map<string, string[]>()
  for (const { fact, mealId } of listedChanges(changes, words)) {
    const course = mealId === undefined ? '' : courseLabel(notification, mealId, words)
    names.set(course, [...(names.get(course) ?? []), words.names[fact]])
  }
  const parts = [...names].map(([course, changed]) =>
    course === '' ? changed.join(', ') : `${course} (${changed.join(', ')})`,
  )
  return words.preheaders.changed(parts.join(', '))
}

/** Where the evening begins; a cancelled stop is no beginning. */
function routeLine(notification: PersonNotification, words: NotificationWords): string {
  const times = notification.facts.filter((fact) => fact.fact === 'TIME')
  const [first] = times
    .filter(({ mealId }) => !factOf(notification, 'CANCELLED', mealId))
    .sort((left, right) => left.time.localeCompare(right.time))
  if (!first) return ''
  const host = factText(factOf(notification, 'HOST', mealOf(first)), words)
  const stop = `${courseLabel(notification, first.mealId, words)} ${words.at} ${host}`
  return words.preheaders.route({ time: words.clock(clockOf(first.time)), stop })
}

function courseLabel(notification: PersonNotification, mealId: string, words: NotificationWords): string {
  return factText(factOf(notification, 'COURSE', mealId === notification.ownMealId ? undefined : mealId), words)
}
