import { type Issue, type IssueCode, issue, issueCodes } from '@running-dinner/domain'
import { z } from 'zod'

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

const known: ReadonlySet<string> = new Set(issueCodes)
const maxIssues = 50

/** Drops unknown fields and returns all failing ones at once, at most 50. */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown): ParsedInput<T> {
  const result = schema.safeParse(input)
  if (result.success) return { value: result.data, partial: result.data as DeepPartial<T>, issues: [] }
  const issues = result.error.issues.slice(0, maxIssues).map(toIssue)
  return {
    value: undefined,
    partial: (goodPartsOf(schema, input) ?? {}) as DeepPartial<T>,
    issues: withoutRepeats(issues),
  }
}

function goodPartsOf(schema: z.ZodType, input: unknown): unknown {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  if (schema instanceof z.ZodPipe && schema.in instanceof z.ZodTransform) {
    return goodPartsOf(schema.out as z.ZodType, schema.in.safeParse(input).data)
  }
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodObject && isRecord(input)) return goodFieldsOf(inner, input)
  if (inner instanceof z.ZodArray && Array.isArray(input)) {
    return input.slice(0, maxIssues).map((item) => goodPartsOf(inner.element as z.ZodType, item))
  }
  return undefined
}

function goodFieldsOf(schema: z.ZodObject, input: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(schema.shape).map(([key, field]) => [key, goodPartsOf(field as z.ZodType, input[key])])
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

function unwrapped(schema: z.ZodType): z.ZodType {
  const isWrapper = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
  return isWrapper ? unwrapped(schema.unwrap() as z.ZodType) : schema
}

function isRecord(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input)
}

function toIssue(problem: z.core.$ZodIssue): Issue {
  const message = known.has(problem.message) ? (problem.message as IssueCode) : 'value_invalid'
  const field = problem.path.reduce<string>(
    (path, key) => (typeof key === 'number' ? `${path}[${key}]` : path === '' ? String(key) : `${path}.${String(key)}`),
    '',
  )
  return issue(message, field === '' ? undefined : field)
}

function withoutRepeats(issues: Issue[]): Issue[] {
  return issues.filter((one, index) => issues.findIndex((other) => other.field === one.field) === index)
}
