import type { calendar as source } from '../../de/server/calendar.ts'
import type { Phrases } from '../../phrases.ts'

export const calendar = {
  at: '{{course}} at {{name}}’s',
  atYours: '{{course}} at your place',
  atPartner: '{{course}} at {{name}}’s (your team)',
  cancelled: 'Cancelled: {{course}}',
  contact: '{{name}}: {{number}}',
  door: 'Finding the door: {{hint}}',
  page: 'Your evening, always up to date: {{url}}',
  afterParty: 'After party',
  publicPage: 'Details and registration: {{url}}',
} satisfies Phrases<typeof source>
