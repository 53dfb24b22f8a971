import type { IssueCode } from '@running-dinner/domain'
import type { Call, Calls } from './issue-calls.ts'
import type { RaceEvents } from './race-event.ts'

export interface IssueExample {
  code: IssueCode
  /** The call that is refused with the code. */
  refused: Call
  /** The corrected call; the same call if only earlier calls make the difference. */
  accepted?: Call
  /** Calls before the refused or the accepted one. */
  first?: { refused?: Calls; accepted?: Calls; sql?: string }
  on?: keyof RaceEvents
  status?: number
}
