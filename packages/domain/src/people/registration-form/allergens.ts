/** The 14 substances that have to be named on food in the EU, in the order of annex II of regulation 1169/2011. */
export const allergens = [
  'GLUTEN',
  'CRUSTACEANS',
  'EGGS',
  'FISH',
  'PEANUTS',
  'SOY',
  'MILK',
  'NUTS',
  'CELERY',
  'MUSTARD',
  'SESAME',
  'SULPHITES',
  'LUPIN',
  'MOLLUSCS',
] as const
export type Allergen = (typeof allergens)[number]

/** How strictly an allergen has to be left out, from mild to severe. */
export const allergySeverities = ['INTOLERANCE', 'ALLERGY', 'TRACES'] as const
export type AllergySeverity = (typeof allergySeverities)[number]

export interface Allergy {
  allergen: Allergen
  severity: AllergySeverity
}

export function isMoreSevere(severity: AllergySeverity, otherSeverity: AllergySeverity): boolean {
  return allergySeverities.indexOf(severity) > allergySeverities.indexOf(otherSeverity)
}

export interface AllergyWords {
  /** In front of the list of allergens. */
  allergies: string
  allergens: Record<Allergen, string>
  severities: Record<AllergySeverity, string>
}
