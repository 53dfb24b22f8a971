import type { Language } from '@running-dinner/domain'

/** `"12.50"` for one or two people as it is written in the language: `12,50`, `12.50`. */
export function formatPrice(price: string, people: 1 | 2, language: Language): string {
  const cents = Math.round(Number(price) * 100) * people
  return new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(cents / 100)
}
