import { limits } from '@running-dinner/domain/limits'
// zod/mini: guests' forms check their fields with these schemas, and their pages have a limit of script.
import * as z from 'zod/mini'
import { optionalLines, optionalText, requiredText, seatsOrUnknown, zip } from './fields.ts'

export const cannotComeInput = z.object({ word: optionalLines(limits.notes) })

export const askForHomeInput = z.object({
  street: requiredText(),
  streetNr: requiredText(),
  zip,
  cityName: requiredText(),
  country: optionalText(2),
  addressRemarks: optionalLines(limits.notes),
  bellName: optionalText(limits.bellName),
  floor: optionalText(limits.floor),
  entranceNote: optionalLines(limits.entranceNote),
  numSeats: seatsOrUnknown,
  word: optionalLines(limits.notes),
})
