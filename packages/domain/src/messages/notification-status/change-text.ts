import type { LocalDateTime } from '../../local-date.ts'
import type { Fact, Home } from './notification.ts'
import type { FactChange } from './notification-changes.ts'
import { factText, type NotificationWords } from './notification-text.ts'

type Change = Pick<FactChange, 'before' | 'after'>

/** A change in two lines; '' where there was or is nothing to say. */
export function changeText({ before, after }: Change, words: NotificationWords): { before: string; after: string } {
  const [was, is] = [factText(before, words), factText(after, words)]
  if (was === is && placeOf(before) && placeOf(after)) return { before: '', after: words.placeCorrected }
  if (before?.fact === 'CANCELLED' && !after)
    return { before: was, after: 'mealId' in before ? words.takesPlaceAgain : words.teamAgain }
  return { before: was, after: is }
}

/**
 * The changes that a mail lists. A time that reads the same has moved with the day of the event, which is a change of its own.
 */
export function listedChanges(changes: readonly FactChange[], words: NotificationWords): FactChange[] {
  if (!changes.some(({ fact }) => fact === 'DATE')) return [...changes]
  return changes.filter(
    ({ before, after }) =>
      timeOf(before) === timeOf(after) || factText(before, words) !== factText(after, words) || isMoved(before, after),
  )
}

function placeOf(fact: Fact | undefined): Home | undefined {
  if (fact?.fact === 'ADDRESS') return fact.home
  return fact?.fact === 'AFTER_PARTY' ? fact.party : undefined
}

function isMoved(before: Fact | undefined, after: Fact | undefined): boolean {
  return JSON.stringify(placeOf(before)?.pin) !== JSON.stringify(placeOf(after)?.pin)
}

function timeOf(fact: Fact | undefined): LocalDateTime | undefined {
  if (fact?.fact === 'TIME') return fact.time
  return fact?.fact === 'AFTER_PARTY' ? fact.party?.time : undefined
}
