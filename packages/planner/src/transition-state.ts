/** Which side of a transition a place is on. */
export const notThere = 0
export const isSender = 1
export const isReceiver = 2

/** Partners kept per place: four when settled, some more while a change is worked in. */
export const room = 12

/** Who goes from where to where, and the prices that prove it cheapest; with one step back. */
export class TransitionState {
  total = 0
  readonly price: Float64Array
  readonly side: Uint8Array
  /** How many ways a place should have. */
  readonly size: Uint8Array
  /** How many it has. */
  readonly degree: Uint8Array
  readonly partner: Int32Array
  /** The places of each side, in no order; index by side. */
  readonly members: readonly [Int32Array, Int32Array, Int32Array]
  readonly memberCount = [0, 0, 0]
  private readonly position: Int32Array
  private readonly teamCount: number
  private readonly cost: Float64Array
  private readonly kept: { total: number; numbers: Float64Array; bytes: Uint8Array; partner: Int32Array }
  private readonly touched: Int32Array
  private readonly isTouched: Uint8Array
  private touchedCount = 0

  constructor(teamCount: number, cost: Float64Array) {
    this.teamCount = teamCount
    this.cost = cost
    this.price = new Float64Array(teamCount)
    this.side = new Uint8Array(teamCount)
    this.size = new Uint8Array(teamCount)
    this.degree = new Uint8Array(teamCount)
    this.partner = new Int32Array(teamCount * room)
    this.members = [new Int32Array(0), new Int32Array(teamCount), new Int32Array(teamCount)]
    this.position = new Int32Array(teamCount)
    this.kept = {
      total: 0,
      numbers: new Float64Array(teamCount),
      bytes: new Uint8Array(teamCount * 3),
      partner: new Int32Array(teamCount * room),
    }
    this.touched = new Int32Array(teamCount)
    this.isTouched = new Uint8Array(teamCount)
  }

  /** To be called before anything of a place changes, so that it can be undone. */
  touch(team: number): void {
    if (this.isTouched[team] === 1) return
    this.isTouched[team] = 1
    this.touched[this.touchedCount++] = team
  }

  setSide(team: number, side: number): void {
    const { members, memberCount, position } = this
    const sideBefore = this.side[team] as number
    if (sideBefore !== notThere) {
      const list = members[sideBefore] as Int32Array
      const last = list[--(memberCount as [number, number, number])[sideBefore as 1 | 2]] as number
      list[position[team] as number] = last
      position[last] = position[team] as number
    }
    this.side[team] = side
    if (side === notThere) return
    position[team] = memberCount[side] as number
    ;(members[side] as Int32Array)[memberCount[side] as number] = team
    memberCount[side] = (memberCount[side] as number) + 1
  }

  addWay(sender: number, receiver: number): void {
    const { degree, partner } = this
    this.touch(sender)
    this.touch(receiver)
    const ofSender = degree[sender] as number
    const ofReceiver = degree[receiver] as number
    partner[sender * room + ofSender] = receiver
    partner[receiver * room + ofReceiver] = sender
    degree[sender] = ofSender + 1
    degree[receiver] = ofReceiver + 1
    this.total += this.cost[sender * this.teamCount + receiver] as number
  }

  dropWay(sender: number, receiver: number): void {
    this.touch(sender)
    this.touch(receiver)
    this.forget(sender, receiver)
    this.forget(receiver, sender)
    this.total -= this.cost[sender * this.teamCount + receiver] as number
  }

  hasWay(sender: number, receiver: number): boolean {
    const start = sender * room
    const end = start + (this.degree[sender] as number)
    for (let entry = start; entry < end; entry++) if (this.partner[entry] === receiver) return true
    return false
  }

  keep(): void {
    const { kept, touched, touchedCount, teamCount } = this
    for (let index = 0; index < touchedCount; index++) {
      const team = touched[index] as number
      kept.numbers[team] = this.price[team] as number
      kept.bytes[team] = this.side[team] as number
      kept.bytes[teamCount + team] = this.size[team] as number
      kept.bytes[2 * teamCount + team] = this.degree[team] as number
      const end = (team + 1) * room
      for (let entry = team * room; entry < end; entry++) kept.partner[entry] = this.partner[entry] as number
      this.isTouched[team] = 0
    }
    this.touchedCount = 0
    kept.total = this.total
  }

  undo(): void {
    const { kept, touched, touchedCount, teamCount } = this
    for (let index = 0; index < touchedCount; index++) {
      const team = touched[index] as number
      this.price[team] = kept.numbers[team] as number
      this.setSide(team, kept.bytes[team] as number)
      this.size[team] = kept.bytes[teamCount + team] as number
      this.degree[team] = kept.bytes[2 * teamCount + team] as number
      const end = (team + 1) * room
      for (let entry = team * room; entry < end; entry++) this.partner[entry] = kept.partner[entry] as number
      this.isTouched[team] = 0
    }
    this.touchedCount = 0
    this.total = kept.total
  }

  private forget(team: number, otherTeam: number): void {
    const { partner, degree } = this
    const last = (degree[team] as number) - 1
    let entry = team * room
    while (partner[entry] !== otherTeam) entry++
    partner[entry] = partner[team * room + last] as number
    degree[team] = last
  }
}
