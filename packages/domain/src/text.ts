import type { IssueCode } from './issue.ts'

const invisible = /^[\s\u200B-\u200D\u2060\uFEFF]$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is what this is for
const forbiddenInLine = /[\u0000-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/u
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is what this is for
const forbiddenInText = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/u

/**
 * Without blanks and invisible characters at both ends. Not by a regular expression such as `\s+$`, which takes a minute for a
 * body of 256 kB full of blanks: it tries again from each of them.
 */
export function withoutInvisibleEdges(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && invisible.test(text.charAt(start))) start++
  while (end > start && invisible.test(text.charAt(end - 1))) end--
  return text.slice(start, end)
}

/** What is stored: trimmed, NFC, line ends `\n`. */
export function normalisedText(text: string): string {
  return withoutInvisibleEdges(text).replaceAll('\r\n', '\n').normalize('NFC')
}

export interface TextRule {
  max: number
  required?: boolean
  /** More than one line is fine. */
  lines?: boolean
}

/** What is wrong with a normalised text; lengths count code points, as PostgreSQL does. */
export function textProblem(text: string, { max, required, lines }: TextRule): IssueCode | undefined {
  if (required && text === '') return 'required'
  if (text.length > max && codePoints(text) > max) return 'max_length_exceeded'
  return (lines ? forbiddenInText : forbiddenInLine).test(text) ? 'characters_invalid' : undefined
}

function codePoints(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}
