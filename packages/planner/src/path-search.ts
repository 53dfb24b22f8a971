import { candidates, endOfCandidates, firstCandidate } from './candidate-ways.ts'
import type { PlannedLegs } from './planned-legs.ts'
import { isReceiver, isSender, room, type TransitionState } from './transition-state.ts'

/**
 * The cheapest way to move one seat from a place that has one too many to give to a place that lacks one (Dijkstra over
 * costs reduced by prices, which are never negative). Along the path unused ways come into use and used ones fall out.
 */
export class PathSearch {
  private readonly state: TransitionState
  private readonly legs: PlannedLegs
  /** Reduced cost of the cheapest path found so far, valid where `seen` is of this search. */
  private readonly distance: Float64Array
  private readonly before: Int32Array
  private readonly seen: Int32Array
  private readonly settled: Int32Array
  private search = 0
  /** The shortest way to a place that lacks a seat seen so far: nothing longer needs a look. */
  private reach = 0
  /** Places seen but not settled. */
  private readonly open: Int32Array
  private openCount = 0
  private readonly done: Int32Array
  private doneCount = 0

  constructor(state: TransitionState, legs: PlannedLegs) {
    const { teamCount } = legs
    this.state = state
    this.legs = legs
    this.distance = new Float64Array(teamCount)
    this.before = new Int32Array(teamCount)
    this.seen = new Int32Array(teamCount)
    this.settled = new Int32Array(teamCount)
    this.open = new Int32Array(teamCount)
    this.done = new Int32Array(teamCount)
  }

  /**
   * `source`: a sender with too few ways or a receiver with too many. False when nothing can be reached, not even over ways
   * that are not in `near`.
   */
  augment(source: number): boolean {
    return this.find(source, false) || (this.legs.near !== undefined && this.find(source, true))
  }

  private find(source: number, everywhere: boolean): boolean {
    const { side, degree, size } = this.state
    this.search++
    this.reach = Number.POSITIVE_INFINITY
    this.openCount = 0
    this.doneCount = 0
    this.seen[source] = this.search
    this.settled[source] = this.search
    this.distance[source] = 0
    this.before[source] = -1
    let team = source
    for (;;) {
      this.done[this.doneCount++] = team
      if (side[team] === isReceiver) this.lookBack(team)
      else if (everywhere) this.lookEverywhere(team)
      else this.lookAhead(team)
      team = this.takeNearest()
      if (team < 0) return false
      this.settled[team] = this.search
      const has = degree[team] as number
      const wants = size[team] as number
      if (side[team] === isReceiver ? has < wants : has > wants) break
    }
    this.done[this.doneCount++] = team
    this.adjustPrices(this.distance[team] as number)
    this.usePath(source, team)
    return true
  }

  /** From a sender along the ways it does not use. */
  private lookAhead(sender: number): void {
    const { legs, distance, before, seen, settled, open, search } = this
    const { side, price, partner, degree, size } = this.state
    const base = (distance[sender] as number) - (price[sender] as number)
    const start = sender * room
    const ways = degree[sender] as number
    const used0 = ways > 0 ? partner[start] : -1
    const used1 = ways > 1 ? partner[start + 1] : -1
    const used2 = ways > 2 ? partner[start + 2] : -1
    const used3 = ways > 3 ? partner[start + 3] : -1
    const rowStart = sender * legs.teamCount
    const nearest = candidates(legs, this.state, isReceiver)
    const end = endOfCandidates(legs, this.state, isReceiver, sender)
    for (let entry = firstCandidate(legs, sender); entry < end; entry++) {
      const receiver = nearest[entry] as number
      if (side[receiver] !== isReceiver || settled[receiver] === search) continue
      if (receiver === used0 || receiver === used1 || receiver === used2 || receiver === used3) continue
      if (ways > 4 && this.state.hasWay(sender, receiver)) continue
      const through = base + (legs.to[rowStart + receiver] as number) - (price[receiver] as number)
      if (through >= this.reach) continue
      if (seen[receiver] !== search) {
        seen[receiver] = search
        open[this.openCount++] = receiver
      } else if (through >= (distance[receiver] as number)) continue
      distance[receiver] = through
      before[receiver] = sender
      if ((degree[receiver] as number) < (size[receiver] as number)) this.reach = through
    }
  }

  /** As `lookAhead`, over all ways; one that costs less than its prices counts as costing the same. */
  private lookEverywhere(sender: number): void {
    const { distance, before, seen, settled, open, search, legs } = this
    const { teamCount, to: cost } = legs
    const { side, price, degree, size } = this.state
    const base = distance[sender] as number
    for (let receiver = 0; receiver < teamCount; receiver++) {
      if (side[receiver] !== isReceiver || settled[receiver] === search || this.state.hasWay(sender, receiver)) continue
      const way = cost[sender * teamCount + receiver] as number
      const through = base + Math.max(0, way - (price[sender] as number) - (price[receiver] as number))
      if (seen[receiver] !== search) {
        seen[receiver] = search
        open[this.openCount++] = receiver
      } else if (through >= (distance[receiver] as number)) continue
      distance[receiver] = through
      before[receiver] = sender
      if ((degree[receiver] as number) < (size[receiver] as number)) this.reach = through
    }
  }

  /** From a receiver back along the ways that lead to it. */
  private lookBack(receiver: number): void {
    const { distance, before, seen, settled, open, search, legs } = this
    const { teamCount, to: cost } = legs
    const { price, partner, degree } = this.state
    const base = (distance[receiver] as number) + (price[receiver] as number)
    const start = receiver * room
    const end = start + (degree[receiver] as number)
    for (let entry = start; entry < end; entry++) {
      const sender = partner[entry] as number
      if (settled[sender] === search) continue
      const through = base + (price[sender] as number) - (cost[sender * teamCount + receiver] as number)
      if (seen[sender] !== search) {
        seen[sender] = search
        open[this.openCount++] = sender
      } else if (through >= (distance[sender] as number)) continue
      distance[sender] = through
      before[sender] = receiver
    }
  }

  private takeNearest(): number {
    const { open, distance } = this
    let nearestIndex = -1
    let least = Number.POSITIVE_INFINITY
    for (let index = 0; index < this.openCount; index++) {
      const far = distance[open[index] as number] as number
      if (far < least) {
        least = far
        nearestIndex = index
      }
    }
    if (nearestIndex < 0) return -1
    const team = open[nearestIndex] as number
    open[nearestIndex] = open[--this.openCount] as number
    return team
  }

  private adjustPrices(length: number): void {
    const { done, distance, state } = this
    for (let index = 0; index < this.doneCount; index++) {
      const team = done[index] as number
      const slack = length - (distance[team] as number)
      if (slack === 0) continue
      state.touch(team)
      const price = state.price[team] as number
      state.price[team] = state.side[team] === isSender ? price + slack : price - slack
    }
  }

  private usePath(source: number, target: number): void {
    const { before, state } = this
    let team = target
    while (team !== source) {
      const previous = before[team] as number
      if (state.side[team] === isReceiver) state.addWay(previous, team)
      else state.dropWay(team, previous)
      team = previous
    }
  }
}
