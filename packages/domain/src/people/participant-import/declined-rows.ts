import { folded } from './cells/tidy-cell.ts'
import type { ColumnField } from './import-fields.ts'
import { ownColumns } from './import-fields.ts'
import type { Sheet } from './sheet.ts'

/** Columns in which invitations keep their answers; whether somebody paid is another matter. */
const status = /status\b/
const attendance = /\b(?:response|reply|antwort|ruckmeldung|zusage|teilnahme|dabei|attend(?:ing|ance)?)\b/
/** Asks for nothing else, so that "no" is a refusal. "Hund dabei?" and "Kommst du mit dem Auto?" ask for something else. */
const onlyAttendance =
  /\brsvp\b|^(?:response|reply|antwort|ruckmeldung|zusage|teilnahme|dabei|attending|attendance|(?:are you |will you be )?(?:going|coming|attending)|(?:can|will) you (?:come|make it|join(?: us)?|attend)|(?:bist du|seid ihr) dabei|komms?t (?:du|ihr)|nimms?t (?:du|ihr) teil)$/
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
  if (onlyAttendance.test(name) && no.test(words)) return true
  return [onlyAttendance, attendance, status].some((about) => about.test(name)) && refusal.test(words)
}
