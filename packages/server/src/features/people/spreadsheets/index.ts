export { readParticipants } from './read-spreadsheet.ts'
export { SpreadsheetProblem } from './spreadsheet-problem.ts'
export { writeCsv, writeSpreadsheet } from './write-spreadsheet.ts'
