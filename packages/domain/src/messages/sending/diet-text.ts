import type { DietData } from '../../people/participants/participant.ts'
import { type DietSummary, dietSummary } from '../../plan/dinner-routes/diets.ts'
import type { MessageWords } from './fill-placeholders.ts'
import { type Placeholder, placeholders } from './fill-placeholders.ts'

/** Placeholders that only a team that cooks has. */
const ofCooks: readonly Placeholder[] = ['meal', 'mealtime', 'mealspecifics', 'managehostlink']

/**
 * A team message for a team that is only guest: lines about its course, its guests or its choice of a home are left
 * out, with the label above them. The sentence about the host stays, or comes last, because it says that the team does
 * not cook.
 */
export function withoutCooking(template: string): string {
  const keptLines: string[] = []
  let justRemoved = false
  for (const line of template.split('\n')) {
    if (ofCooks.some((name) => line.includes(`{${name}}`))) {
      if (!justRemoved && /^\s*\{[^{}]+\}\s*$/.test(line)) removeLabel(keptLines)
      justRemoved = true
    } else if (justRemoved && isBlank(line) && isBlank(keptLines.at(-1))) justRemoved = false
    else {
      keptLines.push(line)
      justRemoved = false
    }
  }
  const text = keptLines.join('\n').trimEnd()
  const lost = placeholders.filter((name) => {
    const isWanted = name === 'host' || (name === 'partner' && template.includes('{partner}'))
    return isWanted && !text.includes(`{${name}}`)
  })
  return [text, ...lost.map((name) => `{${name}}`)].join('\n\n')
}

/** "Change it here:" would lead nowhere without the link below it. */
function removeLabel(lines: string[]): void {
  const label = lines.findLastIndex((line) => !isBlank(line))
  if (lines[label]?.trimEnd().endsWith(':')) lines.length = label
}

function isBlank(line = ''): boolean {
  return line.trim() === ''
}

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
