import { type Issue, issue } from '../../issue.ts'
import { limits } from '../../limits.ts'
import { emailIdentity } from '../../people/participants/email.ts'
import { pairRoleOf } from '../../people/participants/fixed-pair.ts'
import type { Participant } from '../../people/participants/participant.ts'
import type { Team } from '../../plan/teams/team.ts'
import type { ParticipantSelection, TeamSelection } from './message-types.ts'

export interface ParticipantRecipient {
  participant: Participant
}

export interface TeamRecipient extends ParticipantRecipient {
  team: Team
}

/** Empty `recipients` always come with an issue. */
export interface Recipients<R> {
  recipients: R[]
  issues: Issue[]
}

/** Confirmed participants only, in the given order, one mail per address. `ids` count for CUSTOM_SELECTION. */
export function participantRecipients(
  participants: readonly Participant[],
  selection: ParticipantSelection,
  ids: readonly string[] = [],
): Recipients<ParticipantRecipient> {
  const wantedIds = new Set(ids)
  const chosenPeople = participants.filter((participant) => {
    if (selection === 'ASSIGNED_TO_TEAM') return participant.teamId !== undefined
    if (selection === 'NOT_ASSIGNED_TO_TEAM') return participant.teamId === undefined
    return selection === 'ALL' || wantedIds.has(participant.id)
  })
  const confirmed = chosenPeople.filter((participant) => participant.activationDate !== undefined)
  const unknown = selection === 'CUSTOM_SELECTION' && chosenPeople.length < wantedIds.size
  return checked(
    reachable(
      confirmed.map((participant) => ({ participant })),
      participants,
    ),
    unknown ? 'customSelectedParticipantIds' : undefined,
  )
}

/** Every member of the selected teams; cancelled teams have no recipients. */
export function teamRecipients(
  teams: readonly Team[],
  selection: TeamSelection,
  ids: readonly string[] = [],
): Recipients<TeamRecipient> {
  const wantedIds = new Set(ids)
  const chosenTeams = teams.filter((team) => selection === 'ALL' || wantedIds.has(team.id))
  const members = chosenTeams
    .filter((team) => team.status !== 'CANCELLED')
    .flatMap((team) => team.members.map((participant) => ({ participant, team })))
  const unknown = selection === 'CUSTOM_SELECTION' && chosenTeams.length < wantedIds.size
  return checked(
    reachable(
      members,
      teams.flatMap((team) => team.members),
    ),
    unknown ? 'customSelectedTeamIds' : undefined,
  )
}

/** `everybody` is searched for the addresses of roots that are not among the candidates. */
function reachable<R extends ParticipantRecipient>(candidates: readonly R[], everybody: readonly Participant[]): R[] {
  const emailById = new Map(everybody.map((participant) => [participant.id, emailIdentity(participant.email)]))
  const seenEmails = new Set<string>()
  return candidates.filter(({ participant }) => {
    const email = emailIdentity(participant.email)
    const rootsEmail = emailById.get(participant.teamPartnerWishOriginatorId ?? '')
    const isRootsAddress = pairRoleOf(participant) === 'child' && rootsEmail === email
    if (email === '' || isRootsAddress || seenEmails.has(email)) return false
    seenEmails.add(email)
    return true
  })
}

/** A foreign or deleted id refuses the whole selection, so that as many people are written to as were confirmed. */
function checked<R>(recipients: R[], unknownIn: string | undefined): Recipients<R> {
  if (unknownIn !== undefined) return { recipients: [], issues: [issue('value_invalid', unknownIn)] }
  if (recipients.length === 0) {
    return { recipients, issues: [issue('invalid_size_selected_participants_message_empty')] }
  }
  if (recipients.length > limits.recipients) {
    const tooMany = issue('message_too_many_recipients', undefined, { maximum: limits.recipients })
    return { recipients: [], issues: [tooMany] }
  }
  return { recipients, issues: [] }
}
