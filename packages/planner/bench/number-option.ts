/** A number given on the command line; undefined where none was. Throws where it is none, or out of range. */
export function numberOption(
  text: string | undefined,
  { least, most, whole = false }: { least: number; most: number; whole?: boolean },
): number | undefined {
  if (text === undefined) return undefined
  const value = text.trim() === '' ? Number.NaN : Number(text)
  if (!(value >= least && value <= most) || (whole && !Number.isInteger(value)))
    throw new Error(`${text} is out of range`)
  return value
}
