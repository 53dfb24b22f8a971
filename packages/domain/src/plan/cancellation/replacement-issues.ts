import { type Issue, issue } from '../../issue.ts'
import { fullName, type Participant } from '../../people/participants/participant.ts'
import { dividedPair, waitingPeopleIssues } from '../../people/waiting-list/waiting-people-issues.ts'

const field = 'replacementParticipantIds'

/** Why these people cannot replace a whole team: docs/rules/plan/cancellation.md#a-whole-team. */
export function replacementIssues(ids: readonly string[], people: readonly Participant[], teamSize: number): Issue[] {
  const wrong = waitingPeopleIssues(ids, people, (index) => `${field}[${index}]`)
  if (wrong.length > 0) return wrong
  if (ids.length < teamSize) {
    const data = { missing: teamSize - ids.length, teamSize }
    return [issue('invalid_size_replacement_participants_too_little', field, data)]
  }
  if (ids.length > teamSize) {
    const data = { surplus: ids.length - teamSize, teamSize }
    return [issue('invalid_size_replacement_participants_too_many', field, data)]
  }
  const pair = dividedPair(people, new Set(ids))
  if (!pair) return []
  const [name, otherName] = [fullName(pair[0]), fullName(pair[1])]
  return [issue('invalid_replacement_participants_inconsistent_teampartner_wish', field, { name, otherName })]
}
