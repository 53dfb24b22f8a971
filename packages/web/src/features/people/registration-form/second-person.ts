import { type FormAnswers, toWire } from './form-answers.ts'

export type Diet = 'vegetarian' | 'vegan' | 'lactose' | 'gluten'

/** Who registers together with the first person. Their diet counts only where they eat differently. */
export interface SecondPerson {
  firstnamePart: string
  lastname: string
  email: string
  mobileNumber: string
  eatsDifferently: boolean
  diet: Record<Diet, boolean> & { mealSpecificsNote: string } & Pick<FormAnswers, 'allergens'>
}

export const noSecondPerson: SecondPerson = {
  firstnamePart: '',
  lastname: '',
  email: '',
  mobileNumber: '',
  eatsDifferently: false,
  diet: { vegetarian: false, vegan: false, lactose: false, gluten: false, mealSpecificsNote: '', allergens: {} },
}

export function secondToWire({ eatsDifferently, diet, ...names }: SecondPerson) {
  if (!eatsDifferently) return names
  return { ...names, diet: { ...diet, allergens: toWire({ allergens: diet.allergens, answers: {} }).allergens } }
}
