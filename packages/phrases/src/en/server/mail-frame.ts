import type { mailFrame as german } from '../../de/server/mail-frame.ts'
import type { Phrases } from '../../phrases.ts'

export const mailFrame = {
  reasons: {
    guest: 'You’re getting this email because you’re registered for this running dinner.',
    waiting: 'You’re getting this email because you’re on the waiting list for this running dinner.',
    left: 'You’re getting this email because you were registered for this running dinner.',
    payer: 'You’re getting this email because you paid for this running dinner.',
    organiser: 'You’re getting this email because you’re organising this running dinner.',
    stranger: 'You’re getting this email because someone entered your address for a running dinner.',
    account: 'You’re getting this email because someone is using this site with your address.',
    operator: 'You’re getting this email because you run this site.',
  },
  openEvening: 'Open my evening',
  ownData: 'My details · I can’t come',
  /** After the evening. */
  ownDataOver: 'My details',
  openTeam: 'Open my team',
} satisfies Phrases<typeof german>
