import type { GeocodingResult } from '@running-dinner/domain'

/**
 * How single values are spelt on the wire, without schemas: guests' pages load these alone, `codecs.ts` makes
 * schemas of them. Existing clients read and send the spellings, so they never change (docs/rules/calls.md).
 */
export interface WireValue<Wire, Value> {
  decode(wire: Wire): Value
  encode(value: Value): Wire
}

/** A count or an age; the wire says -1 where it is unknown. */
export const numberOrUnknown: WireValue<number, number | undefined> = {
  decode: (wire) => (wire < 0 ? undefined : wire),
  encode: (value) => value ?? -1,
}

interface WireCoordinate {
  lat: number
  lng: number
  quality?: GeocodingResult['quality'] | undefined
}

/** Where an address was found; the wire says -1 and -1 without a quality where it was not. */
export const coordinateOrUnknown: WireValue<WireCoordinate, GeocodingResult | undefined> = {
  decode: ({ lat, lng, quality }) => (quality === undefined ? undefined : { lat, lng, quality }),
  encode: (value) => (value ? { lat: value.lat, lng: value.lng, quality: value.quality } : { lat: -1, lng: -1 }),
}

export const verdicts = ['TRUE', 'FALSE', 'UNKNOWN'] as const
export type Verdict = (typeof verdicts)[number]

/** Yes, no or not known yet; the wire says so in words. */
export const yesNoOrUnknown: WireValue<Verdict, boolean | undefined> = {
  decode: (wire) => (wire === 'UNKNOWN' ? undefined : wire === 'TRUE'),
  encode: (value) => (value === undefined ? 'UNKNOWN' : value ? 'TRUE' : 'FALSE'),
}

/** A reply that holds nothing: `{}` on the wire. */
export const nothing: WireValue<Record<string, never>, void> = {
  decode: () => undefined,
  encode: () => ({}),
}

/** A row of an import: the fields as they were typed, where age and seats may be unknown. */
export const importedPerson: WireValue<Record<string, unknown>, Record<string, unknown>> = {
  decode: (wire) => translateFields(wire, { age: typedCount.decode, numSeats: typedCount.decode }),
  encode: (value) => translateFields(value, { age: typedCount.encode, numSeats: typedCount.encode }),
}

/** A refused row comes back as it was sent, so that a count may be anything. */
const typedCount: WireValue<unknown, unknown> = {
  decode: (wire) => (wire === -1 ? undefined : wire),
  encode: (value) => (value === undefined ? -1 : value),
}

type Fields = Readonly<Record<string, unknown>>
type Names = Readonly<Record<string, string>>

/** The type of an object whose keys `New[key]` are spelt `key`. */
export type Renamed<Value, New extends Names> = {
  [Key in keyof Value as Key extends keyof New ? New[Key] : Key]: Value[Key]
}

/** An object with some keys spelt differently on the wire: `{ wireName: name }`. The order of the keys stays. */
export function renamedFields<Wire extends object, const New extends Names>(
  names: New,
): WireValue<Wire, Renamed<Wire, New>> {
  const wireNames = Object.fromEntries(Object.entries(names).map(([wireName, name]) => [name, wireName]))
  return {
    decode: (wire) => renameKeys(wire, names) as Renamed<Wire, New>,
    encode: (value) => renameKeys(value, wireNames) as Wire,
  }
}

function renameKeys(value: object, names: Names): object {
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [names[name] ?? name, field]))
}

/** Translates the named fields of an object and leaves all others, and the order of the keys, as they are. */
export function translateFields<Value extends object>(
  value: Value,
  translators: Readonly<Record<string, (field: never) => unknown>>,
): Value {
  const translated: Record<string, unknown> = { ...(value as Fields) }
  for (const name in translators) {
    if (name in translated) translated[name] = translators[name]?.(translated[name] as never)
  }
  return translated as Value
}

/** Whether this can be the secret of a link: 144 random bits as URL-safe characters. */
export function isSecret(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{24}$/.test(value)
}

/** One browser holds the links of one person, perhaps of a couple: never more. */
export const maxPortalTokens = 20
