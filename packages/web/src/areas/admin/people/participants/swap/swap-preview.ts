import type { ListedParticipant } from '@running-dinner/contract/people'
import type { IssueCode } from '@running-dinner/domain'
import { fullName, swapOrder } from '@running-dinner/domain/people'
import type { PersonRow } from '../list/person-rows.ts'

export type SwapPreview =
  | { refused: IssueCode }
  | {
      /** The two people, each with the second person of their pair. */
      moves: readonly { name: string; from: number; to: number }[]
      /** How many people between them change places. */
      numShifted: number
      joining: readonly string[]
      waiting: readonly string[]
    }

/** The effect of a swap on the places of the list. `rows` are in the server's order. */
export function swapPreview(rows: readonly PersonRow[], firstPerson: PersonRow, otherPerson: PersonRow): SwapPreview {
  const people = rows.map(({ person }) => person)
  const swapped = swapOrder(people.map(toListed), firstPerson.person.id, otherPerson.person.id)
  if ('refused' in swapped) return swapped
  const numberOf = (person: ListedParticipant) => swapped.numbers.get(person.id) ?? person.participantNumber
  const before = [...people].sort((a, b) => a.participantNumber - b.participantNumber)
  const after = [...people].sort((a, b) => numberOf(a) - numberOf(b))
  const placeBefore = placesOf(before)
  const placeAfter = placesOf(after)
  const units = new Set([firstPerson.person, otherPerson.person].flatMap((person) => unitOf(people, person)))
  const numIn = rows.filter((row) => !row.isWaiting).length
  const place = (places: ReadonlyMap<string, number>, { id }: ListedParticipant) => places.get(id) ?? 0
  const moved = before.filter((person) => place(placeBefore, person) !== place(placeAfter, person))
  const crosses = (from: ReadonlyMap<string, number>, to: ReadonlyMap<string, number>) =>
    moved.filter((person) => place(from, person) > numIn && place(to, person) <= numIn).map(fullName)
  return {
    moves: [...units].map((person) => ({
      name: fullName(person),
      from: place(placeBefore, person),
      to: place(placeAfter, person),
    })),
    numShifted: moved.filter((person) => !units.has(person)).length,
    ...(isDivided(after, numIn)
      ? { joining: [], waiting: [] }
      : { joining: crosses(placeBefore, placeAfter), waiting: crosses(placeAfter, placeBefore) }),
  }
}

function toListed(person: ListedParticipant) {
  return {
    id: person.id,
    participantNumber: person.participantNumber,
    teamPartnerWishOriginatorId: person.teamPartnerWishOriginatorId ?? undefined,
    teamId: person.teamId ?? undefined,
  }
}

function placesOf(people: readonly ListedParticipant[]): ReadonlyMap<string, number> {
  return new Map(people.map(({ id }, index) => [id, index + 1]))
}

function unitOf(people: readonly ListedParticipant[], person: ListedParticipant): ListedParticipant[] {
  const originator = person.teamPartnerWishOriginatorId
  return originator === null ? [person] : people.filter((one) => one.teamPartnerWishOriginatorId === originator)
}

/** A pair at the border of the waiting list stays together; only the server decides who makes room for it. */
function isDivided(after: readonly ListedParticipant[], numIn: number): boolean {
  const [last, first] = [after[numIn - 1], after[numIn]]
  const originator = last?.teamPartnerWishOriginatorId ?? null
  return originator !== null && originator === first?.teamPartnerWishOriginatorId
}
