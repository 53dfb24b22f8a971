/** `"12.50"` as the reader writes it. */
export function euro(price: string, language: string): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(Number(price))
}
