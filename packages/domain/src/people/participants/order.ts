import type { Participant } from './participant.ts'

/** All confirmed participants in the order of the list. The id decides between equal numbers. */
export function confirmedInOrder(participants: readonly Participant[]): Participant[] {
  return participants
    .filter((participant) => participant.activationDate !== undefined)
    .sort((first, second) => first.participantNumber - second.participantNumber || compareIds(first.id, second.id))
}

function compareIds(id: string, otherId: string): number {
  return id < otherId ? -1 : Number(id > otherId)
}
