import type { RegistrationForm } from '../../../events/registration-form/registration-form.ts'
import { tidyText } from '../cells/tidy-cell.ts'
import { guessMapping } from '../guess-mapping.ts'
import { headerField, isAboutCooking } from '../header-words.ts'
import { type ColumnField, dietFields, importFields, ownColumns, questionField } from '../import-fields.ts'
import { type ImportedParticipant, type RowIssue, rowIssue } from '../import-row.ts'
import type { PersonRow } from '../read-participant.ts'
import type { Sheet } from '../sheet.ts'
import { holdsNote, saysAlready, withNote, withoutNote } from './diet-note.ts'
import { type FoodEvidence, foodInText, isAtLeast } from './names-food.ts'

/** A column that may contain needs of a guest although it is about something else. */
export interface TextColumn {
  column: number
  header: string
  /** The weakest evidence with which a cell belongs to the diet note. */
  from: FoodEvidence
  /** From our own export, whose diet note is complete: the organiser is asked and nothing is added. */
  isOwn: boolean
}

/** Columns whose text may mention food; every other one holds a plain fact. */
const texts: ReadonlySet<ColumnField> = new Set<ColumnField>([
  'addressRemarks',
  'bellName',
  'floor',
  'entranceNote',
  ...dietFields,
  'allergenList',
  'notes',
  'miscNotes',
])
const facts: ReadonlySet<ColumnField> = new Set(importFields.filter((field) => !texts.has(field)))

/** Guests write their needs under such headers; elsewhere they may name their favourite dish. */
const aboutFood: ReadonlySet<ColumnField> = new Set<ColumnField>([
  'mealSpecificsNote',
  'diets',
  'allergenList',
  'notes',
])

const aboutTheHome: ReadonlySet<ColumnField> = new Set<ColumnField>([
  'addressRemarks',
  'bellName',
  'floor',
  'entranceNote',
])

/** The columns whose cells have to be searched one by one; none that the organiser left out, and none about what people can cook. */
export function textColumns(sheet: Sheet, mapping: readonly ColumnField[], form: RegistrationForm): TextColumn[] {
  const { questions } = form
  const guessed = guessMapping(sheet, form)
  const isChoice = (field: ColumnField) =>
    questions.some(({ id, kind }) => kind !== 'TEXT' && questionField(id) === field)
  const namedColumns = ownColumns(sheet.header)
  return sheet.header.flatMap((name, column) => {
    const field = mapping[column] ?? 'ignore'
    const isDeselected = field === 'ignore' && guessed[column] !== 'ignore'
    if (isDeselected || isAboutCooking(name)) return []
    const evidence = evidenceNeeded(field, headerField(name)?.field, namedColumns !== undefined)
    return evidence === undefined || isChoice(field)
      ? []
      : [{ column, header: name.trim(), from: evidence, isOwn: namedColumns?.has(column) ?? false }]
  })
}

function evidenceNeeded(
  field: ColumnField,
  meant: ColumnField | undefined,
  isExport: boolean,
): TextColumn['from'] | undefined {
  if (field === 'notes') return 'MENTION'
  if (field === 'miscNotes') return 'LIST'
  if (aboutTheHome.has(field)) return 'NEED'
  const isAboutFood = meant !== undefined && aboutFood.has(meant)
  // Answers of our own export come back as answers.
  if (field.startsWith('answers.')) return isExport ? undefined : isAboutFood ? 'MENTION' : 'NEED'
  if (field !== 'ignore' || (meant !== undefined && facts.has(meant))) return undefined
  // Beside the columns of our own export: the answers to a question of another event, or its allergens. They would be
  // lost.
  return isExport && !isAboutFood ? 'NEED' : 'MENTION'
}

function namesFood(text: string, leastEvidence: FoodEvidence): boolean {
  const evidence = foodInText(text)
  return evidence !== undefined && isAtLeast(evidence, leastEvidence)
}

/** What was found in one cell. */
export interface FoundFood {
  column: string
  text: string
}

/** The text an issue of `takeOverDietNotes` is about; undefined for any other issue. */
export function foundFood({ message, data }: RowIssue): FoundFood | undefined {
  if (message !== 'import_food_taken_over' && message !== 'import_food_left') return undefined
  return { column: String(data?.column ?? ''), text: String(data?.text ?? '') }
}

/**
 * Copies food named in free text to the diet note, which is what the cooks read; the original text stays. Each copy is
 * reported, so that the organiser can remove it.
 */
export function takeOverDietNotes(
  person: PersonRow,
  row: readonly string[],
  columns: readonly TextColumn[],
): PersonRow {
  let participant = person.participant
  const issues: RowIssue[] = []
  for (const { column, header, from, isOwn } of columns) {
    const cell = tidyText(row[column] ?? '')
    const isOpen = (text: string) => namesFood(text, from) && !saysAlready(participant.mealSpecificsNote, text)
    if (!isOpen(cell)) continue
    // The notes of our own export may come from several columns, of which only some named food.
    const text = isOwn ? cell.split('; ').filter(isOpen).join('; ') : cell
    if (text === '') continue
    if (!isOwn) participant = withFood(participant, text)
    const columnText = { column: header, text }
    issues.push(
      isOwn
        ? rowIssue('WARNING', 'import_food_left', 'mealSpecificsNote', columnText)
        : rowIssue('INFO', 'import_food_taken_over', 'mealSpecificsNote', columnText),
    )
  }
  if (issues.length === 0) return person
  return { ...person, participant, issues: [...person.issues, ...issues] }
}

/** Text that does not say whose it is counts for both of a pair. */
export function withFood(participant: ImportedParticipant, text: string): ImportedParticipant {
  return withDietNotes(participant, (note) => (holdsNote(note, text) ? note : withNote(note, text)))
}

export function withoutFood(participant: ImportedParticipant, text: string): ImportedParticipant {
  return withDietNotes(participant, (note) => withoutNote(note, text))
}

function withDietNotes(participant: ImportedParticipant, change: (note: string) => string): ImportedParticipant {
  const { mealSpecificsNote, teamPartnerWishRegistrationData: partner } = participant
  const changedPerson = { ...participant, mealSpecificsNote: change(mealSpecificsNote) }
  if (!partner?.diet) return changedPerson
  const diet = { ...partner.diet, mealSpecificsNote: change(partner.diet.mealSpecificsNote) }
  return { ...changedPerson, teamPartnerWishRegistrationData: { ...partner, diet } }
}
