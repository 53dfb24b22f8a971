import type { ParticipantData } from './participant.ts'

type Eating = Pick<ParticipantData, 'vegan' | 'vegetarian' | 'lactose' | 'gluten' | 'mealSpecificsNote' | 'allergens'>

/** Whether cooks have to consider anything. */
export function hasDiet(person: Eating): boolean {
  const { vegan, vegetarian, lactose, gluten, mealSpecificsNote, allergens } = person
  return vegan || vegetarian || lactose || gluten || mealSpecificsNote !== '' || allergens.length > 0
}

/**
 * Whether a screen may show "eats everything": not beside a note of any kind, which may name an allergy in words no
 * program knows.
 */
export function eatsEverything(person: Eating & Pick<ParticipantData, 'notes'> & { miscNotes?: string }): boolean {
  return !hasDiet(person) && person.notes === '' && (person.miscNotes ?? '') === ''
}
