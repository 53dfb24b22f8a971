import type { DietData } from '../people/participants/participant.ts'

/** The people who eat something that a host who cooks for `planned` did not plan for. */
export function newDiets<Person extends DietData>(people: readonly Person[], planned: readonly DietData[]): Person[] {
  const isPlanned = (diet: 'vegan' | 'vegetarian' | 'lactose' | 'gluten') =>
    planned.some((person) => person[diet] || (diet === 'vegetarian' && person.vegan))
  const allergens = new Set(planned.flatMap((person) => person.allergens.map(({ allergen }) => allergen)))
  const notes = new Set(planned.map(({ mealSpecificsNote }) => wordsOf(mealSpecificsNote)))
  return people.filter(
    (person) =>
      diets.some((diet) => person[diet] && !isPlanned(diet)) ||
      person.allergens.some(({ allergen }) => !allergens.has(allergen)) ||
      (wordsOf(person.mealSpecificsNote) !== '' && !notes.has(wordsOf(person.mealSpecificsNote))),
  )
}

const diets = ['vegan', 'vegetarian', 'lactose', 'gluten'] as const

const wordsOf = (note: string) => note.trim().normalize('NFC').toLowerCase()
