/**
 * Euro as written with a dot, `10`, `10.5` or `10.50`, as whole cents. Undefined for anything else: a comma, an
 * exponent, a sign, a third decimal, an empty text.
 */
export function amountInCents(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value
  const [, euro, cents = ''] = typeof text === 'string' ? (/^(0|[1-9]\d{0,8})(?:\.(\d{1,2}))?$/.exec(text) ?? []) : []
  return euro === undefined ? undefined : Number(euro) * 100 + Number(cents.padEnd(2, '0'))
}
