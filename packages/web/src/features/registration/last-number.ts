/** People answer "2-4", "ca. 6" or "6 Personen": the last number counts, without leading zeros (rules 7.1). */
export function lastNumber(typed: string): string {
  const digits = typed.match(/\d+/g)?.at(-1)
  return digits === undefined ? '' : String(Number(digits.slice(0, 9)))
}
