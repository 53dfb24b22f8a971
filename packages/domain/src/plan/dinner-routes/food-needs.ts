import { plainLetters } from '../../people/participant-import/food/plain-words.ts'
import type { DietData } from '../../people/participants/participant.ts'
import { type Allergen, type AllergySeverity, allergens } from '../../people/registration-form/allergens.ts'

/** What people are counted by, in the order in which it is shown. OTHER: a note that names nothing else of the list. */
export const foodNeeds = ['SEVERE', ...allergens, 'LACTOSE', 'VEGAN', 'VEGETARIAN', 'OTHER'] as const
export type FoodNeed = (typeof foodNeeds)[number]

export interface PersonNeed {
  need: FoodNeed
  /** Unknown where it stands in a note, or is a way to eat. */
  severity: AllergySeverity | undefined
}

/**
 * Words of notes in letters without accents (`plainLetters`). They rather find too much: the note is shown beside the hit, and an
 * overlooked allergy may cost a life.
 */
const noteWords: Readonly<Partial<Record<FoodNeed, RegExp>>> = {
  SEVERE:
    /\bschwere?[rns]?\b|anaphyla|schock|epi-?pen|notfallset|lebensgefahr|life.?threat|\bsevere|todlich|deadly|spuren|\btraces\b/,
  GLUTEN: /gluten|zoliak|co?eliac|coliac|weizen|wheat|dinkel/,
  CRUSTACEANS:
    /krebst|krustent|krabbe|garnele|shrimp|prawn|scampi|lobster|hummer|crustac|meeresfr|seafood|shellfish|schalenti/,
  EGGS: /\b(huhner)?ei(er|ern|weiss|gelb|klar)?\b|\beggs?\b/,
  FISH: /(?<!shell|tinten)fisch(?!er)|(?<!shell)fish\b|lachs|salmon|\btuna\b|sardel|sardin|anchov/,
  PEANUTS: /erdnus|peanut/,
  SOY: /soja|\bsoya?\b|tofu|edamame/,
  MILK: /milch(?!mann)|\bmilk\b|\bkase|cheese|sahne|joghurt|yogh?urt|\bdairy\b|molke|casein|kasein/,
  NUTS: /(?<!erd|kokos|muskat)nus(s|e)|\bnuts?\b|mandel|almond|cashew|pista[zc]|pe[ck]an|macadamia|walnut|hazelnut|schalenfr/,
  CELERY: /selleri|celery|celeriac/,
  MUSTARD: /\bsenf|mustard/,
  SESAME: /sesam|tahin/,
  SULPHITES: /sulf[iu]|sulph|schwefel/,
  LUPIN: /lupin/,
  MOLLUSCS:
    /muschel|mussel|oyster|\bauster|tintenfisch|[ck]alamar|octopus|squid|mollus|weichti|meeresfr|seafood|shellfish|schalenti/,
  LACTOSE: /la[ck]tos/,
  VEGAN: /vegan/,
  VEGETARIAN: /vegetar|veggie/,
}

/** How one person eats, each need once: what they chose, and what their note names. */
export function needsOf(person: DietData): PersonNeed[] {
  const severityByNeed = new Map<FoodNeed, AllergySeverity | undefined>(
    person.allergens.map(({ allergen, severity }): [Allergen, AllergySeverity] => [allergen, severity]),
  )
  const add = (need: FoodNeed) => {
    if (!severityByNeed.has(need)) severityByNeed.set(need, undefined)
  }
  if (person.gluten) add('GLUTEN')
  if (person.lactose) add('LACTOSE')
  if (person.vegan) add('VEGAN')
  if (person.vegetarian) add('VEGETARIAN')
  if (person.allergens.some(({ severity }) => severity === 'TRACES')) add('SEVERE')
  const note = plainLetters(person.mealSpecificsNote)
  const named = foodNeeds.filter((need) => noteWords[need]?.test(note))
  named.forEach(add)
  if (named.every((need) => need === 'SEVERE') && note.trim() !== '') add('OTHER')
  return foodNeeds.flatMap((need) => (severityByNeed.has(need) ? [{ need, severity: severityByNeed.get(need) }] : []))
}

export interface NeedCount {
  need: FoodNeed
  count: number
}

/** How many people have each need that somebody has: severe allergies first, then what harms, then ways to eat; the most frequent first. */
export function needCounts(people: readonly DietData[]): NeedCount[] {
  return countsOf(people.map((person) => needsOf(person).map(({ need }) => need)))
}

/** Like `needCounts`, of people whose needs are known, each once. */
export function countsOf(needs: readonly (readonly FoodNeed[])[]): NeedCount[] {
  const counts = new Map<FoodNeed, number>()
  for (const need of needs.flat()) counts.set(need, (counts.get(need) ?? 0) + 1)
  return foodNeeds
    .map((need) => ({ need, count: counts.get(need) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((first, second) => rankOf(first.need) - rankOf(second.need) || second.count - first.count)
}

function rankOf(need: FoodNeed): number {
  if (need === 'SEVERE') return 0
  return need === 'VEGAN' || need === 'VEGETARIAN' ? 2 : need === 'OTHER' ? 3 : 1
}
