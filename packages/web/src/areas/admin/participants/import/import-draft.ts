import type { ImportPreview, ImportRowReply } from '@running-dinner/contract/participants.ts'
import { foundFood } from '@running-dinner/domain/participant-import/food/take-over-diet-notes.ts'
import {
  type ImportedParticipant,
  type ImportRow,
  isImportable,
} from '@running-dinner/domain/participant-import/import-row.ts'
import { checkRow, checkRows, type DraftRow, type ImportRules } from './check-rows.ts'

/** A file that was read and is not imported yet. */
export interface ImportDraft {
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
}

export type ImportAction =
  | { type: 'read'; preview: ImportPreview }
  | { type: 'forgotten' }
  | { type: 'updating'; updating: boolean }
  | { type: 'corrected'; rowNumber: number; participant: ImportedParticipant; rules: ImportRules }
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
  if (action.type === 'imported') return afterImport(draft, action)
  const { rowNumber, rules } = action
  const rows = draft.rows.map((row) => {
    if (row.rowNumber !== rowNumber) return row
    return action.type === 'skipped'
      ? { ...row, skipped: action.skipped }
      : { ...row, ...checkRow(row, action.participant, rules) }
  })
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
    columns: preview.columns,
    rows: preview.rows.map(toDraftRow),
    touched: false,
    imported: 0,
    updated: 0,
    updating: false,
  }
}

/** The draft after an import: imported rows are gone and count as registered, refused rows come back with their issues. */
function afterImport(
  draft: ImportDraft,
  { sent, people, updated, rejected, rules }: Extract<ImportAction, { type: 'imported' }>,
): ImportDraft {
  const wasSent = new Set(sent)
  const refused = new Map(rejected.map((row) => [row.rowNumber, toDraftRow(row).issues]))
  const left = draft.rows.filter((row) => !wasSent.has(row.rowNumber) || refused.has(row.rowNumber))
  const rows = checkRows(left, rules).map((row) => {
    const issues = refused.get(row.rowNumber)
    return issues ? { ...row, issues: [...issues, ...row.issues.filter((issue) => foundFood(issue))] } : row
  })
  return { ...draft, rows, imported: draft.imported + people, updated: draft.updated + updated }
}

function toDraftRow(row: ImportRowReply): DraftRow {
  // The server fills this record from the same domain type.
  return { ...(row as unknown as ImportRow), skipped: false, update: false }
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

const known = 'participant_already_registered'

/** Whether the only error of a row is that the person is already registered, so that the row may update them instead. */
export function isUpdatable({ issues }: Pick<ImportRow, 'issues'>): boolean {
  const errors = issues.filter((issue) => issue.severity === 'ERROR')
  return (
    errors.length > 0 &&
    errors.every((issue) => issue.message === known) &&
    errors.some((issue) => issue.field === 'email')
  )
}
