import type { sandbox as source } from '../../de/server/sandbox.ts'
import type { Phrases } from '../../phrases.ts'

export const sandbox = {
  label: 'Sandbox: for trying things out',
  title: 'Pay',
  notice: 'No real money moves. This page stands in for a payment service, because none is set up on this server.',
  payee: 'Recipient',
  what: 'For',
  amount: 'Amount',
  pay: 'Pay {{amount}}',
  decline: 'Decline the payment',
  cancel: 'Cancel and go back',
  decided: 'This payment has already been decided.',
} satisfies Phrases<typeof source>
