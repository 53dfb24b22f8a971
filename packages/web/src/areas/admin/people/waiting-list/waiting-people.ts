import type { ParticipantReply, WaitingListReply } from '@running-dinner/contract/people'
import { type WaitingPerson, withPartner } from '../../../../features/people/waiting-list/whole-pairs.ts'

/** All waiting people in the order of the list. */
export function waitingPeople(
  waitingList: Pick<WaitingListReply, 'participantsForTeamArrangement' | 'remainingParticipants'>,
): ParticipantReply[] {
  return [...waitingList.participantsForTeamArrangement, ...waitingList.remainingParticipants].sort(
    (left, right) => left.participantNumber - right.participantNumber,
  )
}

/** The chosen people who still wait, in the order of choice, at most `most`. Pairs that registered together stay together. */
export function keptChoice<Person extends WaitingPerson>(
  chosenIds: readonly string[],
  people: readonly Person[],
  most: number,
): string[] {
  const keptIds: string[] = []
  for (const id of chosenIds) {
    const person = people.find((candidate) => candidate.id === id)
    if (!person || keptIds.includes(id)) continue
    const unit = withPartner(person, people).map((member) => member.id)
    if (keptIds.length + unit.length <= most) keptIds.push(...unit)
  }
  return keptIds
}
