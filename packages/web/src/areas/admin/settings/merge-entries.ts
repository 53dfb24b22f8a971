interface Entry {
  id: string
}

/**
 * Two changes of one list, made at once: what either added, took away or changed counts. Where both changed the same,
 * `mergeOne` decides; what the other took away and I changed comes back as a new entry (`asNew`).
 */
export function mergeEntries<E extends Entry>(
  base: readonly E[],
  mine: readonly E[],
  theirs: readonly E[],
  mergeOne: (base: E, mine: E, theirs: E) => E,
  asNew: (entry: E) => E,
): E[] {
  const kept = mine.flatMap((own) => {
    if (own.id === '') return [own]
    const before = byId(base, own.id)
    const other = byId(theirs, own.id)
    if (other) return [before ? mergeOne(before, own, other) : own]
    return isSame(before, own) ? [] : [asNew(own)]
  })
  const added = theirs.filter(({ id }) => !byId(base, id) && !byId(mine, id))
  return isSame(order(mine, base), order(base, mine)) ? inOrderOf(theirs, [...kept, ...added]) : [...kept, ...added]
}

const byId = <E extends Entry>(entries: readonly E[], id: string): E | undefined =>
  entries.find((entry) => entry.id === id)

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The ids of those that stand in both. */
const order = (entries: readonly Entry[], others: readonly Entry[]) =>
  entries.map(({ id }) => id).filter((id) => byId(others, id))

/** New ones stay at the end. */
function inOrderOf<E extends Entry>(sample: readonly Entry[], entries: readonly E[]): E[] {
  const place = ({ id }: Entry) => sample.findIndex((entry) => entry.id === id)
  return entries.toSorted((one, other) => (place(one) >>> 0) - (place(other) >>> 0))
}
