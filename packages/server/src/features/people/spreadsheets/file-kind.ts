import { SpreadsheetProblem } from './spreadsheet-problem.ts'

const readable = new Set(['xlsx', 'csv', 'tsv', 'txt', 'ods'])
/** An OpenDocument archive begins with its type, uncompressed. */
const openDocument = 'mimetypeapplication/vnd.oasis.opendocument.spreadsheet'
/** Magic numbers of old Excel and encrypted files, PDF, PNG, JPEG, GIF, RIFF, RTF, gzip, 7z, RAR, executables. */
const foreign = [
  'd0cf11e0a1b11ae1',
  '25504446',
  '89504e47',
  'ffd8ff',
  '47494638',
  '52494646',
  '7b5c727466',
  '1f8b',
  '377abcaf',
  '52617221',
  '7f454c46',
  '4d5a90',
]

/** Decided by the first bytes; the file name can only lead to a refusal (a .pdf is refused whatever it contains). */
export function fileKind(bytes: Uint8Array, filename: string): 'xlsx' | 'text' {
  const extension = /\.([^./\\]+)$/.exec(filename.trim())?.[1]?.toLowerCase()
  if (bytes.length === 0) throw new SpreadsheetProblem('import_file_empty')
  if (extension !== undefined && !readable.has(extension)) throw new SpreadsheetProblem('import_file_type_unknown')
  const isOpenDocument = Buffer.from(bytes.subarray(30, 30 + openDocument.length)).toString('latin1') === openDocument
  if (extension === 'ods' || isOpenDocument) throw new SpreadsheetProblem('import_file_open_document')
  const start = Buffer.from(bytes.subarray(0, 8)).toString('hex')
  if (start.startsWith('504b0304')) return 'xlsx'
  if (start.startsWith('504b') || foreign.some((magic) => start.startsWith(magic))) {
    throw new SpreadsheetProblem('import_file_type_unknown')
  }
  return 'text'
}
