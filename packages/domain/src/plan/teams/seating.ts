import type { Participant } from '../../people/participants/participant.ts'
import { type FormingTeam, membersOf } from './forming-team.ts'

/** Who is in which team, for quick exchanges. People are positions in `people`, teams those they were given in. */
export class Seating {
  readonly people: readonly Participant[]
  /** Who may change teams. */
  readonly movable: Int32Array
  readonly teamOf: Int32Array
  private readonly slotOf: Uint8Array
  private readonly pinned: number[]
  private readonly members: Int32Array[]

  constructor(teams: readonly FormingTeam[]) {
    this.people = teams.flatMap(membersOf)
    this.teamOf = new Int32Array(this.people.length)
    this.slotOf = new Uint8Array(this.people.length)
    this.pinned = teams.map((team) => team.pinned.length)
    const movable: number[] = []
    let next = 0
    this.members = teams.map((team, number) => {
      const members = new Int32Array(membersOf(team).length)
      for (const slot of members.keys()) {
        members[slot] = next
        this.teamOf[next] = number
        this.slotOf[next] = slot
        if (slot >= team.pinned.length) movable.push(next)
        next++
      }
      return members
    })
    this.movable = Int32Array.from(movable)
  }

  get teamCount(): number {
    return this.members.length
  }

  membersOf(team: number): Int32Array {
    return this.members[team] as Int32Array
  }

  isMovable(person: number): boolean {
    return (this.slotOf[person] as number) >= (this.pinned[this.teamOf[person] as number] as number)
  }

  swap(firstSeat: number, secondSeat: number): void {
    const team = this.teamOf[firstSeat] as number
    const slot = this.slotOf[firstSeat] as number
    this.seat(firstSeat, this.teamOf[secondSeat] as number, this.slotOf[secondSeat] as number)
    this.seat(secondSeat, team, slot)
  }

  teams(): FormingTeam[] {
    return this.members.map((members, team) => {
      const people = [...members].flatMap((member) => this.people[member] ?? [])
      return { pinned: people.slice(0, this.pinned[team]), free: people.slice(this.pinned[team]) }
    })
  }

  private seat(person: number, team: number, slot: number): void {
    this.membersOf(team)[slot] = person
    this.teamOf[person] = team
    this.slotOf[person] = slot
  }
}
