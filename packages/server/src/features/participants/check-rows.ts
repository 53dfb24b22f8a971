import { setImmediate } from 'node:timers/promises'
import { type ParticipantInput, parseInput, participantInput } from '@running-dinner/contract'
import type { Issue } from '@running-dinner/domain'

/** Somebody as they stand in a list that is brought in. */
export interface ListRow {
  rowNumber?: number | undefined
  participant?: unknown
  /** Whoever has this address already is changed instead of refused. */
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

/** Rows checked in one go without letting others wait. */
export const rowsPerTurn = 50

/** The fields of each row by themselves. */
export async function checkRows(rows: readonly ListRow[]): Promise<CheckedRow[]> {
  const checked: CheckedRow[] = []
  for (const [index, row] of rows.entries()) {
    if (index % rowsPerTurn === 0) await setImmediate()
    const participant = isRecord(row.participant) ? row.participant : {}
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

/** Good fields of a refused row are for the rules; a half-filled partner counts as none. */
export function fieldsOf(participant: Record<string, unknown>): Pick<CheckedRow, 'input' | 'partial' | 'issues'> {
  const { value, partial, issues } = parseInput(participantInput, participant)
  return { input: value, partial: partial as Partial<ParticipantInput>, issues }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
