import { type Issue, issue } from '../../issue.ts'
import { unitsInOrder } from '../partner-wishes/pairs.ts'
import { withinLimit } from './assignment.ts'
import { pairRoleOf } from './fixed-pair.ts'
import { confirmedInOrder } from './order.ts'
import type { Participant } from './participant.ts'
import { tooManyParticipants } from './participant-issues.ts'

/** Why a registered single cannot become a pair: only before there are teams, and where nobody loses a place for it. */
export function newPairIssues(
  person: Participant,
  people: readonly Participant[],
  { participantLimit, cancelled }: { participantLimit: number | undefined; cancelled: boolean },
): Issue[] {
  const refused = (message: Issue['message']) => [issue(message, 'teamPartnerWishRegistrationData')]
  if (cancelled) return refused('event_cancelled')
  if (pairRoleOf(person) !== 'single') return refused('participant_is_paired')
  if (people.some(({ teamId }) => teamId !== undefined)) return refused('participant_pair_after_teams')
  if (person.activationDate === undefined) return refused('participant_not_confirmed')
  if (participantLimit !== undefined && losesPlace(person, people, participantLimit))
    return refused('participant_pair_without_place')
  return tooManyParticipants(people.length, 1)
}

/** Whether anybody, the pair included, would wait who has a place within the limit. */
function losesPlace(person: Participant, people: readonly Participant[], limit: number): boolean {
  const units = unitsInOrder(confirmedInOrder(people))
  const after = units.map((unit) => (unit.includes(person) ? [person, person] : unit))
  const kept = new Set(withinLimit(after, limit).flat())
  return withinLimit(units, limit).some((unit) => unit.some((member) => !kept.has(member)))
}
