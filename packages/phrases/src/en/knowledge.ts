import type { knowledge as source } from '../de/knowledge.ts'
import type { Phrases } from '../phrases.ts'

export const knowledge = {
  gone: 'no longer',
  before: '· before: {{text}}',
  facts: {
    DATE: 'Date',
    PARTNER: 'Team',
    COURSE: 'Course',
    TIME: 'Starts',
    HOST: 'Host',
    ADDRESS: 'Address',
    CONTACT: 'Phone',
    GUESTS: 'Guests',
    DIETS: 'Food',
    CANCELLED: 'Cancelled',
    AFTER_PARTY: 'After party',
  },
  kinds: { TEAM: 'Team', DINNER_ROUTE: 'Route' },
  states: {
    KNOWN: 'up to date',
    NEVER: 'not notified yet',
    QUEUED: 'email on its way',
    OUTDATED: 'out of date ({{facts}})',
    FAILED: 'email didn’t arrive',
  },

  phone: {
    button: 'Told by phone',
    buttonFor: '{{name}}: told by phone',
    title: 'Did you tell {{name}} everything?',
    text: 'They then count as up to date until something changes again. No email is sent, and this can’t be undone.',
    confirm: 'Yes, everything',
    done: '{{name}} is now up to date.',
  },

  tell: {
    nothingSent: 'You haven’t sent anything yet, so there’s nothing to update.',
    news: {
      NOT_BEGUN: 'No one knows the plan yet.',
      OPEN: 'Some emails couldn’t be delivered.',
      ON_THE_WAY: 'Emails with the current plan are still on their way.',
      KNOWN: 'Everyone knows the current plan.',
    },
    outdated_one: '{{count}} person doesn’t know the current plan yet.',
    outdated_other: '{{count}} people don’t know the current plan yet.',
    newcomers_one: '{{count}} person is new and hasn’t received an email yet.',
    newcomers_other: '{{count}} people are new and haven’t received an email yet.',
    changes: 'View changes',
  },

  missing: {
    failedTitle: 'Email not delivered',
    failedText: 'Call them or correct their address.',
    failedList: 'People whose email wasn’t delivered',
    team: 'Team {{number}}',
  },

  gotIt: {
    changedTitle: 'New for you',
    title: 'Read everything?',
    text: 'Press this once you’ve read everything, so the organiser knows you’re up to date.',
    press: 'Got it',
    done: 'You’re up to date.',
    stale: 'Something has just changed. This page now shows the latest version, so please read it again.',
  },
} satisfies Phrases<typeof source>
