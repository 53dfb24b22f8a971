import type { Participant } from './participant.ts'

/** All confirmed participants in the order of the list. The id decides between equal numbers. */
export function confirmedInOrder(participants: readonly Participant[]): Participant[] {
  return participants
    .filter((participant) => participant.activationDate !== undefined)
    .sort((first, second) => first.participantNumber - second.participantNumber || compareIds(first.id, second.id))
}

function compareIds(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
