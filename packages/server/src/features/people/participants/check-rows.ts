import { setImmediate } from 'node:timers/promises'
import { type ParticipantInput, parseInput, participantInput } from '@running-dinner/contract'
import type { Issue } from '@running-dinner/domain'
import { type ForAllRows, withSharedFields } from '@running-dinner/domain/people/participant-import/for-all-rows.ts'

/** One row of an imported list. */
export interface ListRow {
  rowNumber?: number | undefined
  participant?: unknown
  /** Updates the person with the same address instead of refusing the row. */
  update?: boolean | undefined
  addToDietNote?: boolean | undefined
}

export interface CheckedRow {
  rowNumber: number
  participant: Record<string, unknown>
  update: boolean
  addToDietNote: boolean
  input: ParticipantInput | undefined
  partial: Partial<ParticipantInput>
  issues: Issue[]
}

/** Rows validated before the event loop gets a turn. */
export const rowsPerTurn = 50

/** Validates the fields of each row, without looking at other rows. New rows get from `forAll` what they lack. */
export async function checkRows(rows: readonly ListRow[], forAll: ForAllRows = {}): Promise<CheckedRow[]> {
  const checked: CheckedRow[] = []
  for (const [index, row] of rows.entries()) {
    if (index % rowsPerTurn === 0) await setImmediate()
    const given = isRecord(row.participant) ? row.participant : {}
    const participant = row.update ? given : withSharedFields(given, forAll)
    checked.push({
      rowNumber: row.rowNumber ?? index + 1,
      participant,
      update: row.update ?? false,
      addToDietNote: row.addToDietNote ?? false,
      ...fieldsOf(participant),
    })
  }
  return checked
}

/** `partial` holds the valid fields of a refused row, for further checks; a half-filled partner counts as none. */
export function fieldsOf(participant: Record<string, unknown>): Pick<CheckedRow, 'input' | 'partial' | 'issues'> {
  const { value, partial, issues } = parseInput(participantInput, participant)
  return { input: value, partial: partial as Partial<ParticipantInput>, issues }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
