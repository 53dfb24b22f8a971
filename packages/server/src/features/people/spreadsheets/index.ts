export { SpreadsheetProblem } from './spreadsheet-problem.ts'
export { readParticipants } from './read-spreadsheet.ts'
export { writeCsv, writeSpreadsheet } from './write-spreadsheet.ts'
