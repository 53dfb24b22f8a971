import type { legal as german } from '../de/legal.ts'
import type { Phrases } from '../phrases.ts'

export const legal = {
  imprint: {
    title: 'Imprint',
    intro: 'Who is behind this site, and what it’s built on.',
    operatorTitle: 'Who runs this site',
    operator:
      'This site is an independent instance of the software. Its operator is responsible for it, and isn’t necessarily the organiser of your event.',
    contact: 'Contact: <mail>{{contact}}</mail>',
    noContact: 'No contact address has been set for this site yet.',
    eventTitle: 'Questions about an event',
    event:
      'For questions about dates, teams and routes, it’s best to ask the event’s organiser. You’ll find the address on the event page and in every message you receive.',
    sourcesTitle: 'Maps, places, font and pictures',
    map: 'Map data: © <a>OpenStreetMap</a> contributors, ODbL licence.',
    places: 'Place data: <a>GeoNames</a>, CC BY 4.0 licence.',
    font: 'Font: Inter, SIL Open Font License 1.1.',
    icons: 'Icons: Material Design Icons, Apache License 2.0.',
    pictures: 'The pictures and the animation were drawn for this software, MIT licence.',
    softwareTitle: 'Software',
    software: 'This site runs on open-source software, MIT licence.',
  },
  privacy: {
    title: 'Privacy',
    intro: 'In short: we store what the evening needs, and then delete it.',
    responsibleTitle: 'Who is responsible',
    responsible:
      'The organiser of an event is responsible for its data. The operator of this site stores and processes it on their behalf.',
    contact: 'Contact: <mail>{{contact}}</mail>',
    storedTitle: 'What we store',
    storedOrganiser:
      'If you create an event: your email address, your name and postal address as party to the contract, and the details of the event. If registering costs money, your name is shown on the event page, and guests who pay also see your address.',
    storedGuest:
      'If you take part: your name, postal address, email address and, if you provide them, phone number, age, gender, number of seats, diet, allergens and intolerances, answers to the organiser’s questions, remarks and who you’d like to cook with.',
    storedMessages: 'The messages sent for an event, and whether they were delivered.',
    storedPayment:
      'If registering costs money: who paid, how much, and the status of the payment. Bank details and card numbers never reach us.',
    storedAccount:
      'If you create an account: username, name, email address, your picture if you upload one, and only a hash of your password. You never need an account.',
    storedNewsletter:
      'If you ask for news about this site when creating an event and confirm your address: the address, when you agreed and to which text (Article 6(1)(a) GDPR).',
    storedFeedback: 'If you send feedback: your message and your email address.',
    storedCounter:
      'To prevent abuse, the server counts requests per IP address. It only stores a hash of the address, for a day at most.',
    whyTitle: 'Why we’re allowed to',
    why: 'Planning the evening requires knowing where people live and how to reach them (Article 6(1)(b) GDPR).',
    diet: 'Your diet, allergens and intolerances can reveal something about your health. Sharing them is voluntary. By registering, you consent to their use for this evening (Article 9(2)(a) GDPR). We also store when you agreed and to which text. You can withdraw your consent by deleting these details or cancelling your registration.',
    seenTitle: 'Who sees it',
    seen: 'Only the event’s organisers see everything. Your team sees your name, your phone number and what you don’t eat. Your hosts and guests see where you’ll eat, who to call and what isn’t eaten at the table.',
    seenOperator:
      'The operator of this site has access to the database, but its administration pages only show figures, no people.',
    deletedTitle: 'When we delete it',
    deletedEvent:
      'An event with everything that belongs to it: at the start of the sixth day after the evening. We promise seven days.',
    deletedCancelled: 'A cancelled event: 24 hours after it was cancelled.',
    deletedUnconfirmedEvent:
      'An event whose address was never confirmed: after 30 days, including all its people. A demo opened with one click: after three days.',
    deletedUnconfirmed: 'A registration that was never confirmed: after 14 days.',
    deletedOrders: 'A payment that was never completed: after 48 hours.',
    deletedAccount:
      'An account that was never confirmed: after 14 days. An account that’s no longer used: after two years.',
    deletedNewsletter:
      'Your address for news: as soon as you remove it with the link in the email about your event, regardless of the event.',
    deletedFeedback: 'Feedback: after twelve months.',
    deletedLogs: 'Logs and backups of the server: after seven days at most.',
    othersTitle: 'Who else is involved',
    others:
      'Your browser only talks to this server: fonts, maps and everything else come from here. There are no ads, no tracking services and no social media buttons.',
    othersMail: 'Emails go through the mail server chosen by the operator of this site.',
    othersMap:
      'The server fetches map images from the map service and passes them on. The map service doesn’t learn who looks at them.',
    othersPlaces:
      'To show kitchens on the map, the server asks a geocoding service where an address is, if the operator has set one up. No names are passed on.',
    othersPayment:
      'If registering costs money, your browser takes you to the payment service’s page, where its rules apply. We only learn whether and how much was paid.',
    browserTitle: 'What your browser remembers',
    browserLanguage:
      'Your language, in a cookie and in the browser’s storage. When you pay, a second cookie remembers your payment for four hours. There are no other cookies.',
    browserScheme: 'Whether you prefer light or dark.',
    browserDraft: 'Forms you’ve started, so that reloading doesn’t lose anything. They stay on your device.',
    browserPortal:
      'The key to “My events” and, if you have an account, that you’re logged in. You can have this device forgotten on the “My events” page.',
    rightsTitle: 'Your rights',
    rights:
      'With the link in your email and under “My events”, you can see everything stored about you and download it as a file. Until registration closes, you can change it there or cancel; everything about you is then deleted.',
    rightsLater:
      'After that, or if something is wrong, write to the organiser of your event or the operator of this site. You can request access, correction, deletion, restriction and a copy of your data, and complain to a data protection authority.',
  },
} satisfies Phrases<typeof german>
