import { storedValues } from '../../../lib/storage.ts'

/** What the page after paying shows. */
export interface Purchase {
  names: string[]
  totalPrice: string
  recipient: string
  redirectAfterPurchaseLink: string
}

/** By the id of the event; gone with the tab. */
export const purchases = storedValues<Purchase>(
  'session',
  'purchase/',
  ({ names, totalPrice, recipient, redirectAfterPurchaseLink }) =>
    Array.isArray(names) &&
    [totalPrice, recipient, redirectAfterPurchaseLink].every((text) => typeof text === 'string'),
)
