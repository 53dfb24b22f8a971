import type { ParticipantData } from '../participants/participant.ts'

export type DietData = Pick<ParticipantData, 'vegan' | 'vegetarian' | 'lactose' | 'gluten' | 'mealSpecificsNote'>

/** How many people eat how, in the order in which it is told (rules 8.3), and what they wrote. */
export interface DietSummary {
  vegan: number
  vegetarian: number
  lactose: number
  gluten: number
  /** Each note once: the members of a pair that registered together carry the same one. */
  notes: string[]
}

/** Everybody given counts: whoever sits at the table must be able to eat. */
export function dietSummary(people: readonly DietData[]): DietSummary {
  const count = (diet: 'vegan' | 'vegetarian' | 'lactose' | 'gluten') => people.filter((person) => person[diet]).length
  return {
    vegan: count('vegan'),
    vegetarian: count('vegetarian'),
    lactose: count('lactose'),
    gluten: count('gluten'),
    notes: distinctNotes(people.map((person) => person.mealSpecificsNote.trim()).filter((note) => note !== '')),
  }
}

/** Equal apart from case; the first spelling stays. */
function distinctNotes(notes: readonly string[]): string[] {
  const known = new Map<string, string>()
  for (const note of notes) {
    const key = note.normalize('NFC').toLowerCase()
    if (!known.has(key)) known.set(key, note)
  }
  return [...known.values()]
}
