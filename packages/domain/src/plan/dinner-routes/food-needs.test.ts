import { expect, test } from 'vitest'
import type { DietData } from '../../people/participants/participant.ts'
import { needCounts, needsOf } from './food-needs.ts'

const eats: DietData = {
  ...{ vegan: false, vegetarian: false, lactose: false, gluten: false },
  ...{ mealSpecificsNote: '', allergens: [] },
}
const noted = (mealSpecificsNote: string): DietData => ({ ...eats, mealSpecificsNote })
const wordsOf = (person: DietData) => needsOf(person).map(({ need }) => need)

test.each([
  ['Nussallergie (schwer)', ['SEVERE', 'NUTS']],
  ['keine Nüsse', ['NUTS']],
  ['Allergisch gegen Nuesse und Mandeln', ['NUTS']],
  ['tree nuts', ['NUTS']],
  ['Haselnuss, Walnüsse', ['NUTS']],
  ['Erdnüsse!', ['PEANUTS']],
  ['peanut allergy, carries an EpiPen', ['SEVERE', 'PEANUTS']],
  ['Erdnuss- und Nussallergie', ['PEANUTS', 'NUTS']],
  ['Kokosnuss und Muskatnuss', ['OTHER']],
  ['Zöliakie', ['GLUTEN']],
  ['coeliac disease', ['GLUTEN']],
  ['laktosefreie Milch ist ok', ['MILK', 'LACTOSE']],
  ['keine Eier', ['EGGS']],
  ['Keine Reise, kein Reis', ['OTHER']],
  ['kein Käse', ['MILK']],
  ['Meeresfrüchte', ['CRUSTACEANS', 'MOLLUSCS']],
  ['no shellfish', ['CRUSTACEANS', 'MOLLUSCS']],
  ['isst Fisch, kein Fleisch', ['FISH']],
  ['kein Tintenfisch', ['MOLLUSCS']],
  ['Sellerie und Senf, auch keine Spuren', ['SEVERE', 'CELERY', 'MUSTARD']],
  ['Sesam (Tahin), Soja, Lupinen, Sulfite', ['SOY', 'SESAME', 'SULPHITES', 'LUPIN']],
  ['vegan, glutenfrei', ['GLUTEN', 'VEGAN']],
  ['mostly veggie', ['VEGETARIAN']],
  ['kein Schweinefleisch', ['OTHER']],
  ['anaphylaktischer Schock bei Kiwi', ['SEVERE', 'OTHER']],
  ['   ', []],
])('the note %j names %j', (note, expected) => {
  expect(wordsOf(noted(note))).toEqual(expected)
})

test('what was chosen counts with its severity, once beside a note that says the same', () => {
  const person: DietData = {
    ...{ ...eats, gluten: true, lactose: true, vegetarian: true, mealSpecificsNote: 'Nüsse: bitte nichts' },
    allergens: [
      { allergen: 'NUTS', severity: 'TRACES' },
      { allergen: 'GLUTEN', severity: 'INTOLERANCE' },
    ],
  }
  expect(needsOf(person)).toEqual([
    { need: 'SEVERE', severity: undefined },
    { need: 'GLUTEN', severity: 'INTOLERANCE' },
    { need: 'NUTS', severity: 'TRACES' },
    { need: 'LACTOSE', severity: undefined },
    { need: 'VEGETARIAN', severity: undefined },
  ])
})

test('severe allergies come first, then what harms, then ways to eat, other notes last; each by frequency', () => {
  const people = [
    ...[noted('Nüsse'), noted('Senf')],
    ...[noted('Schwein'), noted('Rind'), noted('Rosenkohl')],
    { ...eats, vegan: true },
    { ...eats, vegan: true, allergens: [{ allergen: 'NUTS', severity: 'TRACES' } as const] },
    { ...eats, vegan: true },
    eats,
  ]
  expect(needCounts(people)).toEqual([
    { need: 'SEVERE', count: 1 },
    { need: 'NUTS', count: 2 },
    { need: 'MUSTARD', count: 1 },
    { need: 'VEGAN', count: 3 },
    { need: 'OTHER', count: 3 },
  ])
})
