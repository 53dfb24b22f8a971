import { type GeocodingResult, geocodingQualities } from '@running-dinner/domain'
import { z } from 'zod'
import {
  coordinateOrUnknown,
  importedPerson,
  nothing,
  numberOrUnknown,
  type Renamed,
  renamedFields,
  verdicts,
  yesNoOrUnknown,
} from './wire-values.ts'

// Replies: `z.input` is the wire, `z.output` what use cases return and the web client works with.

/** A field that is always there, though its value may be unknown: `z.optional` would let a use case forget it. */
const orUnknown = <Value>() => z.custom<Value | undefined>()

export const knownNumber = z.codec(z.number(), orUnknown<number>(), numberOrUnknown)

const wireCoordinate = z.object({ lat: z.number(), lng: z.number(), quality: z.enum(geocodingQualities).optional() })
export const knownCoordinate = z.codec(wireCoordinate, orUnknown<GeocodingResult>(), coordinateOrUnknown)

export const knownVerdict = z.codec(z.enum(verdicts), orUnknown<boolean>(), yesNoOrUnknown)

const typedFields = z.record(z.string(), z.unknown())
export const importedFields = z.codec(typedFields, typedFields, importedPerson)

/** For calls that change something and have nothing to tell. */
export const empty = z.codec(z.object({}), z.void(), nothing)

/** An object whose wire names are misspelt: `{ wireName: name }`. */
export function respelt<Shape extends z.core.$ZodShape, const New extends Readonly<Record<string, string>>>(
  wire: z.ZodObject<Shape>,
  names: New,
) {
  type Wire = z.output<typeof wire>
  return z.codec(wire, z.custom<Renamed<Wire, New>>(), renamedFields<Wire & object, New>(names))
}
