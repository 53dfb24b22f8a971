/** 84, 106 c, 16b, 8/2, 3-5a, 12 1/2, 12/3/14 */
const number = String.raw`\d{1,5}(?:\s?[a-zA-Z](?!\p{L}))?(?:\s?[-–/+]\s?\d{1,4}(?:\s?[a-zA-Z](?!\p{L}))?)*(?:\s\d/\d)?`
const numberLast = new RegExp(String.raw`^(.*?[\p{L}.)])\s*,?\s*(?:(?:Nr|No|Hausnummer)\b\.?\s*)?(${number})$`, 'u')
const numberAfterDigits = new RegExp(String.raw`^(.*\S)[\s,]\s*(${number})$`, 'u')
const numberFirst = new RegExp(String.raw`^(${number})[\s,]\s*(\p{L}.*)$`, 'u')

/** Longer text is no address; the cut keeps hostile cells cheap. */
const longest = 200

export interface StreetParts {
  street: string
  streetNr: string
  /** What followed the number: a town, a floor, a back yard. */
  rest: string
}

/**
 * "Tennenbacher Straße 16b", "221b Baker Street", "Wiehrestraße 8/2, Hinterhaus". Without a number the whole text is
 * the street.
 */
export function splitStreet(text: string): StreetParts {
  const address = text.trim()
  if (address.length > longest) return { street: address, streetNr: '', rest: '' }
  const whole = streetAndNumber(address)
  if (whole) return whole
  for (const separator of [/,/, /\s\/\s/, /\(/]) {
    const at = address.search(separator)
    const head = at > 0 ? streetAndNumber(address.slice(0, at).trim()) : undefined
    if (head)
      return { street: head.street, streetNr: head.streetNr, rest: address.slice(at).replace(/^[\s,/(]+|\)$/g, '') }
  }
  return { street: address, streetNr: '', rest: '' }
}

function streetAndNumber(text: string): StreetParts | undefined {
  const last = numberLast.exec(text) ?? (/\p{L}/u.test(text) ? numberAfterDigits.exec(text) : null)
  if (last) return { street: withoutComma(last[1]), streetNr: last[2] ?? '', rest: '' }
  const first = numberFirst.exec(text)
  return first ? { street: first[2] ?? '', streetNr: first[1] ?? '', rest: '' } : undefined
}

function withoutComma(street: string | undefined): string {
  return (street ?? '').replace(/[\s,]+$/, '')
}
