/** Longer than cards wait between two questions. What was read holds personal data, so it is not kept much longer. */
const keptMilliseconds = 60_000
/** Far more events than have their evening at the same time on one server. */
const keptAtMost = 50

interface Kept<Result> {
  version: string
  result: Result
  end: NodeJS.Timeout
}

/**
 * Keeps the last read of each key as long as its version is the same. The caller has to learn the version before `load` begins: a
 * change between the two is then kept under the version before it, which is never asked for again. Results are shared, so callers
 * must not change them.
 */
export function keepReads<Result>(): (key: string, version: string, load: () => Promise<Result>) => Promise<Result> {
  const keptByKey = new Map<string, Kept<Result>>()
  const forget = (key: string) => {
    clearTimeout(keptByKey.get(key)?.end)
    keptByKey.delete(key)
  }
  const keep = (key: string, version: string, result: Result) => {
    forget(key)
    // A Map lists the entry that was used longest ago first.
    for (const oldest of [...keptByKey.keys()].slice(0, Math.max(0, keptByKey.size - keptAtMost + 1))) forget(oldest)
    keptByKey.set(key, { version, result, end: setTimeout(() => keptByKey.delete(key), keptMilliseconds).unref() })
  }
  return async (key, version, load) => {
    const keptRead = keptByKey.get(key)
    const result = keptRead?.version === version ? keptRead.result : await load()
    keep(key, version, result)
    return result
  }
}

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
    const runningRead = running.get(key)
    const waiting = next.get(key)
    if (waiting) return waiting
    if (!runningRead) return begin(key, load)
    const following = runningRead.then(ignore, ignore).then(() => {
      next.delete(key)
      return begin(key, load)
    })
    next.set(key, following)
    return following
  }
}

/** An error of the read before belongs to those who waited for it. */
const ignore = () => undefined
