import { type Issue, type IssueCode, issue } from '@running-dinner/domain/issue'
import * as z from 'zod/mini'

/** `value` only without issues; `partial` holds every field that was good, so that rules can add their issues to the same answer. */
export interface ParsedInput<T> {
  value: T | undefined
  partial: DeepPartial<T>
  issues: Issue[]
}

export type DeepPartial<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [K in keyof T]?: DeepPartial<T[K]> }
    : T

/** Of zod or zod/mini: what both are made of. */
export type Schema<T = unknown> = z.core.$ZodType<T>

const maxIssues = 50

/** Drops unknown fields and returns all failing ones at once, at most 50. */
export function parseInput<T>(schema: Schema<T>, input: unknown): ParsedInput<T> {
  const parsed = z.safeParse(schema, input)
  if (parsed.success) return { value: parsed.data, partial: parsed.data as DeepPartial<T>, issues: [] }
  const issues = parsed.error.issues.slice(0, maxIssues).map(toIssue)
  return {
    value: undefined,
    partial: (goodPartsOf(schema, input) ?? {}) as DeepPartial<T>,
    issues: withoutRepeats(issues),
  }
}

function goodPartsOf(schema: Schema, input: unknown): unknown {
  const parsed = z.safeParse(schema, input)
  if (parsed.success) return parsed.data
  const { def } = unwrapped(schema)._zod
  switch (def.type) {
    case 'pipe':
      // Of z.preprocess: what it makes of the input.
      return def.in._zod.def.type === 'transform' ? goodPartsOf(def.out, z.safeParse(def.in, input).data) : undefined
    case 'object':
      return isRecord(input) ? goodFieldsOf(def.shape, input) : undefined
    case 'array':
      return Array.isArray(input)
        ? input.slice(0, maxIssues).map((element) => goodPartsOf(def.element, element))
        : undefined
    default:
      return undefined
  }
}

function goodFieldsOf(shape: z.core.$ZodShape, input: Record<string, unknown>): Record<string, unknown> {
  const goodParts = Object.entries(shape).map(([key, field]) => [key, goodPartsOf(field, input[key])])
  return Object.fromEntries(goodParts.filter(([, value]) => value !== undefined))
}

function unwrapped(schema: Schema): z.core.$ZodTypes {
  const type = schema as z.core.$ZodTypes
  const { def } = type._zod
  return def.type === 'optional' || def.type === 'nullable' ? unwrapped(def.innerType) : type
}

function isRecord(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input)
}

function toIssue(problem: z.core.$ZodIssue): Issue {
  const message = isCode(problem.message) ? problem.message : 'value_invalid'
  const field = problem.path.reduce<string>(
    (path, key) => (typeof key === 'number' ? `${path}[${key}]` : path === '' ? String(key) : `${path}.${String(key)}`),
    '',
  )
  const data = problem.code === 'custom' ? problem.params : undefined
  return issue(message, field === '' ? undefined : field, data)
}

/** Messages of zod itself are sentences. The list of all codes would be 2 kB in the script of guests' pages. */
function isCode(message: string): message is IssueCode {
  return !message.includes(' ')
}

function withoutRepeats(issues: Issue[]): Issue[] {
  return issues.filter((issue, index) => issues.findIndex(({ field }) => field === issue.field) === index)
}
