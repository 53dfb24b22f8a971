import { setTimeout as delay } from 'node:timers/promises'

/** How long a call takes that is made again and again, in milliseconds, until `work` is done; no answer but 200 counts. */
export async function waitsMeanwhile(url: string, work: Promise<unknown>, pauseMilliseconds = 5): Promise<number[]> {
  let isOver = false
  const ended = work.finally(() => {
    isOver = true
  })
  const waits: number[] = []
  while (!isOver) {
    const begun = performance.now()
    const response = await fetch(url)
    await response.text()
    if (response.status !== 200) throw new Error(`${url} answers ${response.status}`)
    waits.push(performance.now() - begun)
    await delay(pauseMilliseconds)
  }
  await ended
  return waits
}

/** The wait that this share of the calls does not exceed: 0.99 leaves the longest hundredth out. */
export function waitOf(share: number, waits: readonly number[]): number {
  const sorted = [...waits].sort((wait, otherWait) => wait - otherWait)
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.POSITIVE_INFINITY
}
