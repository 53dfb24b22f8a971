import { candidates, endOfCandidates, firstCandidate } from './candidate-ways.ts'
import type { PlannedLegs } from './planned-legs.ts'
import { isReceiver, isSender, room, type TransitionState } from './transition-state.ts'

/**
 * A lower bound for the cost of an exchange, from the prices of a flow alone: by duality no flow is cheaper than any
 * prices say. Places that stay keep their prices, and only those that leave and join are counted.
 */
export class ExchangeBounds {
  private readonly state: TransitionState
  private readonly legs: PlannedLegs
  /** The dearest of the ways `boundOf` counted last. */
  private lastPrice = 0

  constructor(state: TransitionState, legs: PlannedLegs) {
    this.state = state
    this.legs = legs
  }

  /** Lower bound for the ways of a new sender after the prices of its receivers. */
  boundOfSender(team: number, size: number): number {
    return this.boundOf(team, size, isReceiver, -1)
  }

  boundOfReceiver(team: number, size: number): number {
    return this.boundOf(team, size, isSender, -1)
  }

  /**
   * Lower bound for the exchange of a sender and a receiver: the sums of both are removed, with what was counted twice,
   * and the two are added again, the new sender at the price of its most expensive way.
   */
  boundOfTurn(sender: number, receiver: number): number {
    const { size } = this.state
    const without = this.contribution(sender) + this.contribution(receiver) + this.surplus(sender, receiver)
    const asSender = this.boundOf(receiver, size[sender] as number, isReceiver, receiver)
    const price = this.lastPrice
    const asReceiver = this.boundWith(sender, size[receiver] as number, receiver, price)
    // With three tables per course a place needs every one of the other side, the one that only just comes there too.
    const bound = asSender + asReceiver - without
    return Number.isFinite(bound) ? bound : Number.NEGATIVE_INFINITY
  }

  private boundOf(team: number, size: number, otherTeam: number, without: number): number {
    const { legs, state } = this
    const { side, price } = state
    const costs = otherTeam === isReceiver ? legs.to : legs.from
    const row = team * legs.teamCount
    const list = candidates(legs, state, otherTeam)
    const end = endOfCandidates(legs, state, otherTeam, team)
    let first = Number.POSITIVE_INFINITY
    let second = first
    let third = first
    let fourth = first
    for (let entry = firstCandidate(legs, team); entry < end; entry++) {
      const partner = list[entry] as number
      if (side[partner] !== otherTeam || partner === without) continue
      const value = (costs[row + partner] as number) - (price[partner] as number)
      if (value >= fourth) continue
      if (value >= third) fourth = value
      else {
        fourth = third
        if (value >= second) third = value
        else {
          third = second
          if (value >= first) second = value
          else {
            second = first
            first = value
          }
        }
      }
    }
    if (size === 3) {
      this.lastPrice = third
      return first + second + third
    }
    if (size === 2) {
      this.lastPrice = second
      return first + second
    }
    this.lastPrice = fourth
    return first + second + third + fourth
  }

  /** As `boundOfReceiver` for a place that was a sender until now, with `partner` as a sender at that price in its stead. */
  private boundWith(team: number, size: number, partner: number, price: number): number {
    const all = this.boundOf(team, size, isSender, team)
    const own = (this.legs.to[partner * this.legs.teamCount + team] as number) - price
    return own < this.lastPrice ? all - this.lastPrice + own : all
  }

  /** What the ways of a place cost after the prices of its partners. */
  contribution(team: number): number {
    const { partner, degree, price, side } = this.state
    const start = team * room
    const end = start + (degree[team] as number)
    let sum = 0
    for (let entry = start; entry < end; entry++) {
      const other = partner[entry] as number
      const way = side[team] === isSender ? team * this.legs.teamCount + other : other * this.legs.teamCount + team
      sum += (this.legs.to[way] as number) - (price[other] as number)
    }
    return sum
  }

  /** By how much the prices of two places exceed the cost of the way between them; 0 when they do not. */
  private surplus(team: number, otherTeam: number): number {
    const { price } = this.state
    const cost = this.legs.to[team * this.legs.teamCount + otherTeam] as number
    return Math.max(0, (price[team] as number) + (price[otherTeam] as number) - cost)
  }
}
