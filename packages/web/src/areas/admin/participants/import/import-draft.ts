import type { ImportPreview, ImportRowReply } from '@running-dinner/contract/participants.ts'
import {
  type ImportedParticipant,
  type ImportRow,
  isImportable,
} from '@running-dinner/domain/participant-import/import-row.ts'
import { checkRow, checkRows, type ImportRules } from './check-rows.ts'
import type { DraftRow } from './draft-row.ts'

/** A list that was read and is not imported yet. */
export interface ImportDraft {
  columns: ImportPreview['columns']
  rows: readonly DraftRow[]
  /** Whether reading the file again would lose a decision. */
  touched: boolean
  /** People imported from this file so far. */
  imported: number
}

export type ImportAction =
  | { type: 'read'; preview: ImportPreview }
  | { type: 'forgotten' }
  | { type: 'corrected'; rowNumber: number; participant: ImportedParticipant; rules: ImportRules }
  | { type: 'skipped'; rowNumber: number; skipped: boolean; rules: ImportRules }
  | {
      type: 'imported'
      sent: readonly number[]
      people: number
      rejected: readonly ImportRowReply[]
      rules: ImportRules
    }

export function importDraft(draft: ImportDraft | undefined, action: ImportAction): ImportDraft | undefined {
  if (action.type === 'read') return fromPreview(action.preview)
  if (draft === undefined || action.type === 'forgotten') return undefined
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

function fromPreview(preview: ImportPreview): ImportDraft {
  return { columns: preview.columns, rows: preview.rows.map(toDraftRow), touched: false, imported: 0 }
}

/** What was good is gone, and counts for the rest; what the server refused comes back with its issues. */
function afterImport(
  draft: ImportDraft,
  { sent, people, rejected, rules }: Extract<ImportAction, { type: 'imported' }>,
): ImportDraft {
  const wasSent = new Set(sent)
  const refused = new Map(rejected.map((row) => [row.rowNumber, toDraftRow(row).issues]))
  const left = draft.rows.filter((row) => !wasSent.has(row.rowNumber) || refused.has(row.rowNumber))
  const rows = checkRows(left, rules).map((row) => ({ ...row, issues: refused.get(row.rowNumber) ?? row.issues }))
  return { ...draft, rows, imported: draft.imported + people }
}

function toDraftRow(row: ImportRowReply): DraftRow {
  // Written by our own server from the very types of the domain.
  return { ...(row as unknown as ImportRow), skipped: false }
}

export function isGood(row: DraftRow): boolean {
  return !row.skipped && isImportable(row)
}

/** A row stands for two people where somebody registered a partner too. */
export function peopleIn(rows: readonly DraftRow[]): number {
  return rows.reduce((sum, row) => sum + (row.participant.teamPartnerWishRegistrationData ? 2 : 1), 0)
}
