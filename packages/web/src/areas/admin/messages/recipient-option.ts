import type { ParticipantReply } from '@running-dinner/contract/participants.ts'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { fullName } from '@running-dinner/domain'
import { isSearching, searchParticipants } from '@running-dinner/domain/participants/search.ts'
import type { RecipientPool } from '../../../features/messages/message-recipients.ts'
import { filterTeams } from '../../../features/teams/filter-teams.ts'

/** A line of the list to pick from. */
export type RecipientOption =
  | { kind: 'person'; id: string; name: string; email: string; isInTeam: boolean }
  /** `meal`: the course the team cooks. */
  | { kind: 'team'; id: string; number: number; meal: string | undefined; members: string }

/** Whom or which teams one can pick, narrowed to what is searched for. */
export function recipientOptions(pool: RecipientPool, search: string): RecipientOption[] {
  if (pool.type === 'PARTICIPANT') {
    const people = [...pool.participants]
    return (isSearching(search) ? searchParticipants(people, search) : people).map(personOption)
  }
  const running = pool.teams.filter((team) => team.status !== 'CANCELLED')
  return filterTeams(running, { text: search, mealId: undefined, withoutSeats: undefined }).map(teamOption)
}

function personOption(person: ParticipantReply): RecipientOption {
  const { id, email, teamId } = person
  return { kind: 'person', id, name: fullName(person), email, isInTeam: teamId !== null }
}

function teamOption({ id, teamNumber, meal, onlyGuest, teamMembers }: TeamReply): RecipientOption {
  const members = teamMembers.map(fullName).join(', ')
  return { kind: 'team', id, number: teamNumber, meal: onlyGuest ? undefined : meal.label, members }
}
