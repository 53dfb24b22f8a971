import type { payments as source } from '../de/payments.ts'
import type { Phrases } from '../phrases.ts'

export const payments = {
  return: {
    progress: 'The payment is being checked',
    cancelTitle: 'Back to your registration',
    cancelText: 'What you entered will be back in a moment.',
    WORKING: {
      title: 'Your payment is being completed',
      text: 'This takes a few seconds. Please keep this page open until then.',
    },
    LATER: {
      title: 'Your payment needs a moment',
      text: 'The payment service has not answered yet. You can close this page: as soon as the payment has arrived, you get a mail. Do not pay again.',
    },
    NOT_PAID: {
      title: 'The payment did not work',
      text: 'Nothing was charged and you are not registered. You can try again.',
    },
    REFUNDED: {
      title: 'Your money goes back',
      text: 'Your place was gone by then. So your registration does not count and the money is refunded by itself. That can take a few days.',
    },
    REFUSED: {
      title: 'You are not registered',
      text: 'Nothing was charged.',
    },
    LOST: {
      title: 'This payment does not belong to this window',
      text: 'Finish the payment in the window you began it in. If you have paid already, you get a mail as soon as the money has arrived. Do not pay again.',
    },
    FAILED: {
      title: 'We cannot reach the payment service',
      text: 'Try again in a few minutes. You pay once at most, and if something goes wrong the money comes back by itself.',
    },
    contact: 'If that does not help, write to {{name}}:',
    again: 'Look again',
    toForm: 'Back to the registration',
    toEvent: 'To the event',
  },
  leaving: {
    label: 'Continue on another site',
    text: 'Whoever organises the evening has another page for you. It is at {{host}}, where other rules apply than here.',
    go: 'Leave Running Dinner and open {{host}}',
  },
  purchase: {
    title: 'What you paid for',
    for: 'Registered',
    to: 'Paid to',
    total: 'Amount',
  },
} satisfies Phrases<typeof source>
