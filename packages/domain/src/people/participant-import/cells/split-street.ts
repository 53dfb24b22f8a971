import { countryNamed, splitZipAndCity, zipPattern } from './read-country.ts'

/** 84, 106 c, 16b, 8/2, 3-5a, 12 1/2, 12/3/14 */
const number = String.raw`\d{1,5}(?:\s?[a-zA-Z](?!\p{L}))?(?:\s?[-–/+]\s?\d{1,4}(?:\s?[a-zA-Z](?!\p{L}))?)*(?:\s\d/\d)?`
const numberLast = new RegExp(String.raw`^(.*?[\p{L}.)])\s*,?\s*(?:(?:Nr|No|Hausnummer)\b\.?\s*)?(${number})$`, 'u')
const numberAfterDigits = new RegExp(String.raw`^(.*\S)[\s,]\s*(${number})$`, 'u')
const numberFirst = new RegExp(String.raw`^(${number})[\s,]\s*(\p{L}.*)$`, 'u')
const onlyNumber = new RegExp(String.raw`^(?:Nr\.?\s*)?(${number})$`, 'u')

/** Where inside a house, or with whom: it never names the house. */
const unit = String.raw`(?:(?:zimmer|zi|zim|raum|room|rm|wohnung|wohnungsnr|whg|wng|we|app|appartement|apartment|apartement|apt|flat|unit|suite|studio|wg|og|eg|ug|dg|hp|etage|stock|stockwerk|floor|level|geschoss|obergeschoss|erdgeschoss|dachgeschoss|hochparterre|parterre|souterrain|keller|haus|hs|house|block|bau|gebäude|gebaeude|geb|building|bldg|turm|tower|flügel|wing|top|tür|tuer|door|stiege|stg|treppe|treppenhaus|staircase|aufgang|aufg|eingang|nebeneingang|entrance|klingel|klingeln|klingelschild|bell|hinterhaus|hinterhof|hinterhs|hinten|hh|hths|vorderhaus|vorne|vh|seitenflügel|seitenhaus|quergebäude|gartenhaus|rückgebäude|rückgeb|rgb|innenhof|hof|anbau|links|rechts|mitte|wohnheim|studentenwohnheim|box|postfach|bei|c/o|z\.\s?hd|left|right|rear|back)(?![\p{L}-])|\d{1,2}\s?\.\s?(?:og|ug|dg|obergeschoss|stock|etage|stw|hh|hinterhaus|aufgang|tür|hof)(?![\p{L}])|\d{1,2}(?:st|nd|rd|th)\s(?:floor|storey)|[IVX]{2,4}(?![\p{L}])|#)`
const isUnit = new RegExp(`^${unit}`, 'iu')
const unitBehind = new RegExp(
  String.raw`^(.*?\p{L}.*?[\s.]?\s*${number})\s+((?:${unit}|(?:im|beim|neben|über|hinter)\s).*)$`,
  'iu',
)

/** Commas and their kin; a dash or a slash between two numbers belongs to them. */
const separator =
  /\s*[,;|•·\n()]+\s*|\s+\/\/+\s*|\s+[-–—/]\s+(?!\d{1,4}\s?\p{L}?(?:$|[,;\s](?!\p{L}{2})))|\s+[-–—/]\s+(?=\d{1,2}\.)/u
const placeBehind = new RegExp(
  String.raw`^(.*?\p{L}.*?\d\S*(?:\s\p{L})?|\d.*?\p{L}{3}.*?|.*\d.*?)\s+(${zipPattern})\s+(\p{L}.*)$`,
  'u',
)
const onlyZip = new RegExp(`^${zipPattern}$`, 'u')
/** A town in front of a street: "Bad Homburg", "Frankfurt am Main". */
const townBefore =
  /^((?:(?:Bad|Sankt|St\.?|Markt|Den|Le|La|San|Groß|Klein|Neu|Alt)\s)?\p{L}[\p{L}.-]*(?:\s(?:am|an der|an|im|in der|ob der|bei|vor der|auf der|a\.\s?d\.|a\.|i\.)\s?\p{L}[\p{L}-]*)?(?:\/\p{L}+)?)\s(\p{L}{2}.*\d.*|\p{L}\d \d.*)$/u

/** Longer text is no address; the cut keeps hostile cells cheap. */
const longest = 200

export interface StreetParts {
  street: string
  streetNr: string
  /** What followed the number: a floor, a back yard. */
  rest: string
  zip: string
  cityName: string
  country: string
}

/**
 * "Tennenbacher Straße 16b", "221b Baker Street", "Wiehrestraße 8/2, Hinterhaus", "79104 Freiburg, Am Markt 3". Without
 * a number the whole text is the street.
 */
export function splitStreet(text: string): StreetParts {
  const address = text.trim()
  const none = { street: address, streetNr: '', rest: '', zip: '', cityName: '', country: '' }
  if (address.length > longest) return none
  const addressParts = address.split(separator).filter((part) => part !== '')
  const country = takeCountry(addressParts)
  const place = takePlace(addressParts)
  const town = countryBehind(place.cityName)
  const house = takeHouse(addressParts)
  const location = { zip: place.zip, cityName: town.cityName, country: country || town.country }
  if (house) return { ...house, rest: addressParts.join(', '), ...location }
  return location.zip === '' ? none : { ...none, street: addressParts.join(', '), ...location }
}

function takeCountry(addressParts: string[]): string {
  const country = addressParts.length > 1 ? countryNamed(addressParts.at(-1) ?? '') : undefined
  if (country !== undefined) addressParts.pop()
  return country ?? ''
}

function countryBehind(cityName: string): { cityName: string; country: string } {
  const lastSpace = cityName.lastIndexOf(' ')
  const country = lastSpace > 0 ? countryNamed(cityName.slice(lastSpace + 1)) : undefined
  return country === undefined ? { cityName, country: '' } : { cityName: cityName.slice(0, lastSpace), country }
}

/** Takes zip and town out of the parts, and leaves what stood before or behind them. */
function takePlace(addressParts: string[]): { zip: string; cityName: string } {
  for (const [index, addressPart] of addressParts.entries()) {
    const behind = placeBehind.exec(addressPart)
    if (behind) {
      addressParts[index] = (behind[1] ?? '').replace(/\sin$/, '')
      return { zip: behind[2] ?? '', cityName: behind[3] ?? '' }
    }
    const place = splitZipAndCity(addressPart)
    if (place && /^\d{1,5}\s/.test(addressPart) && !hasHouse(addressParts, index) && !townBefore.test(place.cityName))
      continue
    if (place) {
      const before = hasHouse(addressParts, index) ? null : townBefore.exec(place.cityName)
      addressParts.splice(index, 1, ...(before ? [before[2] ?? ''] : []))
      return { zip: place.zip, cityName: before?.[1] ?? place.cityName }
    }
    const next = addressParts[index + 1]
    if (index > 0 && onlyZip.test(addressPart) && hasHouse(addressParts, index)) {
      const isNext = next !== undefined && /^\p{L}[^\d]*$/u.test(next) && !isUnit.test(next)
      const cityName = isNext ? next : index > 1 ? (addressParts[index - 1] ?? '') : ''
      if (cityName === '' || /\d/.test(cityName)) continue
      addressParts.splice(isNext ? index : index - 1, 2)
      return { zip: addressPart, cityName }
    }
  }
  return { zip: '', cityName: '' }
}

function hasHouse(addressParts: readonly string[], except: number): boolean {
  return (
    addressParts.some(
      (part, index) => index !== except && !isUnit.test(part) && /\p{L}.*\d|\d.*\p{L}{3}/u.test(part),
    ) || isSplit(addressParts)
  )
}

function isSplit(addressParts: readonly string[]): boolean {
  return (
    addressParts.length > 1 &&
    onlyNumber.test(addressParts[1] ?? '') &&
    (addressParts[1] ?? '').length < 5 &&
    /^\p{L}/u.test(addressParts[0] ?? '')
  )
}

function takeHouse(addressParts: string[]): Pick<StreetParts, 'street' | 'streetNr'> | undefined {
  for (const units of [false, true]) {
    for (const [index, addressPart] of addressParts.entries()) {
      if (isUnit.test(addressPart) !== units) continue
      const next = onlyNumber.exec(addressParts[index + 1] ?? '')
      if (next && /^(?:\D*\p{L}\D*|\p{L}\d{1,2})$/u.test(addressPart)) {
        addressParts.splice(index, 2)
        return { street: addressPart, streetNr: next[1] ?? '' }
      }
      const behind = unitBehind.exec(addressPart)
      const house = streetAndNumber(behind?.[1] ?? addressPart)
      if (!house) continue
      addressParts.splice(index, 1, ...(behind ? [behind[2] ?? ''] : []))
      return house
    }
  }
  return undefined
}

function streetAndNumber(text: string): Pick<StreetParts, 'street' | 'streetNr'> | undefined {
  const last = numberLast.exec(text) ?? (/\p{L}/u.test(text) ? numberAfterDigits.exec(text) : null)
  if (last) return { street: withoutComma(last[1]), streetNr: last[2] ?? '' }
  const numberMatch = numberFirst.exec(text)
  return numberMatch ? { street: numberMatch[2] ?? '', streetNr: numberMatch[1] ?? '' } : undefined
}

function withoutComma(street: string | undefined): string {
  return (street ?? '').replace(/[\s,]+$/, '')
}
