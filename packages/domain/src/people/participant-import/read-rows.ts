import type { Meal } from '../../events/dinner/dinner.ts'
import { plainRegistrationForm, type RegistrationForm } from '../../events/registration-form/registration-form.ts'
import { fullName } from '../participants/participant.ts'
import { folded } from './cells/tidy-cell.ts'
import { checkAcrossRows, type Registered } from './check-across-rows.ts'
import { checkAsked, checkFields } from './check-fields.ts'
import { declinedIn } from './declined-rows.ts'
import { foldPairs } from './fold-pairs.ts'
import { takeOverDietNotes, textColumns } from './food/take-over-diet-notes.ts'
import { headerField } from './header-words.ts'
import { type Cells, type ColumnField, isFillable, isRepeatable } from './import-fields.ts'
import { type AsideReason, type ImportRow, rowIssue } from './import-row.ts'
import { partnerDietOf, secondFoodCells } from './pair-columns.ts'
import { askedIn } from './read-answers.ts'
import { type PersonRow, readParticipant } from './read-participant.ts'
import { repairValues } from './repair-values.ts'
import { isBlank, type Sheet } from './sheet.ts'
import { nameColumnOf, withSecondName } from './two-people.ts'

/**
 * Asked for an address, people write a name. When exactly one other row has this name its address becomes the wish;
 * otherwise the name is kept in the notes and reported as an INFO.
 */
function resolveWishedNames(people: readonly PersonRow[]): PersonRow[] {
  if (people.every((person) => person.wishedName === '')) return [...people]
  const byName = new Map<string, PersonRow[]>()
  for (const person of people) {
    const name = folded(fullName(person.participant))
    byName.set(name, [...(byName.get(name) ?? []), person])
  }
  return people.map((person) => (person.wishedName === '' ? person : withWish(person, byName)))
}

/** Answers that mean "no wish". */
const nobody = /^(nein|no|keine?r?|niemand|nobody|none|egal|any|any ?body|any ?one|ja|yes|x|n a|k a)?$/

function withWish(person: PersonRow, byName: ReadonlyMap<string, readonly PersonRow[]>): PersonRow {
  const { participant, wishedName } = person
  const name = folded(wishedName)
  if (nobody.test(name)) return person
  const [only, another] = (byName.get(name) ?? []).filter((namesake) => namesake !== person)
  if (only && !another) {
    return { ...person, participant: { ...participant, teamPartnerWishEmail: only.participant.email } }
  }
  const notes = [participant.notes, wishedName].filter((text) => text !== '').join('; ')
  const issue = rowIssue('INFO', 'import_wish_unknown', 'teamPartnerWishEmail')
  return { ...person, participant: { ...participant, notes }, issues: [...person.issues, issue] }
}

export interface ImportContext {
  /** In order of time, for wished courses. */
  meals: readonly Meal[]
  registered: Registered
  /** Seats that the root of a fixed pair must offer. */
  seatsNeeded: number
  /** The event has no wishes: they are left out with a WARNING. */
  teamPartnerWishDisabled?: boolean
  /** Further fields of the event; none when absent. */
  registrationForm?: RegistrationForm
  /** Of the event, for zips and phone numbers that lost digits; a person's own wins. */
  country?: string
  /** As for guests; none when absent. */
  zipRestrictions?: string
}

/**
 * The people in a sheet, with all issues of each row before importing it. Rows without any mapped content are left out;
 * the second row of a pair from our own export joins the first. Rows set aside neither have nor cause issues with others.
 */
export function readRows(sheet: Sheet, mapping: readonly ColumnField[], context: ImportContext): ImportRow[] {
  const firstRow = sheet.firstRow ?? 2
  const form = context.registrationForm ?? plainRegistrationForm
  const reading = { meals: context.meals, asked: askedIn(mapping, form) }
  const texts = textColumns(sheet, mapping, form)
  const nameColumn = nameColumnOf(sheet, mapping)
  const columns = readingOrder(sheet.header, mapping)
  const asideOf = asidesIn(sheet, mapping, firstRow)
  const people = sheet.rows.flatMap((row, rowIndex) => {
    const cells = cellsOf(row, columns)
    if (isEmpty(cells)) return []
    const rowPerson = readParticipant(cells, firstRow + rowIndex, {
      ...reading,
      secondFood: secondFoodCells(row, columns),
    })
    const person = withSecondName(rowPerson, cells, nameColumn)
    return [takeOverDietNotes(person, row, texts)]
  })
  const rows = resolveWishedNames(foldPairs(people))
    .map((person) => (context.teamPartnerWishDisabled ? withoutWish(person) : person))
    .map(({ rowNumber, participant: readPerson, issues }): ImportRow => {
      const { participant, issues: repairs } = repairValues(readPerson, context.country ?? '')
      const aside = asideOf(rowNumber)
      return {
        ...(aside && { aside }),
        rowNumber,
        participant,
        issues: [...checkFields(participant, context), ...checkAsked(participant, form), ...issues, ...repairs],
      }
    })
  const checked = checkAcrossRows(
    rows.filter(({ aside }) => aside === undefined),
    context.registered,
  )
  const byNumber = new Map(checked.map((row) => [row.rowNumber, row]))
  return rows.map((row) => byNumber.get(row.rowNumber) ?? row)
}

/** Where every row is hidden, none was meant to be. */
function asidesIn(sheet: Sheet, mapping: readonly ColumnField[], firstRow: number) {
  const declines = declinedIn(sheet, mapping)
  const isHidden = (rowNumber: number) => sheet.hiddenRows?.has(rowNumber) === true
  const anyShown = sheet.rows.some((row, rowIndex) => !isBlank(row) && !isHidden(firstRow + rowIndex))
  return (rowNumber: number): AsideReason | undefined => {
    if (anyShown && isHidden(rowNumber)) return 'HIDDEN'
    return declines(sheet.rows[rowNumber - firstRow] ?? []) ? 'DECLINED' : undefined
  }
}

interface Column {
  column: number
  header: string
  field: ColumnField
}

/** The mapped columns; of those that fill each other's gaps the best one first. */
function readingOrder(header: readonly string[], mapping: readonly ColumnField[]): Column[] {
  const columns = mapping
    .map((field, column) => ({ column, header: header[column] ?? '', field }))
    .filter(({ field }) => field !== 'ignore')
  const weightOf = ({ header: name, field }: Column) => (isFillable(field) ? (headerField(name)?.weight ?? 0) : 0)
  return columns.sort((first, second) => weightOf(second) - weightOf(first) || first.column - second.column)
}

function cellsOf(row: readonly string[], columns: readonly Column[]): Cells {
  const cells = new Map<ColumnField, string>()
  for (const { column, header, field } of columns) {
    const cell = row[column]?.trim() ?? ''
    const text = field === 'partnerDiet' ? partnerDietOf(header, cell) : cell
    if (text === '') continue
    const before = cells.get(field)
    if (before === undefined) cells.set(field, text)
    else if (isRepeatable(field)) cells.set(field, `${before}; ${text}`)
  }
  return cells
}

/** A column of unticked boxes does not make a person. */
function isEmpty(cells: Cells): boolean {
  return [...cells.values()].every((text) => /^(false|falsch)$/i.test(text))
}

function withoutWish(person: PersonRow): PersonRow {
  const { teamPartnerWishRegistrationData: partner, ...participant } = person.participant
  if (partner === undefined && participant.teamPartnerWishEmail === '') return person
  const issue = rowIssue('WARNING', 'team_partner_wish_disabled', 'teamPartnerWishEmail')
  return { ...person, participant: { ...participant, teamPartnerWishEmail: '' }, issues: [...person.issues, issue] }
}
