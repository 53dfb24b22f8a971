import { tidyLine } from './cells/tidy-cell.ts'
import { areWholeNames, groupSizeIn, namesInCell, splitFullName } from './cells/two-names.ts'
import type { Cells, ColumnField } from './import-fields.ts'
import { ownColumns } from './import-fields.ts'
import { type ImportedParticipant, type RowIssue, rowIssue } from './import-row.ts'
import { isTeamName } from './pair-columns.ts'
import type { PersonRow } from './read-participant.ts'
import type { Sheet } from './sheet.ts'

export interface NameColumn {
  /** Not in our own export, which has a row for each, nor where teams are named: "Salz & Pfeffer". */
  mayNameTwo: boolean
  /** Whether a comma stands between two people, and not between last and first name. */
  commaDivides: boolean
  /** Whether the one column of last names stands beside the first names of both: "Familie; Vorname 1; Vorname 2". */
  sharesLastname: boolean
}

export function nameColumnOf({ header, rows }: Sheet, mapping: readonly ColumnField[]): NameColumn {
  const column = mapping.indexOf('fullName')
  const withComma = rows.map((row) => row[column] ?? '').filter((cell) => cell.includes(','))
  return {
    mayNameTwo: !isTeamName(header[column] ?? '') && ownColumns(header) === undefined,
    commaDivides: withComma.every((cell) => areWholeNames(cell.split(',').map((part) => part.trim()))),
    sharesLastname:
      mapping.includes('lastname') &&
      !mapping.includes('partnerLastname') &&
      /vorname|first ?name|given ?name/i.test(header[mapping.indexOf('partnerFirstname')] ?? ''),
  }
}

/**
 * Makes a pair of a row whose name names two people. Where the second has no name, or only a column "zu zweit" tells of
 * them, the row gets a WARNING.
 */
export function withSecondName(
  person: PersonRow,
  cells: Cells,
  { mayNameTwo, commaDivides, sharesLastname }: NameColumn,
): PersonRow {
  const { participant } = person
  const partner = participant.teamPartnerWishRegistrationData
  if (partner && sharesLastname && partner.lastname === '') {
    const { lastname } = participant
    return { ...person, participant: { ...participant, teamPartnerWishRegistrationData: { ...partner, lastname } } }
  }
  if (partner || person.registeredBy !== '') return person
  const size = groupSizeIn(cells.get('groupSize') ?? '')
  const text = nameText(cells)
  const names = mayNameTwo ? namesInCell(text, { commaDivides }) : ({ kind: 'ONE' } as const)
  const hasWish = participant.teamPartnerWishEmail !== '' || person.wishedName !== ''
  if (names.kind === 'TWO' && size !== 1 && !hasWish) return noted(person, paired(participant, names), text)
  if (names.kind === 'UNSURE' && size !== 1) return noted(person, { ...participant, ...names.first }, text)
  if (names.kind === 'TWO') return noted(person, participant, text)
  if (size === 2 && !hasWish) return noted(person, participant, tidyLine(cells.get('groupSize') ?? ''))
  return person
}

function nameText(cells: Cells): string {
  const lineOf = (field: ColumnField) => tidyLine(cells.get(field) ?? '')
  const nameParts = [lineOf('firstnamePart'), lineOf('lastname')]
  const isWhole = nameParts.every((part) => part !== '')
  return (isWhole ? '' : lineOf('fullName')) || nameParts.join(' ').trim()
}

function noted(person: PersonRow, participant: ImportedParticipant, text: string): PersonRow {
  return { ...person, participant, issues: [...person.issues, pairIssue(participant, text)] }
}

function paired(
  participant: ImportedParticipant,
  { first, second }: { first: object; second: { firstnamePart: string; lastname: string } },
): ImportedParticipant {
  return { ...participant, ...first, teamPartnerWishRegistrationData: { ...second, email: '', mobileNumber: '' } }
}

/** What a row says about a text that names two people, for as long as the row is corrected. */
export function pairIssue(participant: ImportedParticipant, text: string): RowIssue {
  const field = 'teamPartnerWishRegistrationData'
  return participant.teamPartnerWishRegistrationData
    ? rowIssue('INFO', 'import_pair_read', field, { text })
    : rowIssue('WARNING', 'import_pair_unsure', field, { text })
}

/** The text an issue of `pairIssue` is about; undefined for any other issue. */
export function pairText({ message, data }: RowIssue): string | undefined {
  return message === 'import_pair_read' || message === 'import_pair_unsure' ? String(data?.text ?? '') : undefined
}

/** The row as a pair. A second person without a name is called `companion`; mailbox and home are those of the first. */
export function asPair(participant: ImportedParticipant, text: string, companion: string): ImportedParticipant {
  const names = namesInCell(text, { commaDivides: true })
  if (names.kind === 'TWO') return paired(participant, names)
  return paired(participant, { first: {}, second: { firstnamePart: companion, lastname: participant.lastname } })
}

/** The row as one person, by the name in the file. */
export function asSingle(participant: ImportedParticipant, text: string): ImportedParticipant {
  const { teamPartnerWishRegistrationData: _, ...person } = participant
  const isName = namesInCell(text, { commaDivides: true }).kind === 'TWO'
  return isName ? { ...person, ...splitFullName(text) } : person
}
