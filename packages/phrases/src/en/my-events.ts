import type { myEvents as source } from '../de/my-events.ts'
import type { Phrases } from '../phrases.ts'

export const myEvents = {
  events: {
    title: 'My events',
    intro: 'All the running dinners you’re taking part in or organising.',
    upcoming: 'Coming up',
    past: 'Past',
    participant: 'You’re taking part',
    organizer: 'You’re organising',
    cancelled: 'Cancelled',
    unacknowledged: 'Event not confirmed yet',
    registration: 'My registration',
    registrationLabel: 'My registration for {{event}}',
    open: 'View',
    openLabel: 'View {{event}}',
    manage: 'Organise',
    manageLabel: 'Organise {{event}}',
    again: 'Run it again',
    againLabel: 'Run {{event}} again',
    remove: 'Remove from this list',
    removeLabel: 'Remove {{event}} from the list on this device',
    empty: {
      first: 'Your events at a glance',
      firstText:
        'Find the team, route and messages for each of your running dinners here, without an account or a password. All you need is the link we email you.',
      links: 'No events right now',
      linksText:
        'The links in this browser don’t open any event. It may be over and deleted, or the links were forgotten on another device. You can get a new one below.',
      account: 'No events right now',
      accountText:
        'You haven’t registered for or organised anything with your account’s address. If you used another one, get its link below.',
      unconfirmed: 'Confirm your address first',
      unconfirmedText:
        'Open the link in the email we sent when you created your account. Until then, we can’t show any events, because we don’t know whether the address is yours.',
    },
    otherAddress: 'Registered with another address?',
    forget: 'Forget this device',
    forgetTitle: 'Forget this device?',
    forgetText:
      'The list disappears here, and your links stop working everywhere, including on other devices. Your registrations stay. You can always get a new link by email.',
    forgetConfirm: 'Forget',
    forgotten: 'Done. Nothing is stored on this device any more.',
  },

  recovery: {
    title: 'Get your link by email',
    text: 'Enter the address you used to register or to create your event.',
    email: 'Email address',
    send: 'Send link',
    sentTitle: 'Check your inbox',
    sentText:
      'If there’s an event for {{email}}, you’ll get the link within a few minutes. Open it on this device. Nothing there? Check your spam folder too.',
    again: 'Use another address',
  },
} satisfies Phrases<typeof source>
