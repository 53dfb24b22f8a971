/** A number as phones want it: digits and a leading plus. */
export function telLink(number: string): string {
  return `tel:${number.trim().replace(/(?!^\+)\D/g, '')}`
}
