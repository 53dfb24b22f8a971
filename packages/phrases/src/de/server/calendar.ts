/** Entries in the calendars of guests, and the entry of the public page. */
export const calendar = {
  at: '{{course}} bei {{name}}',
  atYours: '{{course}} bei dir',
  atPartner: '{{course}} bei {{name}} (euer Team)',
  cancelled: 'Entfällt: {{course}}',
  contact: '{{name}}: {{number}}',
  door: 'Hinweis zur Adresse: {{hint}}',
  page: 'Dein Abend, immer aktuell: {{url}}',
  afterParty: 'After Party',
  /** Below the entry for the whole evening. */
  publicPage: 'Mehr und Anmeldung: {{url}}',
}
