import type { TravelMode } from '@running-dinner/domain/events'
import type { FactName, NotificationKind } from '@running-dinner/domain/messages'

/** The part of a mail about a team or an evening that is always there, whatever the organiser wrote above it. */
export const notifications = {
  heading: 'Auf einen Blick',
  clock: '{{time}} Uhr',
  partner: 'Mit dir im Team',
  course: 'Euer Gang',
  at: 'bei',
  address: 'Adresse',
  phone: 'Telefon',
  guest: '1 Gast',
  guests: '{{count}} Gäste',
  diets: 'Am Tisch zu beachten',
  everythingEaten: 'alle essen alles',
  afterParty: 'Danach',
  noAfterParty: 'keine After Party',
  leaveBy: {
    WALK: 'Los um {{time}}, {{minutes}}\u00a0min zu Fuß',
    BICYCLE: 'Los um {{time}}, {{minutes}}\u00a0min mit dem Rad',
    PUBLIC_TRANSPORT: 'Los um {{time}}, {{minutes}}\u00a0min mit Bus und Bahn',
    CAR: 'Los um {{time}}, {{minutes}}\u00a0min mit dem Auto',
  } satisfies Record<TravelMode, string>,
  organiser: 'Organisation am Abend',
  guestWhoLeft: 'ein Gast, der nicht mehr dabei ist',
  noTeamAnyMore: 'Du bist in keinem Team mehr. Du musst nichts vorbereiten und nirgendwo hingehen.',
  now: 'Neu',
  before: 'vorher: {{text}}',
  placeCorrected: 'Die Adresse ist dieselbe, ihr Ort auf der Karte wurde berichtigt.',
  takesPlaceAgain: 'findet doch statt',
  teamAgain: 'Du bist wieder in einem Team.',
  /** Beside the subject in an inbox. */
  preheaders: {
    cooking: 'Du kochst mit {{partner}}: {{course}}, {{time}}.',
    team: 'Mit dir im Team: {{partner}}.',
    route: 'Um {{time}} geht es los: {{stop}}.',
    changed: 'Das ist neu: {{what}}.',
  },
  changes: {
    subject: '{{day}}: an deinem Abend hat sich etwas geändert',
    subjectForMany: '{{day}}: an eurem Abend hat sich etwas geändert',
    greeting: 'Hallo {{name}},',
    intro: 'an deinem Abend hat sich etwas geändert.',
    introForMany: 'an eurem Abend hat sich etwas geändert.',
  },
  /** A first notification that goes out together with changes. */
  first: {
    TEAM: {
      subject: '{{day}}: dein Team',
      subjectForMany: '{{day}}: euer Team',
      intro: 'du bist dabei. Das ist dein Team.',
      introForMany: 'ihr seid dabei. Das ist euer Team.',
    },
    DINNER_ROUTE: {
      subject: '{{day}}: deine Route',
      subjectForMany: '{{day}}: eure Route',
      intro: 'du bist dabei. Das ist deine Route für den Abend.',
      introForMany: 'ihr seid dabei. Das ist eure Route für den Abend.',
    },
  } satisfies Record<NotificationKind, unknown>,
  names: {
    DATE: 'Datum',
    PARTNER: 'Mit dir im Team',
    COURSE: 'Gang',
    TIME: 'Beginn',
    HOST: 'Gastgeber',
    ADDRESS: 'Adresse',
    CONTACT: 'Telefon',
    GUESTS: 'Gäste',
    DIETS: 'Am Tisch zu beachten',
    CANCELLED: 'Absage',
    AFTER_PARTY: 'After Party',
  } satisfies Record<FactName, string>,
}
