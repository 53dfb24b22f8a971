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
    message: `Hello {firstname} {lastname},

the teams are made. You are in a team with:

{partner}

Your course: {meal}
Your guests arrive at {mealtime}.
When you cook, please keep in mind how you and your guests eat: {mealspecifics}

{host}

It is best to get in touch right away.
If you would rather cook somewhere else, change it here:
{managehostlink}

Whom you visit that evening you will learn in a separate mail.

Best wishes`,
    hostMessagePartTemplate: 'Our suggestion: you cook at your place.',
    nonHostMessagePartTemplate: 'Our suggestion: you cook at the place of {partner}.',
  },
  DINNER_ROUTE: {
    subject: 'Your Running Dinner Route',
    message: `Hello {firstname},

this is your evening:

{route}

{afterparty}

Your route with a map, always up to date:
{routelink}

Please be on time, so that everybody reaches their next course. If something comes up, call the others.

Have fun and enjoy your meal`,
    selfTemplate: `{meal} at yours
Cooked at the place of: {firstname} {lastname}
Your guests arrive at {mealtime}.
How your guests eat: {mealspecifics}`,
    hostsTemplate: `{meal} at {firstname} {lastname}'s
Address: {hostaddress}
Phone: {mobilenumber}
You are expected at {mealtime}.`,
  },
}

const words = {
  noneGiven: 'not given',
  noPartner: 'nobody yet',
  onlyGuest: 'Your team does not cook: you are guests at every course.',
  cancelled: 'is cancelled',
  email: 'E-mail',
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
  firstname: { meaning: 'First name', sample: 'Marlene' },
  lastname: { meaning: 'Last name', sample: 'Ahrendt' },
  partner: { meaning: 'Who cooks too, with address, e-mail and phone', sample: 'Tobias Wiegand' },
  meal: { meaning: 'The course', sample: 'Main course' },
  mealtime: { meaning: 'When the course begins', sample: '21:00' },
  mealspecifics: { meaning: 'How the people at the table eat, without names', sample: 'vegan (2), gluten-free (1)' },
  host: { meaning: 'The sentence about whose place it is', sample: 'Our suggestion: you cook at your place.' },
  managehostlink: { meaning: 'Link to change whose place it is', sample: 'https://…/self/…' },
  route: { meaning: 'All stops of the evening', sample: 'Starter at … Main course at … Dessert at …' },
  routelink: { meaning: 'Link to the route with a map', sample: 'https://…/self/…' },
  hostaddress: { meaning: 'Address of the hosts', sample: 'Körnerstraße 20, 04107 Leipzig' },
  mobilenumber: { meaning: 'Phone number of the hosts', sample: '0171 3920011' },
  afterparty: { meaning: 'Time and place of the after party, if there is one', sample: 'After-Event-Party (01:00)' },
}

const cancelled = {
  subject: 'Our running dinner is cancelled',
  message: `Hello {firstname} {lastname},

sadly our running dinner will not take place. You need not prepare anything and there is nowhere to go.

Your details will be deleted within one to two days.

Best wishes`,
}

const prepared = {
  TEAM_CANCELLATION: {
    subject: 'Your running dinner evening changes',
    message: `Hello {firstname},

sadly one team cannot take part. That changes your evening, too.

You are in a team with:

{partner}

Your course: {meal}
Your guests arrive at {mealtime}.

{host}

You will get your new route in a separate mail. The old one then no longer holds.

Best wishes`,
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

export const messages = { defaults, prepared, cancelled, words, placeholders } satisfies Phrases<typeof german>
