/**
 * Euro as written with a dot, `10`, `10.5` or `10.50`, as whole cents. Undefined for anything else: a comma, an
 * exponent, a sign, a third decimal, an empty text.
 */
export function amountInCents(amount: unknown): number | undefined {
  const text = typeof amount === 'number' ? String(amount) : amount
  const [, euro, cents = ''] = typeof text === 'string' ? (/^(0|[1-9]\d{0,8})(?:\.(\d{1,2}))?$/.exec(text) ?? []) : []
  return euro === undefined ? undefined : Number(euro) * 100 + Number(cents.padEnd(2, '0'))
}

/** The highest price of one registration, in cents. */
const highestCents = 1_000_000

/** What an organiser may ask for one registration: more than nothing and at most 10,000.00. */
export function priceInCents(amount: unknown): number | undefined {
  const cents = amountInCents(amount)
  return cents !== undefined && cents > 0 && cents <= highestCents ? cents : undefined
}

/** Cents as on the wire: two decimals and a dot, `"12.50"`. */
export function priceText(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

/** Two people who register together pay twice. */
export function totalPrice(centsPerRegistration: number, isPair: boolean): number {
  return isPair ? 2 * centsPerRegistration : centsPerRegistration
}
