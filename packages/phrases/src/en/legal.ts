import type { legal as source } from '../de/legal.ts'
import type { Phrases } from '../phrases.ts'

export const legal = {
  imprint: {
    title: 'Imprint',
    operatorTitle: 'Who runs this site',
    operator:
      'This site is an instance of its own. Whoever operates this instance is responsible for it; that is not necessarily the person who organises your event.',
    contact: 'Contact: <mail>{{contact}}</mail>',
    noContact: 'No contact address has been set for this instance yet.',
    eventTitle: 'Questions about an event',
    event:
      'For dates, teams and routes ask the person who organises the event. The address is in every message you receive.',
    sourcesTitle: 'Maps, places and type',
    map: 'Map data: © <a>OpenStreetMap</a> contributors, ODbL.',
    places: 'Place data: <a>GeoNames</a>, CC BY 4.0.',
    font: 'Typeface: Inter, SIL Open Font License. Icons: Material Design Icons, Apache License 2.0.',
    softwareTitle: 'Software',
    software: 'The software of this site is free, MIT licence.',
  },
  privacy: {
    title: 'Privacy',
    intro: 'In short: what the evening needs is stored, and afterwards it is deleted.',
    storedTitle: 'What is stored',
    storedOrganiser:
      'If you create an event: your e-mail address, your name and postal address as party to the contract, the details of the event and the address of the computer it was created from.',
    storedGuest:
      'If you take part: name, postal address, e-mail address and, if you give them, phone number, age, gender, number of seats, diet and intolerances, remarks and whom you would like to cook with.',
    storedMessages: 'The messages sent for an event, and whether they arrived.',
    diet: 'What you say about intolerances may reveal something about your health. It is voluntary and used only so that the right things are cooked at every table.',
    seenTitle: 'Who sees it',
    seen: 'Only the person who organises the event sees everything. Your team sees your phone number. Those who share a table with you learn where you eat, whom to call and what somebody does not eat.',
    deletedTitle: 'When it is deleted',
    deletedEvent: 'Seven days after the event at the latest, with everything that belongs to it.',
    deletedCancelled: 'One to two days after a cancellation.',
    deletedUnconfirmed: 'Unconfirmed registrations after 14 days.',
    deletedLogs: 'Server logs after seven days at most.',
    othersTitle: 'Who else is involved',
    others:
      'Your browser talks to this server only: type, maps and everything else come from here. There are no advertisements, no analytics and no buttons of social networks.',
    othersMail: 'E-mails go through the mail server the operator of this instance has chosen.',
    othersMap:
      'To show kitchens on the map, the server asks a map service for the position of an address, if the operator has set one up. Names are not passed on.',
    browserTitle: 'What your browser remembers',
    browserLanguage: 'Your language, in a cookie and in the storage of the browser.',
    browserScheme: 'Whether you like it light or dark.',
    browserDraft: 'Forms you have begun, so that nothing is lost on reload. They stay on your device.',
    rightsTitle: 'Your rights',
    rights:
      'You may ask at any time what is stored about you and have it corrected or deleted. Write to the person who organises your event or to the operator of this instance. You may also complain to a data protection authority.',
    contact: 'Operator of this instance: <mail>{{contact}}</mail>',
  },
} satisfies Phrases<typeof source>
