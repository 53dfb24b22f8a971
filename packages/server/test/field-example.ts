import type { IssueCode } from '@running-dinner/domain'
import type { PersonBody } from './bodies.ts'
import { create } from './issue-calls.ts'
import type { IssueExample } from './issue-example.ts'

/** A new person with one invalid field. */
export const fieldExample = (code: IssueCode, changes: Partial<PersonBody>): IssueExample => ({
  code,
  refused: create(changes),
  accepted: create({}),
})
