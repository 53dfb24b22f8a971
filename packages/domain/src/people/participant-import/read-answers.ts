import type { Meal } from '../../events/dinner/dinner.ts'
import type {
  Answer,
  RegistrationForm,
  RegistrationQuestion,
} from '../../events/registration-form/registration-form.ts'
import { limits } from '../../limits.ts'
import { isNoDiet } from '../participants/no-diet.ts'
import type { Allergy } from '../registration-form/allergens.ts'
import { readAllergens } from './cells/read-allergens.ts'
import { readChoice, readCount, readGender, readPreferredMeal } from './cells/read-choice.ts'
import { readCountry } from './cells/read-country.ts'
import { type Diet, diets, readDietColumn, readDiets } from './cells/read-diets.ts'
import { tidyLine, tidyText } from './cells/tidy-cell.ts'
import type { Cells, ImportField } from './import-fields.ts'
import { type ColumnField, questionField } from './import-fields.ts'
import { type ImportedParticipant, type RowIssue, rowIssue } from './import-row.ts'

/** Diets and the note on meals. Words that are no diet are kept in the note and reported as an INFO. */
export function readMealNeeds(cells: Cells): {
  diets: ReadonlySet<Diet>
  note: string
  issues: RowIssue[]
} {
  const text = (field: ImportField) => tidyText(cells.get(field) ?? '')
  const readings = diets.filter((diet) => cells.has(diet)).map((diet) => readDietColumn(diet, text(diet)))
  if (cells.has('diets')) readings.unshift(readDiets(text('diets')))
  const notes = [text('mealSpecificsNote'), ...readings.flatMap((words) => words.note)]
  const unknown = readings.some((words) => words.unknown)
  return {
    diets: new Set(readings.flatMap((words) => words.diets)),
    note: notes.filter((note) => !isNoDiet(note)).join('; '),
    issues: unknown ? [rowIssue('INFO', 'import_diet_unknown', 'mealSpecificsNote')] : [],
  }
}

/** The further fields of an event that the file has columns for. */
export interface Asked {
  allergens: boolean
  questions: readonly RegistrationQuestion[]
}

export function askedIn(mapping: readonly ColumnField[], form: RegistrationForm): Asked {
  return {
    allergens: form.allergenListEnabled && mapping.includes('allergenList'),
    questions: form.questions.filter(({ id }) => mapping.includes(questionField(id))),
  }
}

/** Allergens and answers of one row. A text that cannot be read is kept; `checkAsked` refuses it. */
export function readAsked(
  cells: Cells,
  { allergens, questions }: Asked,
): { allergens?: readonly Allergy[] | string; answers?: Answer[]; issues: RowIssue[] } {
  const text = (field: ColumnField) => tidyText(cells.get(field) ?? '')
  const readList = allergens ? readAllergens(text('allergenList')) : undefined
  return {
    ...(readList && { allergens: readList.unknown.length > 0 ? text('allergenList') : readList.allergies }),
    ...(questions.length > 0 && {
      answers: questions.map((question) => ({
        questionId: question.id,
        answer: readChoice(question, text(questionField(question.id))),
      })),
    }),
    issues:
      readList?.assumed && readList.unknown.length === 0
        ? [rowIssue('WARNING', 'import_severity_assumed', 'allergens')]
        : [],
  }
}

export type Answers = Pick<ImportedParticipant, 'gender' | 'age' | 'numSeats' | 'country' | 'preferredMeal'>

/** Cells that must be understood, not only copied. What cannot be is left open, with a WARNING. */
export function readAnswers(cells: Cells, meals: readonly Meal[]): { answers: Answers; issues: RowIssue[] } {
  const issues: RowIssue[] = []
  const orWarn = <T>(answer: T | undefined, unknown: T, message: RowIssue['message'], field: string): T => {
    if (answer !== undefined) return answer
    issues.push(rowIssue('WARNING', message, field))
    return unknown
  }
  const cell = (field: ImportField) => tidyLine(cells.get(field) ?? '')
  const answers: Answers = {
    gender: orWarn(readGender(cell('gender')), 'UNDEFINED', 'import_gender_unknown', 'gender'),
    age: known(orWarn(readAge(cell('age')), -1, 'import_age_ignored', 'age')),
    numSeats: known(orWarn(readSeats(cell('numSeats')), -1, 'import_seats_unreadable', 'numSeats')),
    country: orWarn(readCountry(cell('country')), '', 'value_invalid', 'country'),
    preferredMeal: orWarn(
      readPreferredMeal(cell('preferredMeal'), meals),
      null,
      'import_meal_unknown',
      'preferredMeal',
    ),
  }
  return { answers, issues }
}

/** A cell reads as -1 where it says nothing, or that the number is unknown. */
function known(count: number): number | undefined {
  return count === -1 ? undefined : count
}

/** A question mark means that somebody has to ask: the seats decide who can host. */
function readSeats(cell: string): number | undefined {
  return /^\?+$/.test(cell) ? undefined : readCount(cell)
}

function readAge(cell: string): number | undefined {
  const age = readCount(cell)
  return age !== undefined && age >= -1 && age <= limits.ageMax ? age : undefined
}
