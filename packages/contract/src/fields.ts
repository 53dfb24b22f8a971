import { isLocalDate, limits, toLocalDateTime } from '@running-dinner/domain'
import { isEmail } from '@running-dinner/domain/participants/is-email.ts'
import { isZip } from '@running-dinner/domain/participants/is-zip.ts'
import { z } from 'zod'

const invisibleEdges = /^[\s\u200B-\u200D\u2060\uFEFF]+|[\s\u200B-\u200D\u2060\uFEFF]+$/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is what this is for
const forbiddenInLine = /[\u0000-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/u
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is what this is for
const forbiddenInText = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/u

/** What is stored: trimmed, NFC, line ends `\n`. */
function normalised(value: string): string {
  return value.replace(invisibleEdges, '').replaceAll('\r\n', '\n').normalize('NFC')
}

function codePoints(value: string): number {
  let count = 0
  for (const _ of value) count++
  return count
}

function missingOr(code: string) {
  return {
    error: (problem: { input?: unknown }) =>
      problem.input === undefined || problem.input === null ? 'required' : code,
  }
}

function checkedText(max: number, forbidden: RegExp, required: boolean) {
  return (value: string, ctx: z.RefinementCtx) => {
    const text = normalised(value)
    const message = problemOf(text, max, forbidden, required)
    if (message) ctx.addIssue({ code: 'custom', message })
    return text
  }
}

function problemOf(text: string, max: number, forbidden: RegExp, required: boolean): string | undefined {
  if (required && text === '') return 'required'
  if (text.length > max && codePoints(text) > max) return 'max_length_exceeded'
  return forbidden.test(text) ? 'characters_invalid' : undefined
}

const optionalString = z
  .string({ error: 'value_invalid' })
  .nullish()
  .transform((value) => value ?? '')

/** One line, not empty after trimming. */
export const requiredText = (max: number = limits.text) =>
  z.string(missingOr('value_invalid')).transform(checkedText(max, forbiddenInLine, true))

/** One line; absent and null become '' (decisions A9). */
export const optionalText = (max: number = limits.text) =>
  optionalString.transform(checkedText(max, forbiddenInLine, false))

export const requiredLines = (max: number) =>
  z.string(missingOr('value_invalid')).transform(checkedText(max, forbiddenInText, true))

export const optionalLines = (max: number) => optionalString.transform(checkedText(max, forbiddenInText, false))

function checkedEmail(required: boolean) {
  return (value: string, ctx: z.RefinementCtx) => {
    const email = normalised(value)
    const message =
      problemOf(email, limits.email, forbiddenInLine, required) ??
      (email !== '' && !isEmail(email) ? 'email_invalid' : undefined)
    if (message) ctx.addIssue({ code: 'custom', message })
    return email
  }
}

export const requiredEmail = z.string(missingOr('email_invalid')).transform(checkedEmail(true))
export const optionalEmail = z
  .string({ error: 'email_invalid' })
  .nullish()
  .transform((value) => value ?? '')
  .transform(checkedEmail(false))

export const zip = z.string(missingOr('zip_invalid')).transform((value, ctx) => {
  const text = normalised(value)
  const message =
    text === ''
      ? 'required'
      : text.length > limits.zip
        ? 'max_length_exceeded'
        : isZip(text)
          ? undefined
          : 'zip_invalid'
  if (message) ctx.addIssue({ code: 'custom', message })
  return text
})

/** -1, null, '' and absence mean unknown; numeric strings without leading zeros count as numbers (decisions B15). */
function countOrUnknown(max: number, code: string, tooMany: string) {
  return z
    .union([z.number(), z.string(), z.null()], { error: code })
    .optional()
    .transform((value, ctx) => {
      if (value === undefined || value === null || value === '' || value === -1 || value === '-1') return undefined
      const count = typeof value === 'number' ? value : /^(0|[1-9]\d{0,8})$/.test(value) ? Number(value) : Number.NaN
      if (Number.isInteger(count) && count >= 0 && count <= max) return count === 0 ? 0 : count
      ctx.addIssue({ code: 'custom', message: Number.isInteger(count) && count > max ? tooMany : code })
      return undefined
    })
}

export const ageOrUnknown = countOrUnknown(limits.ageMax, 'age_invalid', 'age_invalid')
export const seatsOrUnknown = countOrUnknown(limits.seatsMax, 'num_seats_invalid', 'num_seats_too_many')

export const flag = z.boolean({ error: 'value_invalid' }).default(false)
export const flagOrTrue = z.boolean({ error: 'value_invalid' }).default(true)

export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, missingOr('value_invalid'))

export const localDate = z.string(missingOr('date_invalid')).refine(isLocalDate, { error: 'date_invalid' })

export const localDateTime = z.string(missingOr('time_invalid')).transform((value, ctx) => {
  const time = toLocalDateTime(value)
  if (time === undefined) ctx.addIssue({ code: 'custom', message: value === '' ? 'required' : 'time_invalid' })
  return time ?? ''
})

export const id = z.uuid({ error: 'value_invalid' })
export const idList = (max: number) => z.array(id, { error: 'value_invalid' }).max(max, { error: 'too_many_entries' })

/** A moment as answered: ISO 8601 ending in `Z`. */
export const instant = z.iso.datetime()
