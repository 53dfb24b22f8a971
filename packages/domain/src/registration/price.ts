import { amountInCents } from './amount-in-cents.ts'

/** The highest price of one registration, in cents. */
const highestCents = 1_000_000

/** What an organiser may ask for one registration: more than nothing and at most 10,000.00. */
export function priceInCents(value: unknown): number | undefined {
  const cents = amountInCents(value)
  return cents !== undefined && cents > 0 && cents <= highestCents ? cents : undefined
}
