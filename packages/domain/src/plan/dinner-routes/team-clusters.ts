import type { Visit } from './dinner-plan.ts'

type Tie = Pick<Visit, 'hostTeamNumber' | 'guestTeamNumber'>

/**
 * The parts of an evening whose teams share tables only among themselves, each as ascending team numbers, the part of
 * the lowest number first. A team without visits is a part of its own.
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
  for (const firstNumber of teamNumbers.toSorted((left, right) => left - right)) {
    if (placed.has(firstNumber)) continue
    placed.add(firstNumber)
    const cluster = [firstNumber]
    // Grows during the loop: adds every team that shares a table with one already found.
    for (const number of cluster) {
      for (const neighbour of neighbours.get(number) ?? []) {
        if (placed.has(neighbour)) continue
        placed.add(neighbour)
        cluster.push(neighbour)
      }
    }
    clusters.push(cluster.sort((left, right) => left - right))
  }
  return clusters
}
