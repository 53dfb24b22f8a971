import type { Purchase } from '@running-dinner/contract/people'
import { storedValues } from '../../../lib/storage.ts'

/** By the id of the event; gone with the tab. */
export const purchases = storedValues<Purchase>(
  'session',
  'purchase/',
  ({ names, totalPrice, recipient, redirectAfterPurchaseLink }) =>
    Array.isArray(names) &&
    [totalPrice, recipient, redirectAfterPurchaseLink].every((text) => typeof text === 'string'),
)
