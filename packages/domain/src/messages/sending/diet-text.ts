import type { DietData } from '../../people/participants/participant.ts'
import { type DietSummary, dietSummary } from '../../plan/dinner-routes/diets.ts'
import type { MessageWords } from './message-words.ts'

const flags = ['vegan', 'vegetarian', 'lactose', 'gluten'] as const satisfies readonly (keyof DietSummary)[]

/** `vegan (2), gluten free (1); no nuts`; '' without diets. Names are left out: guests need not know who eats what. */
export function dietText(people: readonly DietData[], words: MessageWords): string {
  const summary = dietSummary(people)
  const counts = flags.filter((flag) => summary[flag] > 0).map((flag) => `${words[flag]} (${summary[flag]})`)
  const notes = summary.notes.map((note) => note.replace(/\s+/g, ' ').trim())
  const allergies = summary.allergens.map(
    ({ allergen, severity, count }) => `${words.allergens[allergen]} (${count}, ${words.severities[severity]})`,
  )
  const forbidden = allergies.length > 0 ? `${words.allergies}: ${allergies.join(', ')}` : ''
  return [counts.join(', '), forbidden, ...notes].filter((part) => part !== '').join('; ')
}
