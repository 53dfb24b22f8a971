/** A source of numbers in [0, 1). Rules never make their own: the caller passes one, so that results can be repeated. */
export type Random = () => number

/** mulberry32: small, fast and good enough for shuffling; the same seed gives the same sequence on every machine. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const order = [...items]
  for (let last = order.length - 1; last > 0; last--) {
    const place = Math.floor(random() * (last + 1))
    const lastItem = order[last] as T
    order[last] = order[place] as T
    order[place] = lastItem
  }
  return order
}
