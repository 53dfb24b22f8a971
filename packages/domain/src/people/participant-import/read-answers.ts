import type { Meal } from '../../events/dinner/dinner.ts'
import { limits } from '../../limits.ts'
import { readCount } from './cells/read-count.ts'
import { readCountry } from './cells/read-country.ts'
import { readGender } from './cells/read-gender.ts'
import { readPreferredMeal } from './cells/read-preferred-meal.ts'
import { tidyLine } from './cells/tidy-cell.ts'
import type { Cells, ImportField } from './import-fields.ts'
import { type ImportedParticipant, type RowIssue, rowIssue } from './import-row.ts'

export type Answers = Pick<ImportedParticipant, 'gender' | 'age' | 'numSeats' | 'country' | 'preferredMeal'>

/** Cells that must be understood, not only copied. What cannot be is left open, with a WARNING. */
export function readAnswers(cells: Cells, meals: readonly Meal[]): { answers: Answers; issues: RowIssue[] } {
  const issues: RowIssue[] = []
  const orWarn = <T>(value: T | undefined, unknown: T, message: RowIssue['message'], field: string): T => {
    if (value !== undefined) return value
    issues.push(rowIssue('WARNING', message, field))
    return unknown
  }
  const cell = (field: ImportField) => tidyLine(cells.get(field) ?? '')
  const answers: Answers = {
    gender: orWarn(readGender(cell('gender')), 'UNDEFINED', 'import_gender_unknown', 'gender'),
    age: known(orWarn(readAge(cell('age')), -1, 'import_age_ignored', 'age')),
    numSeats: known(orWarn(readCount(cell('numSeats')), -1, 'import_seats_unreadable', 'numSeats')),
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

function readAge(cell: string): number | undefined {
  const age = readCount(cell)
  return age !== undefined && age >= -1 && age <= limits.ageMax ? age : undefined
}
