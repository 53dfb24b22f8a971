/**
 * People answer "2-4", "ca. 6" or "6 Personen": the last number counts, without leading zeros. A negative number is no such
 * answer and stays as typed, so that it is refused.
 */
export function lastNumber(typed: string): string {
  if (/^\s*[-−–]\s*\d+\s*$/.test(typed)) return typed.trim()
  const digits = typed.match(/\d+/g)?.at(-1)
  return digits === undefined ? '' : String(Number(digits.slice(0, 9)))
}
