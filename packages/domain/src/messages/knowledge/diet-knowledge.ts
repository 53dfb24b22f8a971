import type { KnowledgeState, SentLetter } from './knowledge.ts'
import { contentOf, type Eater, factOf } from './letter.ts'

/** From the state that helps a guest most to the one that helps least. */
const bestFirst = ['KNOWN', 'QUEUED', 'OUTDATED', 'FAILED', 'NEVER'] as const satisfies readonly KnowledgeState[]

/**
 * Whether the cooks of a table know how one of its guests eats. A cook knows when the route letter that reached them last names the guest
 * with the diet of now, whatever else of that letter changed since; one cook is enough.
 *
 * @param cooks the letters of each cook that count: docs/rules/messages/knowledge.md#states
 */
export function dietKnowledge(eater: Eater, mealId: string, cooks: readonly (readonly SentLetter[])[]): KnowledgeState {
  const states = cooks.map((letters) => stateOf(eater, mealId, letters))
  return bestFirst.find((state) => states.includes(state)) ?? 'NEVER'
}

function stateOf(eater: Eater, mealId: string, letters: readonly SentLetter[]): KnowledgeState {
  const routes = letters.filter(({ letter }) => letter.kind === 'DINNER_ROUTE').sort(byPosition)
  const last = (state: SentLetter['state']) => routes.findLast((sent) => sent.state === state)
  const received = last('RECEIVED')
  if (received && names(received, eater, mealId)) return 'KNOWN'
  if (routes.some((sent) => sent.state === 'ON_THE_WAY' && names(sent, eater, mealId))) return 'QUEUED'
  const newest = routes.at(-1)
  if (newest?.state === 'FAILED' && names(newest, eater, mealId)) return 'FAILED'
  return received ? 'OUTDATED' : 'NEVER'
}

function names({ letter }: SentLetter, eater: Eater, mealId: string): boolean {
  const notifiedEater = factOf(letter, 'DIETS', mealId)?.eaters.find(({ personId }) => personId === eater.personId)
  return notifiedEater !== undefined && dietOf(notifiedEater) === dietOf(eater)
}

function dietOf(eater: Eater): string {
  return JSON.stringify(contentOf({ fact: 'DIETS', mealId: '', eaters: [eater] }))
}

function byPosition(one: SentLetter, next: SentLetter): number {
  return one.position - next.position
}
