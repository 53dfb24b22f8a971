import Papa from 'papaparse'

const delimiters = [';', ',', '\t', '|']
/** Rows sampled, and a number of characters that contains them. */
const sampleRows = 30
const sampleText = 64 * 1024

/** Picks the delimiter with the most rows of equal width; Papa Parse's own guess fails on blank lines and short lists. */
export function guessDelimiter(text: string): string {
  const sample = text.slice(0, sampleText)
  const [best] = delimiters
    .map((delimiter) => ({ delimiter, ...regularity(sample, delimiter) }))
    .filter(({ width }) => width > 1)
    .sort((one, other) => other.share - one.share || other.width - one.width)
  return best?.delimiter ?? ';'
}

/** The most common width and the share of rows that have it. */
function regularity(sample: string, delimiter: string): { width: number; share: number } {
  const { data } = Papa.parse<string[]>(sample, { delimiter, preview: sampleRows * 2, skipEmptyLines: 'greedy' })
  const widths = data.slice(0, sampleRows).map((row) => row.length)
  const counts = new Map<number, number>()
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1)
  const [common] = [...counts].sort((one, other) => other[1] - one[1] || other[0] - one[0])
  return common ? { width: common[0], share: common[1] / widths.length } : { width: 0, share: 0 }
}
