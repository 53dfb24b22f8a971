/** `"12.50"` as the reader writes it, with the sign. */
export function euroText(amount: string, language: string): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(Number(amount))
}
