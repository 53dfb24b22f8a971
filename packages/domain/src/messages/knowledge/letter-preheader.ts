import { clockOf } from '../../local-date.ts'
import { listedChanges } from './change-text.ts'
import { factOf, type Letter, mealOf } from './letter.ts'
import type { FactChange } from './letter-changes.ts'
import { factText, type LetterWords } from './letter-text.ts'

/** What an inbox shows beside the subject. A locked phone shows it too, so it has no address, phone or diet. */
export function letterPreheader(letter: Letter, words: LetterWords): string {
  if (factOf(letter, 'CANCELLED')) return words.teamCancelled
  if (letter.kind === 'DINNER_ROUTE') return routeLine(letter, words)
  const partner = factText(factOf(letter, 'PARTNER'), words)
  const time = letter.ownMealId === undefined ? undefined : factOf(letter, 'TIME', letter.ownMealId)
  if (!time) return words.preheaders.team(partner)
  return words.preheaders.cooking({
    partner,
    course: factText(factOf(letter, 'COURSE'), words),
    time: factText(time, words),
  })
}

/** Which facts changed at which course, without what they are. */
export function changesPreheader(changes: readonly FactChange[], letter: Letter, words: LetterWords): string {
  if (factOf(letter, 'CANCELLED')) return words.teamCancelled
  const names = new Map<string, string[]>()
  for (const { fact, mealId } of listedChanges(changes, words)) {
    const course = mealId === undefined ? '' : courseLabel(letter, mealId, words)
    names.set(course, [...(names.get(course) ?? []), words.names[fact]])
  }
  const parts = [...names].map(([course, changed]) =>
    course === '' ? changed.join(', ') : `${course} (${changed.join(', ')})`,
  )
  return words.preheaders.changed(parts.join(', '))
}

/** Where the evening begins; a cancelled stop is no beginning. */
function routeLine(letter: Letter, words: LetterWords): string {
  const times = letter.facts.filter((fact) => fact.fact === 'TIME')
  const [first] = times
    .filter(({ mealId }) => !factOf(letter, 'CANCELLED', mealId))
    .sort((left, right) => left.time.localeCompare(right.time))
  if (!first) return ''
  const host = factText(factOf(letter, 'HOST', mealOf(first)), words)
  const stop = `${courseLabel(letter, first.mealId, words)} ${words.at} ${host}`
  return words.preheaders.route({ time: words.clock(clockOf(first.time)), stop })
}

function courseLabel(letter: Letter, mealId: string, words: LetterWords): string {
  return factText(factOf(letter, 'COURSE', mealId === letter.ownMealId ? undefined : mealId), words)
}
