import { languages } from '../../events/dinner/dinner.ts'
import { participantsToRows } from './participants-to-rows.ts'

/** Columns that older exports do not have. */
const newer: ReadonlySet<string> = new Set([
  ...['Sprache', 'Klingel', 'Etage', 'Eingang', 'Springt ein: kocht', 'Springt ein: als Gast'],
  ...['Language', 'Bell', 'Floor', 'Entrance', 'Could step in: cook', 'Could step in: guest'],
])

/**
 * The columns of our own export where all of them are there, in any order and with any columns beside them; else
 * undefined.
 */
export function ownColumns(header: readonly string[]): ReadonlySet<number> | undefined {
  const names = header.map((name) => name.trim())
  for (const language of languages) {
    const own = participantsToRows([], [], language).header
    if (own.every((name) => names.includes(name) || newer.has(name)))
      return new Set(own.map((name) => names.indexOf(name)).filter((column) => column >= 0))
  }
  return undefined
}
