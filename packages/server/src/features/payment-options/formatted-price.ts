import type { Dinner } from '@running-dinner/domain'

/** `12,50` or `12.50`, as the event's language writes it; the currency is the page's to add. */
export function formattedPrice({ basicDetails }: Pick<Dinner, 'basicDetails'>, cents: number): string {
  const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return new Intl.NumberFormat(basicDetails.languageCode, twoDecimals).format(cents / 100)
}
