import { isZip } from '@running-dinner/domain/events'
import type { IssueCode } from '@running-dinner/domain/issue'
import { limits } from '@running-dinner/domain/limits'
import { isLocalDate, toLocalDateTime } from '@running-dinner/domain/local-date'
import { isEmail, isNoDiet } from '@running-dinner/domain/people'
import { normalisedText, type TextRule, textProblem } from '@running-dinner/domain/text'
// zod/mini: guests' pages load these fields, and only the functions that a page uses are part of its script.
import * as z from 'zod/mini'

function missingOr(code: string) {
  return {
    error: (problem: { input?: unknown }) =>
      problem.input === undefined || problem.input === null ? 'required' : code,
  }
}

/** What a field means; `problemOf` names the code of what is wrong with it. `max` is told to whoever wrote more. */
function checked<Given, Value>(
  max: number,
  meaningOf: (given: Given) => Value,
  problemOf: (value: Value) => IssueCode | undefined,
) {
  return z.transform((input: Given, ctx) => {
    const value = meaningOf(input)
    const message = problemOf(value)
    const params = message === 'max_length_exceeded' ? { params: { max } } : {}
    if (message) ctx.issues.push({ code: 'custom', message, input, ...params })
    return value
  })
}

const checkedText = (rule: TextRule) => checked(rule.max, normalisedText, (text) => textProblem(text, rule))

const optionalString = z.pipe(
  z.nullish(z.string({ error: 'value_invalid' })),
  z.transform((value) => value ?? ''),
)

/** One line, not empty after trimming. */
export const requiredText = (max: number = limits.text) =>
  z.pipe(z.string(missingOr('value_invalid')), checkedText({ max, required: true }))

/** One line; absent and null become ''. */
export const optionalText = (max: number = limits.text) => z.pipe(optionalString, checkedText({ max }))

/** Absent and null stay unknown, so that a client without the field does not empty it. */
export const textIfKnown = (rule: TextRule) =>
  z.pipe(
    z.nullish(z.pipe(z.string({ error: 'value_invalid' }), checkedText(rule))),
    z.transform((value) => value ?? undefined),
  )

/** One line; absent, null and blank mean that there is none. */
export const textOrNone = (max: number) =>
  z.pipe(
    optionalText(max),
    z.transform((text) => (text === '' ? undefined : text)),
  )

/** Of something inside a body; there is none while it is new. */
export const entryId = textOrNone(36)

export const requiredLines = (max: number) =>
  z.pipe(z.string(missingOr('value_invalid')), checkedText({ max, required: true, lines: true }))

export const optionalLines = (max: number) => z.pipe(optionalString, checkedText({ max, lines: true }))

/** What cooks have to know; asked for allergies, many write "none". */
export const dietNote = z.pipe(
  optionalLines(limits.notes),
  z.transform((text) => (isNoDiet(text) ? '' : text)),
)

const checkedEmail = (required: boolean) =>
  checked(
    limits.email,
    normalisedText,
    (email) =>
      textProblem(email, { max: limits.email, required }) ??
      (email !== '' && !isEmail(email) ? 'email_invalid' : undefined),
  )

export const requiredEmail = z.pipe(z.string(missingOr('email_invalid')), checkedEmail(true))
/** Empty only when said so: absent is refused. */
export const emailOrEmpty = z.pipe(z.string(missingOr('email_invalid')), checkedEmail(false))
export const optionalEmail = z.pipe(
  z.pipe(
    z.nullish(z.string({ error: 'email_invalid' })),
    z.transform((value) => value ?? ''),
  ),
  checkedEmail(false),
)

export const zip = z.pipe(
  z.string(missingOr('zip_invalid')),
  checked(limits.zip, normalisedText, (text) => {
    if (text === '') return 'required'
    if (text.length > limits.zip) return 'max_length_exceeded'
    return isZip(text) ? undefined : 'zip_invalid'
  }),
)

/** -1, null, '' and absence mean unknown; numeric strings without leading zeros count as numbers. */
function countOrUnknown(max: number, code: IssueCode, tooMany: IssueCode) {
  return z.pipe(
    z.optional(z.union([z.number(), z.string(), z.null()], { error: code })),
    z.transform((value, ctx) => {
      if (value === undefined || value === null || value === '' || value === -1 || value === '-1') return undefined
      const count = typeof value === 'number' ? value : /^(0|[1-9]\d{0,8})$/.test(value) ? Number(value) : Number.NaN
      if (Number.isInteger(count) && count >= 0 && count <= max) return count === 0 ? 0 : count
      const message = Number.isInteger(count) && count > max ? tooMany : code
      ctx.issues.push({ code: 'custom', message, input: value })
      return undefined
    }),
  )
}

export const ageOrUnknown = countOrUnknown(limits.ageMax, 'age_invalid', 'age_invalid')
export const seatsOrUnknown = countOrUnknown(limits.seatsMax, 'num_seats_invalid', 'num_seats_too_many')

export const flag = z._default(z.boolean({ error: 'value_invalid' }), false)
/** Absent stays unknown, as in `textIfKnown`. */
export const flagIfKnown = z.optional(z.boolean({ error: 'value_invalid' }))
export const requiredFlag = z.boolean(missingOr('value_invalid'))
export const flagOrTrue = z._default(z.boolean({ error: 'value_invalid' }), true)

/** In a query: `true`, `false` or absent; anything else is refused. */
export const flagInQuery = z.pipe(
  z.optional(z.enum(['true', 'false'], { error: 'value_invalid' })),
  z.transform((value) => value === 'true'),
)

export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, missingOr('value_invalid'))

export const localDate = z.string(missingOr('date_invalid')).check(z.refine(isLocalDate, { error: 'date_invalid' }))

/** `missing` is the issue of an empty field. */
export const wallClock = (missing: IssueCode) =>
  z.pipe(
    z.string({ error: ({ input }) => (input === undefined || input === null ? missing : 'time_invalid') }),
    z.transform((value, ctx) => {
      const time = toLocalDateTime(value)
      const message = value === '' ? missing : 'time_invalid'
      if (time === undefined) ctx.issues.push({ code: 'custom', message, input: value })
      return time ?? ''
    }),
  )

export const localDateTime = wallClock('required')

/** In lower case, as the database writes it: ids are compared as texts. */
export const id = z.uuid({ error: 'value_invalid' }).check(z.toLowerCase())

/** Names what was read, by the characters of a digest: the database refuses some others, such as NUL. */
export const digest = z.string({ error: 'value_invalid' }).check(z.regex(/^[\w-]{1,64}$/, { error: 'value_invalid' }))

export const idList = (max: number) =>
  z.array(id, { error: 'value_invalid' }).check(z.maxLength(max, { error: 'too_many_entries' }))

/** A moment as answered with the offset of the event's time zone. */
export const localInstant = z.iso.datetime({ offset: true })

/** A moment as sent, in any offset. Its year is one that clocks of devices show and the database and replies can hold. */
export const sentInstant = z.pipe(
  z.iso.datetime({ offset: true, error: 'time_invalid' }).check(
    z.refine((value) => Date.parse(value) >= Date.UTC(1970) && Date.parse(value) < Date.UTC(3000), {
      error: 'time_invalid',
    }),
  ),
  z.transform((value) => new Date(value)),
)

/** A moment as answered: ISO 8601 ending in `Z`. */
export const instant = z.iso.datetime()
