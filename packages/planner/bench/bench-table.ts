import type { InstanceResult } from './bench-instance.ts'
import type { Judgement } from './judge-result.ts'

const columns: readonly (readonly [title: string, width: number])[] = [
  ['instance', 10],
  ['teams', 6],
  ['distance', 10],
  ['to bound', 10],
  ['to best', 10],
  ['worst', 10],
  ['seconds', 8],
  ['seeds', 6],
  ['courses kept', 13],
  ['gap', 10],
  ['ms', 8],
  ['', 2],
  ['verdict', 0],
]

export const tableHead = row(columns.map(([title]) => title))

/** One line: the best of all seeds, the gaps of the best and the worst to the best known total, the mean time. */
export function tableRow({ instance, free, issues }: InstanceResult, judgement: Judgement): string {
  const { best, gaps, gapToBound, kept } = judgement
  const seconds = free.reduce((sum, attempt) => sum + attempt.seconds, 0) / Math.max(1, free.length)
  return row([
    instance.id,
    String(instance.n),
    whole(best),
    percent(gapToBound),
    percent(gaps.length > 0 ? Math.min(...gaps) : undefined),
    percent(gaps.length > 0 ? Math.max(...gaps) : undefined),
    free.length > 0 ? seconds.toFixed(2) : '-',
    free.length > 0 ? `${judgement.passedSeeds}/${free.length}` : '-',
    kept ? whole(kept.distance) : '-',
    percent(kept?.gap),
    kept ? (kept.seconds * 1_000).toFixed(1) : '-',
    '',
    `${judgement.passed ? 'ok' : 'MISSED'}: ${issues[0]?.message ?? verdictOf(judgement)}`,
  ])
}

function verdictOf({ valid, newBest }: Judgement): string {
  if (!valid) return 'not valid'
  return newBest === undefined ? 'valid' : 'valid, better than any known'
}

function row(cells: readonly string[]): string {
  return cells.map((cell, at) => (at === 0 ? cell.padEnd(widthOf(at)) : cell.padStart(widthOf(at)))).join('')
}

function widthOf(column: number): number {
  return columns[column]?.[1] ?? 0
}

function whole(metres: number): string {
  return Number.isFinite(metres) ? String(Math.round(metres)) : '-'
}

function percent(value: number | undefined): string {
  return value === undefined || !Number.isFinite(value) ? '-' : `${value.toFixed(2)} %`
}
