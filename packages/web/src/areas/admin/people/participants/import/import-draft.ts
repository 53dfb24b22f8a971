import type { ImportPreview, ImportRowReply } from '@running-dinner/contract/people'
import {
  type AsideReason,
  asPair,
  type ForAllRows,
  foundFood,
  type ImportedParticipant,
  type ImportRow,
  isImportable,
  lackingFields,
  mailboxPairs,
  pairedAtMailbox,
  pairText,
} from '@running-dinner/domain/people'
import { checkRow, checkRows, type DraftRow, type ImportRules } from './check-rows.ts'

/** A file that was read and is not imported yet. */
export interface ImportDraft {
  /** Of a workbook: the sheet that was read, and all that list people. */
  sheet?: string
  sheets: readonly string[]
  columns: ImportPreview['columns']
  rows: readonly DraftRow[]
  /** Whether the organiser has corrected or skipped anything. */
  touched: boolean
  /** People imported from this file so far. */
  imported: number
  /** People updated from this file so far. */
  updated: number
  /** Whether people already registered are updated instead of skipped. */
  updating: boolean
  /** What the organiser typed once for all rows. */
  forAll: ForAllRows
}

export type ImportAction =
  | { type: 'read'; preview: ImportPreview }
  | { type: 'forgotten' }
  | { type: 'updating'; updating: boolean }
  | { type: 'filled'; forAll: ForAllRows; rules: ImportRules }
  | { type: 'paired'; rules: ImportRules }
  | { type: 'split'; companion: string; rules: ImportRules }
  | { type: 'corrected'; rowNumber: number; participant: ImportedParticipant; rules: ImportRules }
  | { type: 'aside'; reason: AsideReason; skipped: boolean; rules: ImportRules }
  | { type: 'skipped'; rowNumber: number; skipped: boolean; rules: ImportRules }
  | {
      type: 'imported'
      sent: readonly number[]
      people: number
      updated: number
      rejected: readonly ImportRowReply[]
      rules: ImportRules
    }

export function importDraft(draft: ImportDraft | undefined, action: ImportAction): ImportDraft | undefined {
  if (action.type === 'read') return fromPreview(action.preview)
  if (draft === undefined || action.type === 'forgotten') return undefined
  return withUpdates(changed(draft, action))
}

function changed(
  draft: ImportDraft,
  action: Exclude<ImportAction, { type: 'read' } | { type: 'forgotten' }>,
): ImportDraft {
  if (action.type === 'updating') return { ...draft, updating: action.updating }
  if (action.type === 'filled') return filled(draft, action.forAll, action.rules)
  if (action.type === 'paired') return paired(draft, action)
  if (action.type === 'split') return split(draft, action)
  if (action.type === 'imported') return afterImport(draft, action)
  if (action.type === 'aside') return setAside(draft, action)
  const { rowNumber, rules } = action
  const rows = draft.rows.map((row) => {
    if (row.rowNumber !== rowNumber) return row
    return action.type === 'skipped'
      ? { ...row, skipped: action.skipped }
      : { ...row, ...checkRow(row, action.participant, rules) }
  })
  return { ...draft, rows: checkRows(rows, rules), touched: true }
}

/** All rows that the file hides, or of people who declined, stay out or come along. */
function setAside(
  draft: ImportDraft,
  { reason, skipped, rules }: Extract<ImportAction, { type: 'aside' }>,
): ImportDraft {
  const rows = draft.rows.map((row) => (row.aside === reason ? { ...row, skipped } : row))
  return { ...draft, rows: checkRows(rows, rules), touched: true }
}

/** Only rows that lack more than the country, which nobody has to give, are checked again. */
function filled(draft: ImportDraft, forAll: ForAllRows, rules: ImportRules): ImportDraft {
  const rows = draft.rows.map((row) => {
    const changed = { ...row, forAll }
    const isLacking = lackingFields(row.participant).some((field) => field !== 'country')
    return isLacking ? { ...changed, ...checkRow(changed, row.participant, rules) } : changed
  })
  return { ...draft, forAll, rows: checkRows(rows, rules) }
}

/** Couples who share a mailbox but have a row each; not those the organiser skipped. */
export function couplesIn({ rows }: ImportDraft, { registered }: ImportRules): [DraftRow, DraftRow][] {
  return mailboxPairs(
    rows.filter((row) => !row.skipped && !row.update),
    registered,
  )
}

function paired(draft: ImportDraft, { rules }: Extract<ImportAction, { type: 'paired' }>): ImportDraft {
  const couples = couplesIn(draft, rules)
  const seconds = new Map(couples)
  const partnerRows = new Set(seconds.values())
  const rows = draft.rows.flatMap((row) => {
    const second = seconds.get(row)
    if (partnerRows.has(row)) return []
    if (!second) return [row]
    return [{ ...row, ...checkRow(row, pairedAtMailbox(row.participant, second.participant), rules) }]
  })
  return { ...draft, rows: checkRows(rows, rules), touched: true }
}

/** Rows that may be two people, and are one so far. */
export function unsureIn({ rows }: ImportDraft): DraftRow[] {
  return rows.filter((row) => !row.skipped && !row.update && unsureText(row) !== undefined)
}

function unsureText({ participant, issues }: DraftRow): string | undefined {
  if (participant.teamPartnerWishRegistrationData) return undefined
  return issues.map(pairText).find((text) => text !== undefined)
}

function split(draft: ImportDraft, { companion, rules }: Extract<ImportAction, { type: 'split' }>): ImportDraft {
  const unsure = new Set(unsureIn(draft))
  const rows = draft.rows.map((row) =>
    unsure.has(row)
      ? { ...row, ...checkRow(row, asPair(row.participant, unsureText(row) ?? '', companion), rules) }
      : row,
  )
  return { ...draft, rows: checkRows(rows, rules), touched: true }
}

/** Unchanged rows keep their identity, so that thousands of memoised rows are not rendered again. */
function withUpdates(draft: ImportDraft): ImportDraft {
  const rows = draft.rows.map((row) => {
    const update = draft.updating && isUpdatable(row)
    return row.update === update ? row : { ...row, update }
  })
  return { ...draft, rows }
}

function fromPreview(preview: ImportPreview): ImportDraft {
  return {
    ...(preview.sheet !== undefined && { sheet: preview.sheet }),
    sheets: preview.sheets,
    columns: preview.columns,
    rows: preview.rows.map(toDraftRow),
    touched: false,
    imported: 0,
    updated: 0,
    updating: false,
    forAll: {},
  }
}

/** The draft after an import: imported rows are gone and count as registered, refused rows come back with their issues. */
function afterImport(
  draft: ImportDraft,
  { sent, people, updated, rejected, rules }: Extract<ImportAction, { type: 'imported' }>,
): ImportDraft {
  const wasSent = new Set(sent)
  const refused = new Map(rejected.map((row) => [row.rowNumber, toDraftRow(row).issues]))
  const rowsLeft = draft.rows.filter((row) => !wasSent.has(row.rowNumber) || refused.has(row.rowNumber))
  const rows = checkRows(rowsLeft, rules).map((row) => {
    const issues = refused.get(row.rowNumber)
    return issues ? { ...row, issues: [...issues, ...row.issues.filter((issue) => foundFood(issue))] } : row
  })
  return { ...draft, rows, imported: draft.imported + people, updated: draft.updated + updated }
}

function toDraftRow(row: ImportRowReply): DraftRow {
  // The server fills this record from the same domain type.
  return { ...(row as unknown as ImportRow), skipped: row.aside !== undefined, update: false, forAll: {} }
}

export function isGood(row: DraftRow): boolean {
  return !row.skipped && (row.update || isImportable(row))
}

/** Not importable until it is corrected; a row of a registered person has nothing to correct. */
export function isBroken(row: DraftRow): boolean {
  return !row.skipped && !row.update && !isImportable(row) && !isUpdatable(row)
}

/** The number of new people in a row: two with a partner, none for an update. */
export function peopleIn(rows: readonly DraftRow[]): number {
  return rows
    .filter((row) => !row.update)
    .reduce((sum, row) => sum + (row.participant.teamPartnerWishRegistrationData ? 2 : 1), 0)
}

const registeredCode = 'participant_already_registered'

/** Whether the only error of a row is that the person is already registered, so that the row may update them instead. */
export function isUpdatable({ issues }: Pick<ImportRow, 'issues'>): boolean {
  const errors = issues.filter((issue) => issue.severity === 'ERROR')
  return (
    errors.length > 0 &&
    errors.every((issue) => issue.message === registeredCode) &&
    errors.some((issue) => issue.field === 'email')
  )
}
