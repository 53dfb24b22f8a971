import type { pricing as source } from '../de/pricing.ts'
import type { Phrases } from '../phrases.ts'

export const pricing = {
  title: 'Price of registration',
  introCancelled: 'What was paid, and what you can give back.',
  intro:
    'Set what registering costs. Whoever registers then pays at once and takes part without any further confirmation.',
  link: 'Set a price',
  impossible: {
    title: 'No money can be taken here',
    text: 'A price is only possible for running dinners people register for themselves, and not in a demo.',
  },
  provider: {
    SANDBOX: {
      title: 'Sandbox: no money moves',
      text: 'No payment service is set up on this server. Instead of PayPal your guests see a page for trying out.',
    },
    PAYPAL: {
      title: 'Payments go through PayPal',
      text: 'The money goes straight to the account with the email address you enter here. We keep none of it.',
    },
  },
  public: {
    title: 'What your guests learn about you',
    page: 'Your name ({{name}}) is shown on the event page, next to the e-mail address for questions.',
    review:
      'Your postal address ({{address}}) is shown only to guests who register: before they pay, and in the mail afterwards. Anyone who pays has to know whom they are paying.',
    free: 'As long as registering is free, guests only see the contact details you gave for questions.',
  },
  form: {
    price: 'Price per person in euro',
    priceHelp: 'For example 12.50. Whoever registers as a pair pays twice. Payments already begun keep their price.',
    brandName: 'Name on the payment page',
    brandNameHelp: 'What your guests see as the recipient.',
    recipientEmail: 'Email of the receiving account',
    recipientEmailHelp: 'The address the account at the payment service is kept under. Check it carefully.',
    agbLink: 'Link to your terms',
    agbLinkHelp: 'If it is set, your guests have to accept them.',
    redirectLink: 'Link after paying',
    redirectLinkHelp: 'Offered to your guests at the end. They see beforehand where it leads.',
    begin: 'Introduce the price',
    save: 'Save changes',
    saved: 'Saved',
    remove: 'Stop charging',
  },
  remove: {
    title: 'Stop charging?',
    text: 'Registering is free from now on. Whoever was about to pay has to register again. What has been paid stays paid.',
    confirm: 'Make it free',
    done: 'Registering is free now',
  },
  orders: {
    title: 'Payments',
    total: '{{amount}} paid',
    nobodyPaid: 'Nobody paid anything',
    emptyTitle: 'No payments yet',
    empty: 'Here you see who paid how much. From here you can refund money.',
    pair: 'as a pair',
    sandbox: 'sandbox',
    gone: 'no longer registered',
    refused: 'The payment service refused the refund. Refund it there yourself.',
    reasons: {
      PLACE_LOST: 'the place was gone',
      WRONG_AMOUNT: 'the amount was wrong',
      ORGANISER: 'refunded by you',
    },
    status: {
      RESERVED: 'being paid',
      PAID: 'paid',
      REFUND_DUE: 'being refunded',
      REFUNDED: 'refunded',
    },
  },
  refund: {
    action: 'Refund',
    again: 'Try again',
    label: 'Refund the money to {{name}}',
    title: 'Refund {{amount}}?',
    text: '{{name}} gets all of the money back. This cannot be undone.',
    stays:
      'The registration stays. If the person should no longer take part, delete them among the participants afterwards.',
    confirm: 'Refund the money',
    done: '{{amount}} refunded to {{name}}',
    underWay: 'The refund to {{name}} is on its way',
    refused: 'The payment service refused the refund',
  },
} satisfies Phrases<typeof source>
