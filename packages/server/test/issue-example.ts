import type { IssueCode } from '@running-dinner/domain'
import type { Call, Calls } from './issue-calls.ts'
import type { RaceEvents } from './race-event.ts'

export interface IssueExample {
  code: IssueCode
  /** The call that is refused with the code. */
  refused: Call
  /** The twin that is done; the same call where what happened before makes the difference. */
  accepted?: Call
  /** What makes the difference, done before the refused call or before the accepted one. */
  first?: { refused?: Calls; accepted?: Calls; sql?: string }
  on?: keyof RaceEvents
  status?: number
}
