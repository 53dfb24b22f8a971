import { parseInput } from '@running-dinner/contract'
import type { Schema } from '@running-dinner/contract/parse-input'
import { refused } from '../../../platform/http/problems.ts'
import type { AuthorizedParticipant } from '../../people/participants/index.ts'
import type { OwnPageWords } from '../self-service/index.ts'

/** The texts of a form's fields by their names. */
export type Sent = Readonly<Record<string, string>>

/** Of one of these pages. */
export interface Reader {
  me: AuthorizedParticipant
  /** '' where the path names no team. */
  teamId: string
  /** The `?email=` of a link to the partner wish. */
  proposedEmail: string | undefined
  said: OwnPageWords['self']
}

export interface OwnForm {
  path: string
  /** Another field comes from no page of ours. */
  fields: readonly string[]
  title: (reader: Reader) => string
  /** HTML; with what was sent in its fields where it was refused. */
  content: (reader: Reader, sent?: Sent) => string | Promise<string>
  /** Returns what the page says afterwards. */
  submit: (reader: Reader, sent: Sent) => Promise<readonly string[]>
}

/** @throws Problem with the issues of the schema */
export function parsed<Body>(schema: Schema<Body>, input: object): Body {
  const { value, issues } = parseInput(schema, input)
  if (value === undefined) throw refused(issues)
  return value
}
