import { randomUUID } from 'node:crypto'

/** Requests of several clients, each of which sends its next one when the last was answered. */
export interface Load {
  clients: number
  requests: number
  /** False for an answer that counts as an error. */
  send: (number: number) => Promise<boolean>
}

export interface LoadFigures {
  perSecond: number
  p50Ms: number
  p99Ms: number
  errors: number
}

/** One request; whether it was answered 200. */
export async function answered(url: string, method: 'GET' | 'POST' | 'PUT' = 'GET', body?: object): Promise<boolean> {
  const response = await fetch(url, {
    method,
    ...(body && {
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    }),
  })
  await response.arrayBuffer()
  return response.status === 200
}

export async function loaded({ clients, requests, send }: Load): Promise<LoadFigures> {
  const waits: number[] = []
  let [next, errors] = [0, 0]
  const client = async () => {
    while (next < requests) {
      const start = performance.now()
      if (!(await send(++next))) errors++
      waits.push(performance.now() - start)
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: clients }, client))
  const seconds = (performance.now() - start) / 1000
  const rounded = (share: number) => Math.round(shareOf(waits, share))
  return { perSecond: Math.round(requests / seconds), p50Ms: rounded(0.5), p99Ms: rounded(0.99), errors }
}

/** The value that this share of the numbers does not exceed. */
export function shareOf(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((first, second) => first - second)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const medianOf = (numbers: readonly number[]): number => shareOf(numbers, 0.5)

/** Runs of the product, each between two of the reference, so that both have the same machine. */
export async function besideReference<Figures extends LoadFigures>(
  runs: number,
  reference: () => Promise<LoadFigures>,
  product: () => Promise<Figures>,
) {
  // The first run on a fresh table is slow for both sides.
  await reference()
  await product()
  const references = [await reference()]
  const products: Figures[] = []
  for (let run = 0; run < runs; run++) {
    products.push(await product())
    references.push(await reference())
  }
  const ratios = products.map(({ perSecond }, run) => {
    const [before, after] = [references[run]?.perSecond ?? 0, references[run + 1]?.perSecond ?? 0]
    return perSecond / ((before + after) / 2)
  })
  const median = (figure: (figures: LoadFigures) => number, of: readonly LoadFigures[]) => medianOf(of.map(figure))
  return {
    runs: products,
    /** Medians of the runs; errors are added up. */
    figures: {
      perSecond: median(({ perSecond }) => perSecond, products),
      p50Ms: median(({ p50Ms }) => p50Ms, products),
      p99Ms: median(({ p99Ms }) => p99Ms, products),
      errors: products.reduce((sum, { errors }) => sum + errors, 0),
      rawPerSecond: median(({ perSecond }) => perSecond, references),
      rawP99Ms: median(({ p99Ms }) => p99Ms, references),
      ratio: Number(medianOf(ratios).toFixed(2)),
      ratios: ratios.map((ratio) => Number(ratio.toFixed(2))),
    },
  }
}
