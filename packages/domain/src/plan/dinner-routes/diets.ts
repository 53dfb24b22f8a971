import { plainRegistrationForm } from '../../events/registration-form/registration-form.ts'
import type { DietData } from '../../people/participants/participant.ts'
import type { Allergy } from '../../people/registration-form/allergens.ts'
import { keptAllergies } from '../../people/registration-form/kept-allergies.ts'

/** An allergen that must not be served to `count` people; its severity is that of the most sensitive one. */
export interface TableAllergy extends Allergy {
  count: number
}

/** How many people have which diet, in the order in which it is shown, and their notes. */
export interface DietSummary {
  vegan: number
  vegetarian: number
  lactose: number
  gluten: number
  /** In the order of the list. */
  allergens: TableAllergy[]
  /** Each note once: two of a pair who eat alike carry the same one. */
  notes: string[]
}

/** Counts all given people, also hosts: every person at the table must be able to eat. */
export function dietSummary(people: readonly DietData[]): DietSummary {
  const count = (diet: 'vegan' | 'vegetarian' | 'lactose' | 'gluten') => people.filter((person) => person[diet]).length
  return {
    vegan: count('vegan'),
    vegetarian: count('vegetarian'),
    lactose: count('lactose'),
    gluten: count('gluten'),
    allergens: tableAllergies(people),
    notes: distinctNotes(people.map((person) => person.mealSpecificsNote.trim()).filter((note) => note !== '')),
  }
}

function tableAllergies(people: readonly DietData[]): TableAllergy[] {
  const allergies = people.flatMap((person) => person.allergens)
  return keptAllergies({ ...plainRegistrationForm, allergenListEnabled: true }, allergies).map((worst) => ({
    ...worst,
    count: people.filter((person) => person.allergens.some(({ allergen }) => allergen === worst.allergen)).length,
  }))
}

/** Equal apart from case; the first spelling is kept. */
function distinctNotes(notes: readonly string[]): string[] {
  const knownNotes = new Map<string, string>()
  for (const note of notes) {
    const key = note.normalize('NFC').toLowerCase()
    if (!knownNotes.has(key)) knownNotes.set(key, note)
  }
  return [...knownNotes.values()]
}
