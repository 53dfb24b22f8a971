import type { MessageWords, Placeholder } from '@running-dinner/domain/messages'
import { allergens } from './allergens.ts'

/** Default texts in the editor, by type of message. */
const defaults = {
  PARTICIPANT: {
    subject: 'Neues zum Running Dinner',
    message: `Hallo {firstname} {lastname},

[Hier steht deine Nachricht.]

Viele Grüße`,
  },
  TEAM: {
    subject: 'Dein Team und euer Gang',
    message: `Hallo {firstname} {lastname},

die Teams stehen fest. Du bildest ein Team mit:

{partner}

Euer Gang: {meal}
Eure Gäste kommen um {mealtime} Uhr.
Bitte denkt beim Kochen daran, wie ihr und eure Gäste esst: {mealspecifics}

{host}

Sprecht euch am besten gleich ab.
Wenn ihr lieber woanders kocht, ändert das hier:
{managehostlink}

Wen ihr an dem Abend besucht, erfährst du in einer eigenen Mail.

Viele Grüße`,
    hostMessagePartTemplate: 'Unser Vorschlag: Ihr kocht bei dir.',
    nonHostMessagePartTemplate: 'Unser Vorschlag: Ihr kocht bei {partner}.',
  },
  DINNER_ROUTE: {
    subject: 'Deine Running-Dinner-Route',
    message: `Hallo {firstname},

so sieht dein Abend aus:

{route}

{afterparty}

Deine Route mit Karte, immer auf dem neuesten Stand:
{routelink}

Bitte seid pünktlich, damit alle ihren nächsten Gang rechtzeitig erreichen. Wenn etwas dazwischenkommt, ruft bei den anderen an.

Viel Spaß und guten Appetit`,
    selfTemplate: `{meal} bei euch
Gekocht wird bei: {firstname} {lastname}
Eure Gäste kommen um {mealtime} Uhr.
So essen eure Gäste: {mealspecifics}`,
    hostsTemplate: `{meal} bei {firstname} {lastname}
Adresse: {hostaddress}
Telefon: {mobilenumber}
Ihr werdet um {mealtime} Uhr erwartet.`,
  },
}

const words = {
  noneGiven: 'keine Angabe',
  noPartner: 'noch niemand',
  onlyGuest: 'Euer Team kocht nicht: Ihr seid bei jedem Gang zu Gast.',
  cancelled: 'entfällt',
  bell: 'Klingel',
  floor: 'Etage',
  email: 'E-Mail',
  mobileNumber: 'Telefon',
  vegan: 'vegan',
  vegetarian: 'vegetarisch',
  lactose: 'laktosefrei',
  gluten: 'glutenfrei',
  allergies: allergens.list,
  allergens: allergens.names,
  severities: allergens.severities,
} satisfies MessageWords

/** Help beside the editor: what a placeholder stands for, and how that may look. */
const placeholders = {
  firstname: { name: 'Vorname', meaning: 'Vorname', sample: 'Marlene' },
  lastname: { name: 'Nachname', meaning: 'Nachname', sample: 'Ahrendt' },
  partner: { name: 'Partner:in', meaning: 'Wer mitkocht, mit Adresse, E-Mail und Telefon', sample: 'Tobias Wiegand' },
  meal: { name: 'Gang', meaning: 'Der Gang', sample: 'Hauptgang' },
  mealtime: { name: 'Uhrzeit', meaning: 'Beginn des Gangs', sample: '21:00' },
  mealspecifics: {
    name: 'Essen der Gäste',
    meaning: 'Wie am Tisch gegessen wird, ohne Namen',
    sample: 'vegan (2), glutenfrei (1)',
  },
  host: {
    name: 'Bei wem gekocht wird',
    meaning: 'Der Satz darüber, bei wem gekocht wird',
    sample: 'Unser Vorschlag: Ihr kocht bei dir.',
  },
  managehostlink: {
    name: 'Link: woanders kochen',
    meaning: 'Link, um zu ändern, bei wem gekocht wird',
    sample: 'https://…/self/…',
  },
  route: {
    name: 'Alle Stationen',
    meaning: 'Alle Stationen des Abends',
    sample: 'Vorspeise bei … Hauptgang bei … Nachspeise bei …',
  },
  routelink: { name: 'Link zur Route', meaning: 'Link zur Route mit Karte', sample: 'https://…/self/…' },
  hostaddress: { name: 'Adresse', meaning: 'Adresse der Gastgeber', sample: 'Körnerstraße 20, 04107 Leipzig' },
  mobilenumber: { name: 'Telefon', meaning: 'Telefonnummer der Gastgeber', sample: '0171 3920011' },
  afterparty: {
    name: 'After Party',
    meaning: 'Zeit und Ort der After Party, falls es eine gibt',
    sample: 'After-Event-Party (01:00)',
  },
} satisfies Record<Placeholder, { name: string; meaning: string; sample: string }>

/** What the organiser of a cancelled event finds instead of the usual text to everybody. */
const cancelled = {
  subject: 'Unser Running Dinner ist abgesagt',
  message: `Hallo {firstname} {lastname},

unser Running Dinner findet leider nicht statt. Du musst nichts mehr vorbereiten und nirgendwo hingehen.

Deine Angaben werden in ein bis zwei Tagen gelöscht.

Viele Grüße`,
}

/** Texts in the editor when a link asks for them. No page makes such links any more; those of earlier times still work. */
const prepared = {
  TEAM_CANCELLATION: {
    subject: 'Euer Running-Dinner-Abend ändert sich',
    message: `Hallo {firstname},

ein Team kann leider nicht dabei sein. Das ändert auch deinen Abend.

Du bildest ein Team mit:

{partner}

Euer Gang: {meal}
Eure Gäste kommen um {mealtime} Uhr.

{host}

Deine neue Route bekommst du in einer eigenen Mail. Die alte gilt dann nicht mehr.

Viele Grüße`,
  },
  TEAMS_MODIFIED_WAITINGLIST: {
    subject: 'Dein Team für das Running Dinner',
    message: `Hallo {firstname} {lastname},

von der Warteliste sind neue Personen dazugekommen. Das ist dein Team:

{partner}

Euer Gang: {meal}
Eure Gäste kommen um {mealtime} Uhr.
Bitte denkt beim Kochen daran, wie ihr und eure Gäste esst: {mealspecifics}

{host}

Wenn ihr lieber woanders kocht, ändert das hier:
{managehostlink}

Viele Grüße`,
  },
}

/** Proposed by the composer, after the day of the event. */
const subjects = {
  PARTICIPANT: 'Neues zum Running Dinner',
  TEAM: 'dein Team und dein Gang',
  DINNER_ROUTE: 'deine Route',
}

/** In place of the text of a mail about teams or routes, from the noon after the evening on. */
const contactsGone =
  'Dein Abend ist vorbei. Der Text mit den Adressen, Nummern und Hinweisen der anderen ist nicht mehr hier.'

/** A short message from the board of the evening. */
const evening = { subject: 'Zum Abend: {{title}}', untitledSubject: 'Zum Abend' }

/** What the editor of the organiser has; without the words of mails, which only the server needs. */
export const editor = { defaults, prepared, cancelled, placeholders, subjects }

export const messages = { defaults, prepared, cancelled, words, placeholders, subjects, contactsGone, evening }
