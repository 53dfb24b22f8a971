import type { legal as german } from '../de/legal.ts'
import type { Phrases } from '../phrases.ts'

export const legal = {
  imprint: {
    title: 'Imprint',
    intro: 'Who is behind this site, and what it is built on.',
    operatorTitle: 'Who runs this site',
    operator:
      'This site runs on an instance of its own. Responsible is whoever runs this instance, who is not necessarily the organiser of your event.',
    contact: 'Contact: <mail>{{contact}}</mail>',
    noContact: 'No contact address has been set for this instance yet.',
    eventTitle: 'Questions about an event',
    event:
      'About dates, teams and routes it is best to ask whoever organises the event. The address stands on the page of the event and in every message you receive.',
    sourcesTitle: 'Maps, places, font and pictures',
    map: 'Map data: © <a>OpenStreetMap</a> contributors, ODbL licence.',
    places: 'Place data: <a>GeoNames</a>, CC BY 4.0 licence.',
    font: 'Font: Inter, SIL Open Font License 1.1.',
    icons: 'Icons: Material Design Icons, Apache License 2.0.',
    pictures: 'The pictures and the animation were drawn for this software, MIT licence.',
    softwareTitle: 'Software',
    software: 'The software of this site is free, MIT licence.',
  },
  privacy: {
    title: 'Privacy',
    intro: 'In short: what the evening needs is stored, and then it is deleted.',
    responsibleTitle: 'Who is responsible',
    responsible:
      'Whoever organises an event is responsible for its data. Whoever runs this instance stores and processes it on their behalf.',
    contact: 'Contact: <mail>{{contact}}</mail>',
    storedTitle: 'What is stored',
    storedOrganiser:
      'If you create an event: your e-mail address, your name and postal address as party to the contract, and what you say about the event. If registering costs money, your name is shown on the event page, and guests who pay see your address too.',
    storedGuest:
      'If you take part: name, postal address, e-mail address and, if you give them, phone number, age, gender, number of seats, diet, allergens and intolerances, answers to the organiser’s questions, remarks and whom you would like to cook with.',
    storedMessages: 'The messages that were sent for an event, and whether they arrived.',
    storedPayment:
      'If a registration costs money: who paid, how much, and how the payment stands. Bank details and card numbers never arrive here.',
    storedAccount:
      'If you make an account: user name, name, e-mail address, your picture if you upload one, and of the password only a check value. You never need an account.',
    storedNewsletter:
      'If you ask for news about this site when setting up an event and confirm your address: the address, when you agreed and to which text (Article 6(1)(a) GDPR).',
    storedFeedback: 'If you give feedback: your message and your e-mail address.',
    storedCounter:
      'Against abuse the server counts calls per internet address. Only a check value of the address is stored for that, for a day at most.',
    whyTitle: 'Why this is allowed',
    why: 'Who lives where and how they can be reached is needed to plan the evening (Article 6(1)(b) GDPR).',
    diet: 'What you say about your diet, allergens and intolerances can tell something about your health. It is voluntary. By registering you consent to its use for this evening (Article 9(2)(a) GDPR). When you agreed and to which text is stored too. You can take it back by deleting what you said or cancelling your registration.',
    seenTitle: 'Who sees it',
    seen: 'Only whoever organises the event sees everything. Your team sees your name, your phone number and what you do not eat. Your hosts and your guests learn where you eat, whom to call and what is not eaten at the table.',
    seenOperator:
      'Whoever runs this instance has access to the database, but in the administration of the instance sees only figures and no people.',
    deletedTitle: 'When it is deleted',
    deletedEvent:
      'An event with everything that belongs to it: when the sixth day after the evening begins. The promise is seven days.',
    deletedCancelled: 'A cancelled event: 24 hours after it was cancelled.',
    deletedUnconfirmedEvent:
      'An event whose address was never confirmed: after 30 days, with all people in it. A demo opened with one click: after three days.',
    deletedUnconfirmed: 'A registration that was never confirmed: after 14 days.',
    deletedOrders: 'A payment that was never completed: after 48 hours.',
    deletedAccount:
      'An account that was never confirmed: after 14 days. An account that nobody uses any more: after two years.',
    deletedNewsletter:
      'Your address for news: as soon as you remove it by the link in the mail about your event, whatever becomes of the event.',
    deletedFeedback: 'Feedback: after twelve months.',
    deletedLogs: 'Logs and backups of the server: after seven days at most.',
    othersTitle: 'Who else is involved',
    others:
      'Your browser talks to this server only: font, maps and everything else come from here. There is no advertising, there are no statistics services and no buttons of social networks.',
    othersMail: 'E-mails go through the mail server that the operator of this instance has chosen.',
    othersMap:
      'The server fetches map images from the map service and passes them on. The map service does not learn who looks at them.',
    othersPlaces:
      'To show kitchens on the map, the server asks a place service where an address is, if the operator has set one up. No names are passed on.',
    othersPayment:
      'If a registration costs money, your browser leads you to the page of the payment service. Its rules apply there. All that comes back is whether and how much was paid.',
    browserTitle: 'What your browser remembers',
    browserLanguage: 'Your language, in a cookie and in the storage of the browser. There are no other cookies.',
    browserScheme: 'Whether you like it light or dark.',
    browserDraft: 'Forms you have begun, so that reloading loses nothing. They stay on your device.',
    browserPortal:
      'The key to “My events” and, if you have an account, that you are signed in. On the page “My events” you can have this device forgotten.',
    rightsTitle: 'Your rights',
    rights:
      'With the link in your e-mail and under “My events” you see everything that is stored about you, and can take it with you as a file. Until the registration closes you can change it there or cancel; then everything about you is deleted.',
    rightsLater:
      'After that, or if something is wrong, write to whoever organises your event or to the operator of this instance. You can ask for access, correction, deletion, restriction and a copy of your data, and complain to a data protection authority.',
  },
} satisfies Phrases<typeof german>
