import { languages } from '../dinner/dinner.ts'
import { participantsToRows } from './participants-to-rows.ts'

/**
 * The columns of our own export where all of them are there, in any order and with any columns beside them; else
 * undefined.
 */
export function ownColumns(header: readonly string[]): ReadonlySet<number> | undefined {
  const names = header.map((name) => name.trim())
  for (const language of languages) {
    const columns = participantsToRows([], [], language).header.map((name) => names.indexOf(name))
    if (!columns.includes(-1)) return new Set(columns)
  }
  return undefined
}
