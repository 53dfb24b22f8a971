interface Arc {
  to: number
  room: number
  cost: number
  back: number
}

/**
 * A network in which goods flow as cheaply as possible, by shortest augmenting paths (Bellman and Ford, as costs of taking
 * back are negative). Small networks only: kinds of teams and courses. Nodes are numbers, costs integers.
 */
export class CheapestFlow {
  private readonly arcs: Arc[][] = []

  node(): number {
    return this.arcs.push([]) - 1
  }

  /** Answers a function that tells how much flows there. */
  arc(from: number, to: number, room: number, cost: number): () => number {
    const out = this.arcs[from] ?? []
    const back = this.arcs[to] ?? []
    const arc: Arc = { to, room, cost, back: back.length }
    back.push({ to: from, room: 0, cost: -cost, back: out.length })
    out.push(arc)
    return () => room - arc.room
  }

  /** Sends as much as possible from one node to another at the least cost, which is the answer. */
  send(source: number, sink: number): { amount: number; cost: number } {
    const flow = { amount: 0, cost: 0 }
    for (;;) {
      const path = this.cheapestPath(source, sink)
      if (!path) return flow
      const amount = Math.min(...path.map((arc) => arc.room))
      for (const arc of path) {
        arc.room -= amount
        const back = this.arcs[arc.to]?.[arc.back]
        if (back) back.room += amount
        flow.cost += amount * arc.cost
      }
      flow.amount += amount
    }
  }

  private cheapestPath(source: number, sink: number): Arc[] | undefined {
    const cost = this.arcs.map((_, node) => (node === source ? 0 : Number.POSITIVE_INFINITY))
    const cameBy: (Arc | undefined)[] = this.arcs.map(() => undefined)
    const waiting = new Set([source])
    for (const node of waiting) {
      waiting.delete(node)
      for (const arc of this.arcs[node] ?? []) {
        const reached = (cost[node] ?? 0) + arc.cost
        if (arc.room === 0 || reached >= (cost[arc.to] ?? 0)) continue
        cost[arc.to] = reached
        cameBy[arc.to] = arc
        waiting.add(arc.to)
      }
    }
    const path: Arc[] = []
    for (let node = sink; node !== source; ) {
      const arc = cameBy[node]
      if (!arc) return undefined
      path.unshift(arc)
      node = this.arcs[arc.to]?.[arc.back]?.to ?? source
    }
    return path
  }
}
