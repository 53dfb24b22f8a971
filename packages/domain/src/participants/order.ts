import type { Participant } from './participant.ts'

/** Everybody who counts (confirmed registrations), in the order of the list (rules 3.2). The id settles equal numbers. */
export function activatedInOrder(participants: readonly Participant[]): Participant[] {
  return participants
    .filter((participant) => participant.activationDate !== undefined)
    .sort((one, other) => one.participantNumber - other.participantNumber || compareIds(one.id, other.id))
}

function compareIds(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
