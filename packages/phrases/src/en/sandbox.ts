import type { sandbox as source } from '../de/sandbox.ts'
import type { Phrases } from '../phrases.ts'

export const sandbox = {
  label: 'Sandbox: just for trying out',
  title: 'Pay',
  notice: 'No money moves here. This page plays a payment service, because none is set up on this server.',
  payee: 'Recipient',
  what: 'What for',
  amount: 'Amount',
  pay: 'Pay {{amount}}',
  decline: 'Have the payment declined',
  cancel: 'Cancel and go back',
  decided: 'This payment has been decided already.',
} satisfies Phrases<typeof source>
