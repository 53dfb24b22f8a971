export const allergens = {
  /** In front of a list of them. */
  list: 'Allergene',
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
}
