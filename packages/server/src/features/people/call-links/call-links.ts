import { createRequire } from 'node:module'
import type { CallLinks } from '@running-dinner/contract'
import { isPhone } from '@running-dinner/domain/people'
import type { CountryCode, PhoneNumber } from 'libphonenumber-js/max'
import { LRUCache } from 'lru-cache'

const require = createRequire(import.meta.url)

/** Loaded with the first number. Not by `import()`: presenters do not wait. */
function phoneLibrary() {
  return require('libphonenumber-js/max') as typeof import('libphonenumber-js/max')
}

/** Reading a number takes longer than everything else about a person in a list. Kept for minutes only, as personal data. */
const linksOfNumber = new LRUCache<string, CallLinks>({ max: 5_000, ttl: 600_000, ttlAutopurge: true })

/**
 * The numbers in a text that was typed as a telephone number. Rather none than a wrong one: what can be no number of the country is
 * left out. A number without a country is one of `country`, an ISO code; where that is unknown, of Germany.
 */
export function callLinks(typed: string, country: string): CallLinks {
  const text = typed.trim()
  if (!isPhone(text)) return []
  const key = `${country} ${text}`
  const known = linksOfNumber.get(key)
  if (known) return known
  const links = readLinks(text, country)
  linksOfNumber.set(key, links)
  return links
}

function readLinks(text: string, country: string): CallLinks {
  const { findPhoneNumbersInText, isSupportedCountry } = phoneLibrary()
  const home = isSupportedCountry(country) ? country : 'DE'
  const pieces = text.split(betweenNumbers).map((numberText) => numberText.trim())
  if (pieces.length > 1) {
    const links = pieces.flatMap((numberText) => {
      const number = numberIn(numberText, home)
      return number?.isValid() ? [{ text: numberText, url: number.getURI() }] : []
    })
    if (links.length === pieces.length) return links
  }
  if (isLocal(text, home)) return [{ text, url: `tel:${text.replace(/\D/g, '')}` }]
  const whole = numberIn(text, home)
  if (whole) return [{ text, url: whole.getURI() }]
  return findPhoneNumbersInText(text, home)
    .filter(({ startsAt }) => !digitsBefore.test(text.slice(0, startsAt)))
    .map(({ number, startsAt, endsAt }) => ({ text: text.slice(startsAt, endsAt), url: number.getURI() }))
}

/** A slash between area code and number has no number on its left. */
const betweenNumbers = /[,;|\n/]|\s(?:oder|od\.|und|u\.|or|and)\s/i

/** What is found behind digits is the rest of a number that was not understood as a whole. */
const digitsBefore = /[+\d][\s().–-]*$/

function numberIn(typed: string, country: CountryCode): PhoneNumber | undefined {
  // The parser takes neither a full-width plus nor one in front of the zero of a national number for what is meant.
  const text = typed.normalize('NFKC').replace(/^\+0(?!0)/, '0')
  const number = withoutPlus(text, country) ?? phoneLibrary().parsePhoneNumberFromString(text, country)
  return number?.isPossible() ? number : undefined
}

/** "4917645607229": digits that begin with the country's own code are read as national ones, with the code in front twice. */
function withoutPlus(text: string, country: CountryCode): PhoneNumber | undefined {
  const { getCountryCallingCode, parsePhoneNumberFromString } = phoneLibrary()
  const code = getCountryCallingCode(country)
  const digits = text.replace(/\D/g, '')
  if (/^\D*[+0]/.test(text) || !digits.startsWith(code) || digits.length < code.length + 9) return undefined
  const number = parsePhoneNumberFromString(`+${digits}`)
  return number?.isValid() ? number : undefined
}

/** A number of the town without its area code: with the country's code in front it would be somebody else's. */
function isLocal(text: string, country: CountryCode): boolean {
  const isShort = /^[1-9][\d\s./-]+$/.test(text) && text.replace(/\D/g, '').length <= longestLocal
  return isShort && numberIn(text, country)?.formatNational().startsWith('0') === true
}

const longestLocal = 8
