/**
 * Lets calls that wait for the same thing at the same moment share one read. A call never gets a read that began before it, so it
 * sees everything that was stored before it.
 */
export function shareReads<Result>(): (key: string, load: () => Promise<Result>) => Promise<Result> {
  const running = new Map<string, Promise<Result>>()
  const next = new Map<string, Promise<Result>>()
  const begin = (key: string, load: () => Promise<Result>) => {
    const reading = load().finally(() => running.delete(key))
    running.set(key, reading)
    return reading
  }
  return (key, load) => {
    const current = running.get(key)
    const waiting = next.get(key)
    if (waiting) return waiting
    if (!current) return begin(key, load)
    const following = current.then(ignore, ignore).then(() => {
      next.delete(key)
      return begin(key, load)
    })
    next.set(key, following)
    return following
  }
}

/** An error of the read before belongs to those who waited for it. */
const ignore = () => undefined
