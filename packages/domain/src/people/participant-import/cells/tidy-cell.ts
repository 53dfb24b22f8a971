import { withoutInvisibleEdges } from '../../../text.ts'

const lineBreaks = /\r\n|[\t\n\v\f\r\u0085\u2028\u2029]/g
/** Control characters, direction marks and lone surrogates: they get in by copying, never by typing. */
const unwantedInLine = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu
const unwantedInText = /(?![\n\t])[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu

/** Most cells: letters of western Europe with single blanks inside. They need no tidying, and 3,000 rows have 60,000 cells. */
const tidy = /^[!-~¡-¬®-ž]+(?: [!-~¡-¬®-ž]+)*$/

/** One line: trimmed, NFC, line breaks as blanks. */
export function tidyLine(cell: string): string {
  if (cell === '' || tidy.test(cell)) return cell
  return withoutInvisibleEdges(cell.replace(lineBreaks, ' ').replace(unwantedInLine, '')).normalize('NFC')
}

/** Free text: trimmed, NFC, line ends `\n`. */
export function tidyText(cell: string): string {
  if (cell === '' || tidy.test(cell)) return cell
  return withoutInvisibleEdges(cell.replace(/\r\n?/g, '\n').replace(unwantedInText, '')).normalize('NFC')
}

/** Text as compared: lower case without accents, `ß` as `ss`, anything but letters and digits as one blank. */
export function folded(text: string): string {
  if (text === '') return text
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
