import type { payments as source } from '../de/payments.ts'
import type { Phrases } from '../phrases.ts'

export const payments = {
  return: {
    progress: 'Checking your payment',
    cancelTitle: 'Back to your registration',
    cancelText: 'Your entries will be back in a moment.',
    WORKING: {
      title: 'Completing your payment',
      text: 'This takes a few seconds. Please keep this page open.',
    },
    LATER: {
      title: 'Your payment needs a moment',
      text: 'The payment service hasn’t answered yet. You can close this page: we’ll email you once the payment has arrived. Don’t pay again.',
    },
    NOT_PAID: {
      title: 'The payment didn’t go through',
      text: 'You weren’t charged and aren’t registered. You can try again.',
    },
    REFUNDED: {
      title: 'You’re getting your money back',
      text: 'Your place was already gone, so you’re not registered and your money is refunded automatically. This can take a few days.',
    },
    REFUSED: {
      title: 'You’re not registered',
      text: 'You weren’t charged.',
    },
    LOST: {
      title: 'This payment belongs to another window',
      text: 'Finish the payment in the window where you started it. If you’ve already paid, we’ll email you once the money has arrived. Don’t pay again.',
    },
    FAILED: {
      title: 'We can’t reach the payment service',
      text: 'Try again in a few minutes. You’ll be charged once at most, and if something goes wrong, you’ll get your money back automatically.',
    },
    contact: 'Still not working? Write to {{name}}:',
    again: 'Check again',
    toForm: 'Back to registration',
    toEvent: 'Go to event',
  },
  plain: {
    review: 'You’re not registered yet, and you haven’t paid anything.',
    finish: 'One more step: press the button.',
    finishButton: 'Complete registration',
    toProviderTitle: 'On to payment',
    toProvider: 'Go to the payment page',
  },
  leaving: {
    label: 'Continue on another site',
    text: 'The organiser has another page for you. It’s at {{host}}, where different rules apply.',
    go: 'Leave for {{host}}',
  },
  purchase: {
    title: 'What you paid for',
    for: 'Registered',
    to: 'Paid to',
    total: 'Amount',
  },
} satisfies Phrases<typeof source>
