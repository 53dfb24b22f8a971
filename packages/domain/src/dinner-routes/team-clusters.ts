import type { Visit } from './dinner-plan.ts'

type Tie = Pick<Visit, 'hostTeamNumber' | 'guestTeamNumber'>

/**
 * The parts of an evening whose teams share tables among themselves only (rules 4.1, 5), each as ascending team numbers,
 * the part of the lowest number first. A team that visits nobody and is visited by nobody is a part of its own.
 */
export function teamClusters(teamNumbers: readonly number[], visits: readonly Tie[]): number[][] {
  const neighbours = new Map<number, number[]>(teamNumbers.map((number) => [number, []]))
  for (const { hostTeamNumber: host, guestTeamNumber: guest } of visits) {
    if (!neighbours.has(host) || !neighbours.has(guest)) continue
    neighbours.get(host)?.push(guest)
    neighbours.get(guest)?.push(host)
  }
  const clusters: number[][] = []
  const placed = new Set<number>()
  for (const first of teamNumbers.toSorted((one, other) => one - other)) {
    if (placed.has(first)) continue
    placed.add(first)
    const cluster = [first]
    // Grows while it is walked through: whoever sits at a table with somebody found already.
    for (const number of cluster) {
      for (const neighbour of neighbours.get(number) ?? []) {
        if (placed.has(neighbour)) continue
        placed.add(neighbour)
        cluster.push(neighbour)
      }
    }
    clusters.push(cluster.sort((one, other) => one - other))
  }
  return clusters
}
