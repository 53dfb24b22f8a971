import type { Instance } from './instance.ts'

/**
 * With settled courses no plan is shorter than this: both transitions as transport problems of their own, three legs from
 * and to every table and no leg twice. Written apart from the planner, to judge its claim to the best plan. Undefined
 * unless there are three courses with equally many teams each.
 */
export function keptBound(instance: Instance, courses: readonly number[]): number | undefined {
  const [starters, mains, desserts] = [0, 1, 2].map((course) => teamsAt(courses, course)) as [
    number[],
    number[],
    number[],
  ]
  const isEven = starters.length === mains.length && mains.length === desserts.length
  if (instance.courses !== 3 || !isEven || starters.length < 3) return undefined
  const way = (from: number, to: number) => instance.metres[from * instance.n + to] ?? 0
  const lastWays = desserts.reduce((sum, host) => sum + 3 * (instance.afterPartyMetres?.[host] ?? 0), 0)
  return transportCost(starters, mains, way) + transportCost(mains, desserts, way) + lastWays
}

function teamsAt(courses: readonly number[], course: number): number[] {
  return courses.flatMap((cooked, team) => (cooked === course ? [team] : []))
}

const legsPerTable = 3

/** Successive shortest ways with prices, one leg more each time. */
function transportCost(left: readonly number[], right: readonly number[], way: (from: number, to: number) => number) {
  const size = left.length
  const cost = Float64Array.from({ length: size * size }, (_, at) =>
    way(left[Math.floor(at / size)] ?? 0, right[at % size] ?? 0),
  )
  const network: Network = {
    size,
    cost,
    used: new Uint8Array(size * size),
    legsTo: new Uint8Array(size),
    price: new Float64Array(2 * size),
    length: new Float64Array(2 * size),
    before: new Int32Array(2 * size),
    isDone: new Uint8Array(2 * size),
  }
  for (let from = 0; from < size; from++) {
    for (let leg = 0; leg < legsPerTable; leg++) addLeg(network, from)
  }
  return cost.reduce((sum, metres, at) => sum + metres * (network.used[at] ?? 0), 0)
}

/** Nodes 0 .. size-1 are tables one comes from, the others tables one goes to. */
interface Network {
  size: number
  cost: Float64Array
  used: Uint8Array
  legsTo: Uint8Array
  price: Float64Array
  length: Float64Array
  before: Int32Array
  isDone: Uint8Array
}

function addLeg(network: Network, from: number): void {
  const { size, used, legsTo, before } = network
  const end = cheapestEnd(network, from)
  legsTo[end - size] = (legsTo[end - size] as number) + 1
  for (let node = end; node !== from; ) {
    const previous = before[node] as number
    if (node >= size) used[previous * size + node - size] = 1
    else used[node * size + previous - size] = 0
    node = previous
  }
}

/** Dijkstra from one table to the nearest that has room; raises the prices so that every reduced cost stays positive. */
function cheapestEnd(network: Network, from: number): number {
  const { size, legsTo, price, length, isDone } = network
  length.fill(Number.POSITIVE_INFINITY)
  isDone.fill(0)
  length[from] = 0
  for (;;) {
    const node = nearestOpen(length, isDone)
    const reached = length[node] as number
    if (node >= size && (legsTo[node - size] as number) < legsPerTable) {
      for (const [other, far] of length.entries()) price[other] = (price[other] as number) + Math.min(far, reached)
      return node
    }
    isDone[node] = 1
    relax(network, node)
  }
}

function nearestOpen(length: Float64Array, isDone: Uint8Array): number {
  let nearest = -1
  for (let node = 0; node < length.length; node++) {
    if (isDone[node] === 0 && (nearest < 0 || (length[node] as number) < (length[nearest] as number))) nearest = node
  }
  return nearest
}

function relax({ size, cost, used, price, length, before, isDone }: Network, node: number): void {
  const isLeft = node < size
  for (let other = isLeft ? size : 0; other < (isLeft ? 2 * size : size); other++) {
    const at = isLeft ? node * size + other - size : other * size + node - size
    if (isDone[other] === 1 || used[at] !== (isLeft ? 0 : 1)) continue
    const ahead = isLeft ? (cost[at] as number) : -(cost[at] as number)
    const total = (length[node] as number) + ahead + (price[node] as number) - (price[other] as number)
    if (total < (length[other] as number)) {
      length[other] = total
      before[other] = node
    }
  }
}
