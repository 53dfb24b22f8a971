import type { ParticipantList } from '../../../features/participants/participants.api.ts'

export type ListState =
  | { kind: 'empty' }
  | { kind: 'allAssignable'; count: number }
  | { kind: 'tooFew'; minimum: number; missing: number }
  /** With teams: whoever has none. */
  | { kind: 'unassigned'; count: number }
  /** Before teams: the last ones wait until `more` people fill the next bigger dinner. */
  | { kind: 'waiting'; count: number; more: number }

/** What the list says about itself (rules 6.6). `step`: as many more people make the next bigger dinner. */
export function listStateOf(list: ParticipantList, step: number): ListState {
  const count = list.numParticipantsTotal
  const waiting = list.participantsWaitingList.length
  const { numMinParticipantsNeeded: minimum, numParticipantsMissing: missing } = list.missingParticipantsInfo
  if (count === 0) return { kind: 'empty' }
  if (list.teamsGenerated)
    return waiting > 0 ? { kind: 'unassigned', count: waiting } : { kind: 'allAssignable', count }
  if (missing > 0) return { kind: 'tooFew', minimum, missing }
  return waiting > 0 ? { kind: 'waiting', count: waiting, more: step - waiting } : { kind: 'allAssignable', count }
}
