import { tidyLine } from './tidy-cell.ts'

/** As written, leading zeros kept and none invented; only the ".0" of a number cell goes (decisions B14). */
export function readZip(cell: string): string {
  return tidyLine(cell).replace(/^(\d{4,5})\.0$/, '$1')
}
