/** The highest price of one registration, in cents. */
const highestCents = 1_000_000

/**
 * Euro as typed by an organiser, `10`, `10.5` or `10.50`, as whole cents. Anything else has no price: a comma, an exponent,
 * a third decimal, nothing at all, less than one cent or more than 10,000.00.
 */
export function priceInCents(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value
  const [, euro, cents = ''] = typeof text === 'string' ? (/^(0|[1-9]\d{0,4})(?:\.(\d{1,2}))?$/.exec(text) ?? []) : []
  if (euro === undefined) return undefined
  const amount = Number(euro) * 100 + Number(cents.padEnd(2, '0'))
  return amount > 0 && amount <= highestCents ? amount : undefined
}
