const yes = new Set(['ja', 'j', 'yes', 'y', '1', 'true', 'x', 'wahr', '✓', '✔', '☑', '☒'])
const no = new Set(['', 'nein', 'n', 'no', '0', 'false', 'falsch', '-', '–', '☐'])

/** Undefined when it says neither. */
export function readYes(cell: string): boolean | undefined {
  const word = cell.trim().toLowerCase()
  if (yes.has(word)) return true
  return no.has(word) ? false : undefined
}
