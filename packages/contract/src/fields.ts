import { type IssueCode, isLocalDate, limits, toLocalDateTime } from '@running-dinner/domain'
import { isEmail } from '@running-dinner/domain/participants/is-email.ts'
import { isZip } from '@running-dinner/domain/participants/is-zip.ts'
import { normalisedText, type TextRule, textProblem } from '@running-dinner/domain/text.ts'
import { z } from 'zod'

function missingOr(code: string) {
  return {
    error: (problem: { input?: unknown }) =>
      problem.input === undefined || problem.input === null ? 'required' : code,
  }
}

function checkedText(rule: TextRule) {
  return (value: string, ctx: z.RefinementCtx) => {
    const text = normalisedText(value)
    const message = textProblem(text, rule)
    if (message) ctx.addIssue({ code: 'custom', message })
    return text
  }
}

const optionalString = z
  .string({ error: 'value_invalid' })
  .nullish()
  .transform((value) => value ?? '')

/** One line, not empty after trimming. */
export const requiredText = (max: number = limits.text) =>
  z.string(missingOr('value_invalid')).transform(checkedText({ max, required: true }))

/** One line; absent and null become ''. */
export const optionalText = (max: number = limits.text) => optionalString.transform(checkedText({ max }))

export const requiredLines = (max: number) =>
  z.string(missingOr('value_invalid')).transform(checkedText({ max, required: true, lines: true }))

export const optionalLines = (max: number) => optionalString.transform(checkedText({ max, lines: true }))

function checkedEmail(required: boolean) {
  return (value: string, ctx: z.RefinementCtx) => {
    const email = normalisedText(value)
    const message =
      textProblem(email, { max: limits.email, required }) ??
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
  const text = normalisedText(value)
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

/** -1, null, '' and absence mean unknown; numeric strings without leading zeros count as numbers. */
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

/** `missing` is the issue of an empty field. */
export const wallClock = (missing: IssueCode) =>
  z
    .string({ error: ({ input }) => (input === undefined || input === null ? missing : 'time_invalid') })
    .transform((value, ctx) => {
      const time = toLocalDateTime(value)
      if (time === undefined) ctx.addIssue({ code: 'custom', message: value === '' ? missing : 'time_invalid' })
      return time ?? ''
    })

export const localDateTime = wallClock('required')

export const id = z.uuid({ error: 'value_invalid' })
export const idList = (max: number) => z.array(id, { error: 'value_invalid' }).max(max, { error: 'too_many_entries' })

/** A moment as answered: ISO 8601 ending in `Z`. */
export const instant = z.iso.datetime()
