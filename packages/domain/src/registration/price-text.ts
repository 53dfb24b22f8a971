/** Cents as on the wire: two decimals and a dot, `"12.50"`. */
export function priceText(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}
