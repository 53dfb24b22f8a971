import type { RegistrationQuestion } from '../../../events/registration-form/registration-form.ts'
import { folded } from './tidy-cell.ts'

/** The answer in a cell as it is stored: an option by its label, yes or no by any word for it; else the text itself. */
export function readChoice({ kind, options }: RegistrationQuestion, cell: string): string {
  if (kind === 'TEXT' || cell === '') return cell
  const isDash = /^[-–—]$/.test(cell)
  if (kind === 'YES_NO') {
    const isYes = readYes(cell)
    if (isDash) return ''
    return isYes === undefined ? cell : isYes ? 'YES' : 'NO'
  }
  const exact = options.find(({ label }) => label === cell)
  const written = options.find(({ label }) => label.toLowerCase() === cell.toLowerCase())
  const [alike, another] = options.filter(({ label }) => folded(label) !== '' && folded(label) === folded(cell))
  return (exact ?? written ?? (another ? undefined : alike))?.id ?? (isDash ? '' : cell)
}

const yes = new Set(['ja', 'j', 'yes', 'y', '1', 'true', 'x', 'wahr', '✓', '✔', '☑', '☒'])
const no = new Set(['', 'nein', 'n', 'no', '0', 'false', 'falsch', '-', '–', '☐'])

/** Undefined when it says neither. */
export function readYes(cell: string): boolean | undefined {
  const word = cell.trim().toLowerCase()
  if (yes.has(word)) return true
  return no.has(word) ? false : undefined
}
