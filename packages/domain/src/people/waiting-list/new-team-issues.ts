import { type Issue, issue } from '../../issue.ts'
import { assignableSizes } from '../participants/assignment.ts'
import { fullName, type Participant } from '../participants/participant.ts'
import { dividedPair, waitingPeopleIssues } from './waiting-people-issues.ts'

interface Sizes {
  mealCount: number
  teamSize: number
  /** Free places in the present teams: they are filled first. */
  freePlaces: number
}

const field = 'participants'

/** Why these people cannot make new teams. */
export function newTeamIssues(ids: readonly string[], people: readonly Participant[], sizes: Sizes): Issue[] {
  const { nextParticipantsOffsetSize: step } = assignableSizes(sizes.mealCount, sizes.teamSize)
  const wrong = waitingPeopleIssues(ids, people, (index) => `${field}[${index}].id`)
  if (wrong.length > 0) return wrong
  const needed = step + sizes.freePlaces
  if (ids.length < needed) {
    const data = { needed, missing: needed - ids.length }
    return [issue('invalid_size_waitinglist_participants_to_generate_teams_too_few', field, data)]
  }
  const surplus = (ids.length - sizes.freePlaces) % step
  if (surplus !== 0) {
    const data = { step, surplus, missing: step - surplus }
    return [issue('invalid_size_waitinglist_participants_to_generate_teams', field, data)]
  }
  const pair = dividedPair(people, new Set(ids))
  if (!pair) return []
  const [name, otherName] = [fullName(pair[0]), fullName(pair[1])]
  return [issue('invalid_waitinglist_teamgeneration_inconsistent_teampartner_wish', field, { name, otherName })]
}
