export const allergens = {
  /** In front of a list of them. */
  list: 'Allergene',
  /** A column of the exported list; an import knows it by these words. */
  column: 'Allergene (Liste)',
  diets: {
    vegan: 'vegan',
    vegetarian: 'vegetarisch',
    lactose: 'laktosefrei',
    gluten: 'glutenfrei',
  },
  names: {
    GLUTEN: 'Glutenhaltiges Getreide',
    CRUSTACEANS: 'Krebstiere',
    EGGS: 'Eier',
    FISH: 'Fisch',
    PEANUTS: 'Erdnüsse',
    SOY: 'Soja',
    MILK: 'Milch',
    NUTS: 'Schalenfrüchte',
    CELERY: 'Sellerie',
    MUSTARD: 'Senf',
    SESAME: 'Sesam',
    SULPHITES: 'Schwefeldioxid und Sulfite',
    LUPIN: 'Lupinen',
    MOLLUSCS: 'Weichtiere',
  },
  severities: {
    INTOLERANCE: 'Unverträglichkeit',
    ALLERGY: 'Allergie',
    TRACES: 'auch keine Spuren',
  },
  /** How it is asked. */
  question: 'Allergien und Unverträglichkeiten',
  help: 'Kreuz an, was du nicht verträgst, und sag, wie streng.',
  choices: {
    INTOLERANCE: 'Ein wenig geht',
    ALLERGY: 'Gar nichts davon',
    TRACES: 'Auch keine Spuren',
  },
  severityOf: '{{name}}: wie streng',
  yes: 'Ja',
  no: 'Nein',
  choose: 'Bitte wählen',
  noAnswer: 'Keine Angabe',
}
