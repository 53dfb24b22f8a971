interface Ways {
  sumMetres: number
  /** Per team. */
  averageMetres: number
}

/** Shares as people say them. */
const parts = {
  TENTH: 1 / 10,
  FIFTH: 1 / 5,
  QUARTER: 1 / 4,
  THIRD: 1 / 3,
  HALF: 1 / 2,
  TWO_THIRDS: 2 / 3,
  THREE_QUARTERS: 3 / 4,
} as const
type SavedPart = keyof typeof parts
const savedParts = Object.keys(parts) as SavedPart[]

export type WaysVerdict = { kind: 'SHORT' } | { kind: 'COULD_BE_SHORTER' | 'LONG'; part: SavedPart }

/** Less than this share, or less than this per team, is not worth another plan. */
const worthwhile = { share: 0.1, metresPerTeam: 200 }
/** From this share on the ways count as long. */
const longShare = 0.4

/** How much shorter the ways could be; `reachable` is a plan that was found, undefined where none is shorter. */
export function waysVerdict(present: Ways, reachable: Ways | undefined): WaysVerdict {
  if (!reachable || present.sumMetres <= 0) return { kind: 'SHORT' }
  const share = 1 - reachable.sumMetres / present.sumMetres
  const isWorthwhile =
    reachable.sumMetres <= present.sumMetres * (1 - worthwhile.share) &&
    present.averageMetres - reachable.averageMetres >= worthwhile.metresPerTeam
  if (!isWorthwhile) return { kind: 'SHORT' }
  return { kind: share >= longShare ? 'LONG' : 'COULD_BE_SHORTER', part: nearestPart(share) }
}

function nearestPart(share: number): SavedPart {
  const distance = (part: SavedPart) => Math.abs(parts[part] - share)
  return savedParts.reduce((nearest, part) => (distance(part) < distance(nearest) ? part : nearest))
}
