import type { allergens as source } from '../de/allergens.ts'
import type { Phrases } from '../phrases.ts'

export const allergens = {
  list: 'Allergens',
  /** A column of the exported list; an import knows it by these words. */
  column: 'Allergens (list)',
  diets: {
    vegan: 'vegan',
    vegetarian: 'vegetarian',
    lactose: 'lactose-free',
    gluten: 'gluten-free',
  },
  names: {
    GLUTEN: 'Cereals containing gluten',
    CRUSTACEANS: 'Crustaceans',
    EGGS: 'Eggs',
    FISH: 'Fish',
    PEANUTS: 'Peanuts',
    SOY: 'Soya',
    MILK: 'Milk',
    NUTS: 'Tree nuts',
    CELERY: 'Celery',
    MUSTARD: 'Mustard',
    SESAME: 'Sesame',
    SULPHITES: 'Sulphur dioxide and sulphites',
    LUPIN: 'Lupin',
    MOLLUSCS: 'Molluscs',
  },
  severities: {
    INTOLERANCE: 'intolerance',
    ALLERGY: 'allergy',
    TRACES: 'not even traces',
  },
  question: 'Allergies and intolerances',
  help: 'Tick what you can’t eat, and say how strict it is.',
  choices: {
    INTOLERANCE: 'A little is fine',
    ALLERGY: 'None of it',
    TRACES: 'Not even traces',
  },
  severityOf: '{{name}}: how strict',
  yes: 'Yes',
  no: 'No',
  choose: 'Please choose',
  noAnswer: 'No answer',
} satisfies Phrases<typeof source>
