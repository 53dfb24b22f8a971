import type { messages as german } from '../de/messages.ts'
import type { Phrases } from '../phrases.ts'
import { allergens } from './allergens.ts'

const defaults = {
  PARTICIPANT: {
    subject: 'News about the running dinner',
    message: `Hello {firstname} {lastname},

[This is where your message goes.]

Best wishes`,
  },
  TEAM: {
    subject: 'Your team and your course',
    message:
      'Hello {firstname} {lastname},\n\nthe teams are ready. You’re in a team with:\n\n{partner}\n\nYour course: {meal}\nYour guests arrive at {mealtime}.\nWhen you cook, please keep in mind how you and your guests eat: {mealspecifics}\n\n{host}\n\nIt’s best to get in touch with each other right away.\nIf you would rather cook somewhere else, change it here:\n{managehostlink}\n\nYou’ll find out who you’re visiting in a separate email.\n\nBest wishes',
    hostMessagePartTemplate: 'Our suggestion: you cook at your place.',
    nonHostMessagePartTemplate: 'Our suggestion: you cook at {partner}’s place.',
  },
  DINNER_ROUTE: {
    subject: 'Your Running Dinner Route',
    message:
      'Hello {firstname},\n\nhere’s your evening:\n\n{route}\n\n{afterparty}\n\nYour route with a map, always up to date:\n{routelink}\n\nPlease be on time so that everyone reaches their next course. If something comes up, call the others.\n\nHave fun and enjoy your meal',
    selfTemplate:
      '{meal} at your place\nHost: {firstname} {lastname}\nYour guests arrive at {mealtime}.\nHow your guests eat: {mealspecifics}',
    hostsTemplate:
      '{meal} at {firstname} {lastname}’s\nAddress: {hostaddress}\nPhone: {mobilenumber}\nYou’re expected at {mealtime}.',
  },
}

const words = {
  noneGiven: 'not given',
  noPartner: 'no one yet',
  onlyGuest: 'Your team doesn’t cook: you’re guests at every course.',
  cancelled: 'cancelled',
  bell: 'Bell',
  floor: 'Floor',
  email: 'Email',
  mobileNumber: 'Phone',
  vegan: 'vegan',
  vegetarian: 'vegetarian',
  lactose: 'lactose-free',
  gluten: 'gluten-free',
  allergies: allergens.list,
  allergens: allergens.names,
  severities: allergens.severities,
}

const placeholders = {
  firstname: { name: 'First name', meaning: 'First name', sample: 'Marlene' },
  lastname: { name: 'Last name', meaning: 'Last name', sample: 'Ahrendt' },
  partner: { name: 'Partner', meaning: 'The cooking partner, with address, email and phone', sample: 'Tobias Wiegand' },
  meal: { name: 'Course', meaning: 'The course', sample: 'Main course' },
  mealtime: { name: 'Time', meaning: 'When the course starts', sample: '21:00' },
  mealspecifics: {
    name: 'Guests’ food',
    meaning: 'How people at the table eat, without names',
    sample: 'vegan (2), gluten-free (1)',
  },
  host: {
    name: 'Host',
    meaning: 'The sentence about who hosts',
    sample: 'Our suggestion: you cook at your place.',
  },
  managehostlink: {
    name: 'Link: change host',
    meaning: 'Link to change who hosts',
    sample: 'https://…/self/…',
  },
  route: {
    name: 'All stops',
    meaning: 'All stops of the evening',
    sample: 'Starter at … Main course at … Dessert at …',
  },
  routelink: { name: 'Link to the route', meaning: 'Link to the route with a map', sample: 'https://…/self/…' },
  hostaddress: { name: 'Address', meaning: 'Address of the hosts', sample: 'Körnerstraße 20, 04107 Leipzig' },
  mobilenumber: { name: 'Phone', meaning: 'Phone number of the hosts', sample: '0171 3920011' },
  afterparty: {
    name: 'After party',
    meaning: 'Time and place of the after party, if there is one',
    sample: 'After-Event-Party (01:00)',
  },
}

const cancelled = {
  subject: 'Our running dinner is cancelled',
  message:
    'Hello {firstname} {lastname},\n\nunfortunately, our running dinner won’t take place. You don’t have to prepare anything or go anywhere.\n\nYour details will be deleted within one to two days.\n\nBest wishes',
}

const prepared = {
  TEAM_CANCELLATION: {
    subject: 'Your running dinner evening changes',
    message:
      'Hello {firstname},\n\nunfortunately, one team can’t take part. That changes your evening too.\n\nYou’re in a team with:\n\n{partner}\n\nYour course: {meal}\nYour guests arrive at {mealtime}.\n\n{host}\n\nYou’ll get your new route in a separate email. The old one will then no longer apply.\n\nBest wishes',
  },
  TEAMS_MODIFIED_WAITINGLIST: {
    subject: 'Your team for the running dinner',
    message: `Hello {firstname} {lastname},

new people have joined from the waiting list. This is your team:

{partner}

Your course: {meal}
Your guests arrive at {mealtime}.
When you cook, please keep in mind how you and your guests eat: {mealspecifics}

{host}

If you would rather cook somewhere else, change it here:
{managehostlink}

Best wishes`,
  },
}

/** Proposed by the composer, after the day of the event. */
const subjects = {
  PARTICIPANT: 'news about the running dinner',
  TEAM: 'your team and your course',
  DINNER_ROUTE: 'your route',
}

/** In place of the text of a mail about teams or routes, from the noon after the evening on. */
const contactsGone =
  'Your evening is over. The text with the others’ addresses, numbers and notes is no longer available.'

const evening = { subject: 'About tonight: {{title}}', untitledSubject: 'About tonight' }

export const editor = { defaults, prepared, cancelled, placeholders, subjects }

export const messages = {
  defaults,
  prepared,
  cancelled,
  words,
  placeholders,
  subjects,
  contactsGone,
  evening,
} satisfies Phrases<typeof german>
