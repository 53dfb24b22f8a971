import { candidates, endOfCandidates, firstCandidate } from './candidate-ways.ts'
import { PathSearch } from './path-search.ts'
import type { PlannedLegs } from './planned-legs.ts'
import { isReceiver, isSender, notThere, room, TransitionState } from './transition-state.ts'

/**
 * A lower bound for the cost of an exchange, from the prices of a flow alone: by duality no flow is cheaper than any
 * prices say. Places that stay keep their prices, and only those that leave and join are counted.
 */
class ExchangeBounds {
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
    const rowStart = team * legs.teamCount
    const nearest = candidates(legs, state, otherTeam)
    const end = endOfCandidates(legs, state, otherTeam, team)
    let lowest = Number.POSITIVE_INFINITY
    let secondLowest = lowest
    let third = lowest
    let fourth = lowest
    for (let entry = firstCandidate(legs, team); entry < end; entry++) {
      const partner = nearest[entry] as number
      if (side[partner] !== otherTeam || partner === without) continue
      const reducedCost = (costs[rowStart + partner] as number) - (price[partner] as number)
      if (reducedCost >= fourth) continue
      if (reducedCost >= third) fourth = reducedCost
      else {
        fourth = third
        if (reducedCost >= secondLowest) third = reducedCost
        else {
          third = secondLowest
          if (reducedCost >= lowest) secondLowest = reducedCost
          else {
            secondLowest = lowest
            lowest = reducedCost
          }
        }
      }
    }
    if (size === 3) {
      this.lastPrice = third
      return lowest + secondLowest + third
    }
    if (size === 2) {
      this.lastPrice = secondLowest
      return lowest + secondLowest
    }
    this.lastPrice = fourth
    return lowest + secondLowest + third + fourth
  }

  /** As `boundOfReceiver` for a place that was a sender until now, with `partner` as a sender at that price in its stead. */
  private boundWith(team: number, size: number, partner: number, price: number): number {
    const wholeBound = this.boundOf(team, size, isSender, team)
    const own = (this.legs.to[partner * this.legs.teamCount + team] as number) - price
    return own < this.lastPrice ? wholeBound - this.lastPrice + own : wholeBound
  }

  /** What the ways of a place cost after the prices of its partners. */
  contribution(team: number): number {
    const { partner, degree, price, side } = this.state
    const start = team * room
    const end = start + (degree[team] as number)
    let sum = 0
    for (let entry = start; entry < end; entry++) {
      const otherTeam = partner[entry] as number
      const way =
        side[team] === isSender ? team * this.legs.teamCount + otherTeam : otherTeam * this.legs.teamCount + team
      sum += (this.legs.to[way] as number) - (price[otherTeam] as number)
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

/**
 * The cheapest ways from the places of one course to those of the next: a place sends (or receives) as many teams as
 * sit at its table, and no two teams go the same way, because they would meet twice. A transportation problem with
 * capacities of one, kept optimal while places come and go: flow and prices are repaired along shortest augmenting
 * paths (docs/rules/plan/routes.md#how-a-plan-is-found).
 * Once repaired, every used way costs at most `price[sender] + price[receiver]` and every unused one at least that,
 * which proves the flow optimal among the ways of `near`. Costs are whole numbers, so that prices stay exact.
 */
export class Transition {
  /** What changes would cost at least. */
  readonly bounds: ExchangeBounds
  private readonly state: TransitionState
  private readonly legs: PlannedLegs
  private readonly paths: PathSearch
  /** Places whose number of partners no longer fits after a change; a place may be listed twice. */
  private disturbed: number[] = []
  private readonly picked = { partners: [] as number[], costs: [] as number[], last: 0 }

  constructor(legs: PlannedLegs) {
    this.legs = legs
    this.state = new TransitionState(legs.teamCount, legs.to)
    this.paths = new PathSearch(this.state, legs)
    this.bounds = new ExchangeBounds(this.state, legs)
  }

  get total(): number {
    return this.state.total
  }

  /** The places a sender's teams go to. */
  receiversOf(sender: number): number[] {
    const start = sender * room
    return Array.from(this.state.partner.subarray(start, start + (this.state.degree[sender] as number)))
  }

  /** Puts a place among the senders; it takes its cheapest ways at once, `repair` then sees to the others. */
  addSender(team: number, size: number): void {
    this.add(team, size, isSender)
  }

  addReceiver(team: number, size: number): void {
    this.add(team, size, isReceiver)
  }

  remove(team: number): void {
    const { state } = this
    state.touch(team)
    while ((state.degree[team] as number) > 0) {
      const partner = state.partner[team * room] as number
      this.disturbed.push(partner)
      if (state.side[team] === isSender) state.dropWay(team, partner)
      else state.dropWay(partner, team)
    }
    state.setSide(team, notThere)
    state.size[team] = 0
  }

  /** Gives a place another table size without moving it. */
  resize(team: number, size: number): void {
    this.state.touch(team)
    this.state.size[team] = size
    this.disturbed.push(team)
  }

  /** Makes everything optimal again; false when the ways of `near` do not suffice for that. */
  repair(): boolean {
    const { degree, size, side } = this.state
    const { disturbed, paths } = this
    for (let index = 0; index < disturbed.length; index++) {
      const team = disturbed[index] as number
      const lacks = () => side[team] === isSender && (degree[team] as number) < (size[team] as number)
      const hasTooMany = () => side[team] === isReceiver && (degree[team] as number) > (size[team] as number)
      while (lacks() || hasTooMany()) {
        if (paths.augment(team)) continue
        this.disturbed = []
        return false
      }
    }
    this.disturbed = []
    return true
  }

  /** What has been done since the last `keep` stays. */
  keep(): void {
    this.state.keep()
  }

  /** Back to the last `keep`. */
  undo(): void {
    this.disturbed = []
    this.state.undo()
  }

  private add(team: number, size: number, side: typeof isSender | typeof isReceiver): void {
    const { state } = this
    state.touch(team)
    state.setSide(team, side)
    state.size[team] = size
    state.degree[team] = 0
    const chosen = this.cheapest(team, size, side === isSender ? isReceiver : isSender)
    state.price[team] = chosen.last
    for (const partner of chosen.partners) {
      if (side === isSender) state.addWay(team, partner)
      else state.addWay(partner, team)
      this.disturbed.push(partner)
    }
    this.disturbed.push(team)
  }

  /** The `size` partners of least cost after their price, in order, and the dearest of these costs. */
  private cheapest(team: number, size: number, otherTeam: number) {
    const { picked, state, legs } = this
    const { side, price, degree } = state
    const { partners, costs: values } = picked
    partners.length = 0
    values.length = 0
    const costs = otherTeam === isReceiver ? legs.to : legs.from
    const rowStart = team * legs.teamCount
    const nearest = candidates(legs, state, otherTeam)
    const end = endOfCandidates(legs, state, otherTeam, team)
    for (let entry = firstCandidate(legs, team); entry < end; entry++) {
      const partner = nearest[entry] as number
      if (side[partner] !== otherTeam || (degree[partner] as number) >= room) continue
      const reducedCost = (costs[rowStart + partner] as number) - (price[partner] as number)
      if (partners.length === size && reducedCost >= (values[size - 1] as number)) continue
      let place = partners.length < size ? partners.length : size - 1
      while (place > 0 && (values[place - 1] as number) > reducedCost) {
        values[place] = values[place - 1] as number
        partners[place] = partners[place - 1] as number
        place--
      }
      values[place] = reducedCost
      partners[place] = partner
    }
    picked.last = values.at(-1) ?? 0
    return picked
  }
}
