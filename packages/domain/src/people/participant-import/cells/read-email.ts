import { isEmail } from '../../participants/email.ts'
import { tidyLine } from './tidy-cell.ts'

/**
 * The address without what forms and people put around it; an address in capitals becomes lower case. Not necessarily
 * valid.
 */
export function readEmail(cell: string): string {
  if (isEmail(cell)) return quiet(cell)
  const line = tidyLine(cell).replace(/^mailto:/i, '')
  const inner = /<([^<>\s]+@[^<>\s]+)>$/.exec(line)?.[1] ?? line
  const tight = inner.replace(/\s+/g, '').replace(/[.,;]+$/, '')
  return quiet(isEmail(tight) ? tight : inner)
}

function quiet(email: string): string {
  return email === email.toUpperCase() ? email.toLowerCase() : email
}
