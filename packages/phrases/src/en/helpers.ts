import type { helpers as source } from '../de/helpers.ts'
import type { Phrases } from '../phrases.ts'

export const helpers = {
  open: 'Helpers',
  title: 'Helpers for the evening',
  intro:
    'With a link of their own, helpers see this board, call people and take care of tables. They can’t change or open anything else.',
  name: 'Name',
  phone: 'Phone (optional)',
  phoneHint: 'Guests see this number if their red table has been waiting for five minutes.',
  add: 'Create link',
  added: 'Link for {{name}} created',
  link: 'Link for {{name}}',
  audience: 'For {{name}} only: the link shows all names, numbers and addresses until noon the next day.',
  share: 'Help out at the running dinner: {{title}}',
  withdraw: 'Withdraw {{name}}’s link',
  confirm: {
    title: 'Withdraw {{name}}’s link?',
    text: 'It stops working right away, even where it’s open now.',
    action: 'Withdraw',
  },
  withdrawn: '{{name}}’s link withdrawn',
} satisfies Phrases<typeof source>
