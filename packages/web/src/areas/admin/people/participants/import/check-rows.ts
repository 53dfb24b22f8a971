import { participantInput } from '@running-dinner/contract/forms'
import { parseInput } from '@running-dinner/contract/parse-input'
import type { RegistrationForm } from '@running-dinner/domain/events'
import {
  checkAcrossRows,
  checkAsked,
  checkFields,
  type ForAllRows,
  foundFood,
  type ImportedParticipant,
  type ImportRow,
  pairIssue,
  pairText,
  questionField,
  type Registered,
  type RowIssue,
  readAllergens,
  withSharedFields,
} from '@running-dinner/domain/people'

/** A row of the file after the organiser's corrections. */
export interface DraftRow extends ImportRow {
  /** Left out by choice. */
  skipped: boolean
  /** Updates the person already registered with this address. */
  update: boolean
  /** Used where the row lacks a field; `participant` stays as read and corrected. */
  forAll: ForAllRows
}

/** The context of the checks, the same as on the server. */
export interface ImportRules {
  registered: Registered
  seatsNeeded: number
  zipRestrictions: string
  /** The event's own questions. */
  form: RegistrationForm
}

/** Issue codes that depend on other rows and come and go with them. */
const acrossRows: ReadonlySet<string> = new Set([
  'participant_already_registered',
  'import_duplicate_in_file',
  'import_wish_unknown',
  'import_wish_one_sided',
  'import_wish_contested',
])

/** Whether an issue depends on other rows. */
export function isAboutOthers(issue: RowIssue): boolean {
  return acrossRows.has(issue.message)
}

/**
 * A corrected row with its fields checked again. A remark about how a cell was read disappears once its field is changed. Food found
 * in other cells stays, so that it can be taken out and put back, and so do two names in one cell.
 */
export function checkRow(row: DraftRow, corrected: ImportedParticipant, rules: ImportRules): ImportRow {
  const participant = understood(corrected)
  const keptIssues = row.issues
    .filter(
      (issue) =>
        issue.severity !== 'ERROR' &&
        !isAboutOthers(issue) &&
        (foundFood(issue) !== undefined || pairText(issue) !== undefined || !hasChanged(issue, row, participant)),
    )
    .map((issue) => {
      const text = pairText(issue)
      return text === undefined ? issue : pairIssue(participant, text)
    })
  return {
    ...row,
    participant,
    issues: [...fieldErrors(withSharedFields(participant, row.forAll), rules), ...keptIssues],
  }
}

/** Turns a text that names allergens into the list of them. */
function understood(participant: ImportedParticipant): ImportedParticipant {
  if (typeof participant.allergens !== 'string') return participant
  const { allergies, unknown } = readAllergens(participant.allergens)
  return unknown.length > 0 ? participant : { ...participant, allergens: allergies }
}

/** Issues between rows, for all rows. Skipped rows neither have nor cause any. */
export function checkRows(rows: readonly DraftRow[], { registered }: ImportRules): DraftRow[] {
  const alone = rows.map((row) => ({ ...row, issues: row.issues.filter((issue) => !isAboutOthers(issue)) }))
  const checked = checkAcrossRows(
    alone.filter((row) => !row.skipped),
    registered,
  )
  const byNumber = new Map(checked.map((row) => [row.rowNumber, row]))
  return alone.map((row) => ({ ...row, issues: byNumber.get(row.rowNumber)?.issues ?? row.issues }))
}

/** Issues worded by the import rules where they know one, by the contract otherwise. */
function fieldErrors(participant: ImportedParticipant, rules: ImportRules): RowIssue[] {
  const errors = [...checkFields(participant, rules), ...checkAsked(participant, rules.form)]
  const named = new Set(errors.map((issue) => issue.field))
  const otherIssues = parseInput(participantInput, participant).issues.filter((issue) => !named.has(issue.field))
  return [...errors, ...otherIssues.map((issue) => ({ ...issue, severity: 'ERROR' as const }))]
}

function hasChanged(issue: RowIssue, row: ImportRow, participant: ImportedParticipant): boolean {
  return issue.field !== undefined && fieldText(row.participant, issue.field) !== fieldText(participant, issue.field)
}

/** A field by its path, as text: `teamPartnerWishRegistrationData.email`, `answers.<id>`; unknown counts are empty. */
export function fieldText(participant: ImportedParticipant, path: string): string {
  const answer = participant.answers?.find(({ questionId }) => questionField(questionId) === path)
  if (answer) return answer.answer
  const value = path.split('.').reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), participant)
  if (Array.isArray(value)) return JSON.stringify(value)
  return value === undefined || value === null ? '' : String(value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
