import { issue } from '@running-dinner/domain'
import { plainRegistrationForm, type RegistrationForm } from '@running-dinner/domain/events'
import {
  type ColumnField,
  checkMapping,
  columnNotices,
  guessMapping,
  isBlank,
  isColumnField,
  missingFields,
  readRows,
  type Sheet,
  toSheet,
} from '@running-dinner/domain/people'
import { parseWorkbook } from './parse-spreadsheet.ts'
import type { ReadParticipantsInput, ReadParticipantsOutput } from './read-spreadsheet.ts'
import { SpreadsheetProblem, spreadsheetLimits } from './spreadsheet-problem.ts'

const samplesPerColumn = 3

/** CPU-heavy: runs only in a worker, through `readParticipants`. */
export async function parseParticipants(input: ReadParticipantsInput): Promise<ReadParticipantsOutput> {
  const { rows, hiddenRows, name, lists } = await parseWorkbook(Buffer.from(input.bytes), input.filename, input.sheet)
  const { sheet: table, issues: sheetIssues } = toSheet(rows)
  const sheet = { ...table, hiddenRows }
  for (const { message } of sheetIssues) throw new SpreadsheetProblem(message)
  if (sheet.rows.filter((row) => !isBlank(row)).length > spreadsheetLimits.rows) {
    throw new SpreadsheetProblem('import_too_many_rows', { max: spreadsheetLimits.rows })
  }
  const form = input.registrationForm ?? plainRegistrationForm
  const isFound = input.sheet === undefined || input.sheet === name
  const mappingIssues = input.mapping ? checkMapping(input.mapping, sheet.header.length, form) : []
  const issues = isFound ? mappingIssues : [issue('value_invalid', 'sheet')]
  const chosenFields = issues.length === 0 ? input.mapping?.filter((field) => isColumnField(field, form)) : undefined
  const mapping = chosenFields ?? guessMapping(sheet, form)
  return {
    ...(name !== undefined && { sheet: name }),
    sheets: lists,
    columns: columnsOf(sheet, mapping, form),
    missing: missingFields(mapping),
    rows: issues.length > 0 ? [] : readRows(sheet, mapping, input),
    issues,
  }
}

function columnsOf(
  sheet: Sheet,
  mapping: readonly ColumnField[],
  form: RegistrationForm,
): ReadParticipantsOutput['columns'] {
  const notices = columnNotices(sheet, mapping, form)
  return sheet.header.map((header, column) => {
    const cells = sheet.rows.map((row) => row[column]?.trim() ?? '').filter((cell) => cell !== '')
    return {
      header: header.trim(),
      field: mapping[column] ?? 'ignore',
      samples: cells.slice(0, samplesPerColumn),
      numFilled: cells.length,
      ...(notices[column] && { notice: notices[column] }),
    }
  })
}
