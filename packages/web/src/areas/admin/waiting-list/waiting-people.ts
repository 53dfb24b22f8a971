import type { ParticipantReply } from '@running-dinner/contract/participants.ts'
import type { WaitingListReply } from '@running-dinner/contract/waiting-list.ts'

/** All waiting people in the order of the list. */
export function waitingPeople(
  list: Pick<WaitingListReply, 'participantsForTeamArrangement' | 'remainingParticipants'>,
): ParticipantReply[] {
  return [...list.participantsForTeamArrangement, ...list.remainingParticipants].sort(
    (one, other) => one.participantNumber - other.participantNumber,
  )
}
