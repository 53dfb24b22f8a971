import { tidyLine } from './tidy-cell.ts'

/** As written: leading zeros are kept and none added; only the ".0" of a number cell is removed. */
export function readZip(cell: string): string {
  return tidyLine(cell).replace(/^(\d{4,5})\.0$/, '$1')
}
