import type { ParticipantData } from './participant.ts'

type Eating = Pick<ParticipantData, 'vegan' | 'vegetarian' | 'lactose' | 'gluten' | 'mealSpecificsNote' | 'allergens'>

/** Whether a cook has to mind anything. */
export function hasDiet(person: Eating): boolean {
  const { vegan, vegetarian, lactose, gluten, mealSpecificsNote, allergens } = person
  return vegan || vegetarian || lactose || gluten || mealSpecificsNote !== '' || allergens.length > 0
}

/**
 * Whether a screen may say so: not beside a note of any kind, for it may tell of an allergy in words no program knows.
 */
export function eatsEverything(person: Eating & Pick<ParticipantData, 'notes'> & { miscNotes?: string }): boolean {
  return !hasDiet(person) && person.notes === '' && (person.miscNotes ?? '') === ''
}
