import { candidates, endOfCandidates, firstCandidate } from './candidate-ways.ts'
import { ExchangeBounds } from './exchange-bounds.ts'
import { PathSearch } from './path-search.ts'
import type { PlannedLegs } from './planned-legs.ts'
import { isReceiver, isSender, notThere, room, TransitionState } from './transition-state.ts'

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
    const row = team * legs.teamCount
    const list = candidates(legs, state, otherTeam)
    const end = endOfCandidates(legs, state, otherTeam, team)
    for (let entry = firstCandidate(legs, team); entry < end; entry++) {
      const partner = list[entry] as number
      if (side[partner] !== otherTeam || (degree[partner] as number) >= room) continue
      const value = (costs[row + partner] as number) - (price[partner] as number)
      if (partners.length === size && value >= (values[size - 1] as number)) continue
      let place = partners.length < size ? partners.length : size - 1
      while (place > 0 && (values[place - 1] as number) > value) {
        values[place] = values[place - 1] as number
        partners[place] = partners[place - 1] as number
        place--
      }
      values[place] = value
      partners[place] = partner
    }
    picked.last = values.at(-1) ?? 0
    return picked
  }
}
