import { isZip, isZipAllowed, parseZipRestrictions } from '@running-dinner/domain/dinner/zip-restriction.ts'

/**
 * What can be said of a zip while it is typed: nothing before it is as long as one of those that are welcome, so that
 * nobody is turned away halfway.
 */
export function zipFit(typed: string, restrictions: string): 'fits' | 'outside' | undefined {
  const zip = typed.trim()
  const { entries } = parseZipRestrictions(restrictions)
  if (entries.length === 0 || !isZip(zip)) return undefined
  if (isZipAllowed(zip, restrictions)) return 'fits'
  const lengths = entries.map((entry) => (entry.kind === 'single' ? entry.zip : entry.from).length)
  return zip.length >= Math.max(...lengths) ? 'outside' : undefined
}
