import { folded } from './cells/tidy-cell.ts'
import type { ColumnField } from './import-fields.ts'
import { ownColumns } from './own-export.ts'
import type { Sheet } from './sheet.ts'

/** Columns in which invitations keep their answers; whether somebody paid is another matter. */
const status = /status\b/
const attendance =
  /\brsvp\b|\b(?:response|reply|antwort|ruckmeldung|zusage|teilnahme|dabei|going|coming)\b|\b(?:komm|nimm)s?t (?:du|ihr)\b|\battend(?:ing|ance)?\b|\b(?:can|will) you (?:come|make|join)\b/
const payment = /zahl|bezahl|payment|paid/

const refusal =
  /\b(?:declined|cancell?ed|rejected|withdrawn|regrets|storniert|abgesagt|absage|abgelehnt|abgemeldet|zuruckgezogen)\b|\bnot (?:going|coming|attending)\b|\b(?:cannot|can t|won t) (?:go|come|attend|make|be)\b|\bnicht dabei\b|\b(?:komm|nehm|nimm|bin|kann)\w* (?:\w+ )?nicht\b/
const no = /^(?:leider |sorry )?(?:nein|no|nope|n)\b/

/** Columns that say of at least one person, though not of all, that they do not come. */
export function attendanceColumns({ header, rows }: Sheet, mapping: readonly ColumnField[]): number[] {
  if (ownColumns(header)) return []
  return header.flatMap((name, column) => {
    const isFree = ['ignore', 'notes', 'miscNotes'].includes(mapping[column] ?? '')
    const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell.trim() !== '')
    const declined = isFree ? cells.filter((cell) => isRefusal(name, cell)).length : 0
    return declined > 0 && declined < cells.length ? [column] : []
  })
}

/** Whether a row of the sheet is of somebody who declined. */
export function declinedIn(sheet: Sheet, mapping: readonly ColumnField[]): (row: readonly string[]) => boolean {
  const columns = attendanceColumns(sheet, mapping)
  return (row) => columns.some((column) => isRefusal(sheet.header[column] ?? '', row[column] ?? ''))
}

function isRefusal(header: string, cell: string): boolean {
  const [name, words] = [folded(header), folded(cell.slice(0, 60))]
  if (payment.test(name)) return false
  if (attendance.test(name)) return no.test(words) || refusal.test(words)
  return status.test(name) && refusal.test(words)
}
