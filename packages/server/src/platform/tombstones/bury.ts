import type { Tx } from '../db/database.ts'
import type { GraveKind } from './tombstone-folder.ts'

export interface BuriedRow {
  kind: GraveKind
  id: string
  gone: boolean
}

const buried = new WeakMap<Tx, BuriedRow[]>()

/**
 * Names rows that this transaction deletes for good, so that a restored backup does not bring them back. Written before the commit
 * by `inTransaction` (docs/rules/events/retention.md#restored-backups).
 */
export function bury(tx: Tx, kind: GraveKind, ids: readonly string[]): void {
  note(tx, kind, ids, true)
}

/** The rows came back by the choice of a person. */
export function unbury(tx: Tx, kind: GraveKind, ids: readonly string[]): void {
  note(tx, kind, ids, false)
}

export function buriedIn(tx: Tx): readonly BuriedRow[] {
  return buried.get(tx) ?? []
}

/** Keeps the first `count` rows; those after them were rolled back. */
export function forgetBuried(tx: Tx, count: number): void {
  buried.get(tx)?.splice(count)
}

function note(tx: Tx, kind: GraveKind, ids: readonly string[], isDeleted: boolean): void {
  const rows = buried.get(tx) ?? []
  rows.push(...ids.map((id) => ({ kind, id, gone: isDeleted })))
  buried.set(tx, rows)
}
