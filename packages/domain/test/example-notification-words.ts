import { type FactName, factNames } from '../src/messages/notification-status/notification.ts'
import type { NotificationWords } from '../src/messages/notification-status/notification-text.ts'
import { words } from './example-messages.ts'

export const notificationWords: NotificationWords = {
  ...words,
  date: (date) => date,
  clock: (time) => time,
  partner: 'With',
  course: 'Course',
  at: 'at',
  address: 'Address',
  phone: 'Phone',
  guests: (count) => `${count} guests`,
  diets: 'Diets',
  everythingEaten: 'everything',
  afterParty: 'Party',
  noAfterParty: 'none',
  leaveBy: ({ time, minutes, mode }) => `leave by ${time}, ${minutes} min, ${mode}`,
  organiser: 'Organiser',
  guestWhoLeft: 'a guest who left',
  noTeamAnyMore: 'You are in no team any more.',
  now: 'New',
  before: (text) => `was: ${text}`,
  placeCorrected: 'place corrected',
  takesPlaceAgain: 'takes place again',
  teamAgain: 'You are in a team again.',
  names: Object.fromEntries(factNames.map((name) => [name, name.toLowerCase()])) as Record<FactName, string>,
  preheaders: {
    cooking: ({ partner, course, time }) => `${course} with ${partner} at ${time}`,
    team: (partner) => `With ${partner}`,
    route: ({ time, stop }) => `${time} ${stop}`,
    changed: (what) => `New: ${what}`,
  },
}
