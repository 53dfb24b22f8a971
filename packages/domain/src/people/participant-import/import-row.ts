import type { Language } from '../../events/dinner/dinner.ts'
import type { Answer } from '../../events/registration-form/registration-form.ts'
import type { Issue } from '../../issue.ts'
import { issue } from '../../issue.ts'
import type { ParticipantData } from '../participants/participant.ts'
import type { Partner } from '../participants/participant-issues.ts'
import type { Allergy } from '../registration-form/allergens.ts'

/** An ERROR keeps the row out, a WARNING asks for a look, an INFO is shown only. */
const severities = ['ERROR', 'WARNING', 'INFO'] as const
export type Severity = (typeof severities)[number]

export interface RowIssue extends Issue {
  severity: Severity
}

/** Why a column with content is left out although the organiser did not choose so. Here, because many pages load the contract. */
export const columnNoticeCodes = ['LEFT_OUT', 'QUESTION_UNKNOWN', 'ALLERGENS_OFF'] as const
export type ColumnNotice = (typeof columnNoticeCodes)[number]

/** Why a row stays out unless the organiser takes it along: the spreadsheet hides it, or the person declined. */
export const asideReasons = ['HIDDEN', 'DECLINED'] as const
export type AsideReason = (typeof asideReasons)[number]

/** The second person of a fixed pair, registered together with the first. */
export type PartnerData = Partner

/** A person as read from a row; age and seats may be unknown, `null` means no wished course. */
export interface ImportedParticipant
  extends Omit<ParticipantData, 'age' | 'numSeats' | 'preferredMeal' | 'allergens' | 'answers' | 'languageCode'> {
  age: number | undefined
  numSeats: number | undefined
  preferredMeal: string | null
  /** Absent where the file has none; the text of the cell until it is understood. */
  allergens?: readonly Allergy[] | string
  /**
   * To the questions the file has columns for, '' where a cell is empty; the text of the cell until it is understood.
   */
  answers?: readonly Answer[]
  /** Absent where the file names none: a new person then gets the event's. */
  languageCode?: Language
  teamPartnerWishRegistrationData?: PartnerData
}

/** `rowNumber` as the spreadsheet program shows it, beginning with 1. */
export interface ImportRow {
  rowNumber: number
  participant: ImportedParticipant
  issues: RowIssue[]
  aside?: AsideReason
}

export function isImportable(row: Pick<ImportRow, 'issues'>): boolean {
  return row.issues.every((rowIssue) => rowIssue.severity !== 'ERROR')
}

export function rowIssue(severity: Severity, message: Issue['message'], field: string, data?: Issue['data']): RowIssue {
  return { ...issue(message, field, data), severity }
}
