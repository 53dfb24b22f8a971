import { limits } from '../limits.ts'

/** At most 10 characters of digits, letters, blank and hyphen with at least 4 digits. */
export function isZip(value: string): boolean {
  if (value.length > limits.zip || !/^[A-Za-z0-9 -]+$/.test(value)) return false
  return (value.match(/\d/g)?.length ?? 0) >= limits.zipMinDigits
}
