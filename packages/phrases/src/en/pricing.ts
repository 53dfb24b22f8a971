import type { pricing as source } from '../de/pricing.ts'
import type { Phrases } from '../phrases.ts'

export const pricing = {
  title: 'Price',
  introCancelled: 'What was paid, and what you can refund.',
  intro: 'Set the price for registering. Guests then pay when they register, and need no further confirmation.',
  impossible: {
    title: 'You can’t charge for this event',
    text: 'Prices are only available for running dinners that people register for themselves, and not in demos.',
  },
  provider: {
    SANDBOX: {
      title: 'Sandbox: no real money moves',
      text: 'No payment service is set up on this server. Your guests see a test page instead of PayPal.',
    },
    PAYPAL: {
      title: 'Payments go through PayPal',
      text: 'The money goes straight to the account with the email address you enter here. We don’t keep any of it.',
    },
  },
  public: {
    title: 'What your guests see about you',
    page: 'Your name ({{name}}) appears on the event page, next to the email address for questions.',
    review:
      'Your postal address ({{address}}) is only shown to guests who register: before they pay, and in the email afterwards. People who pay have to know who they’re paying.',
    free: 'As long as registering is free, guests only see the contact details you entered for questions.',
  },
  form: {
    price: 'Price per person in euros',
    priceHelp:
      'For example 12.50. Two people registering together pay twice. Payments already started keep their price.',
    brandName: 'Name on the payment page',
    brandNameHelp: 'What your guests see as the recipient.',
    recipientEmail: 'Email of the receiving account',
    recipientEmailHelp: 'The email address of your account with the payment service. Check it carefully.',
    agbLink: 'Link to your terms',
    agbLinkHelp: 'If you set one, your guests have to accept them.',
    redirectLink: 'Link after paying',
    redirectLinkHelp: 'Offered to your guests at the end. They see where it leads first.',
    begin: 'Start charging',
    save: 'Save changes',
    saved: 'Saved',
    remove: 'Stop charging',
  },
  remove: {
    title: 'Stop charging?',
    text: 'Registering is free from now on. Anyone in the middle of paying has to register again. Payments already made stay paid.',
    confirm: 'Make it free',
    done: 'Registering is free now',
  },
  orders: {
    title: 'Payments',
    total: '{{amount}} paid',
    nobodyPaid: 'No one has paid yet',
    emptyTitle: 'No payments yet',
    empty: 'You’ll see here who paid and how much. You can also refund payments.',
    pair: 'as a pair',
    sandbox: 'sandbox',
    gone: 'no longer registered',
    refused: 'The payment service refused the refund. Please make it there yourself.',
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
    label: 'Refund {{name}}',
    title: 'Refund {{amount}}?',
    text: '{{name}} gets the full amount back. You can’t undo this.',
    stays:
      'The registration stays. If the person shouldn’t take part any more, delete them in the list of participants afterwards.',
    confirm: 'Refund',
    done: '{{amount}} refunded to {{name}}',
    underWay: 'The refund to {{name}} is on its way',
    refused: 'The payment service refused the refund',
  },
} satisfies Phrases<typeof source>
