import type { ParticipantReply } from '@running-dinner/contract/people'
import type { TeamReply } from '@running-dinner/contract/plan'
import { fullName, type Language, type Participant, type Team } from '@running-dinner/domain'
import { participantRecipients, teamRecipients } from '@running-dinner/domain/messages'
import type { MessageContent, MessageType } from './message-content.ts'

/** All people or teams that a message of a kind can be sent to. */
export type RecipientPool =
  | { type: 'PARTICIPANT'; participants: readonly ParticipantReply[] }
  | { type: Exclude<MessageType, 'PARTICIPANT'>; teams: readonly TeamReply[] }

export interface MessageRecipient {
  id: string
  name: string
  email: string
  teamNumber: number | undefined
  language: Language
}

/** Recipients of a selection, by the rule that the server applies too; empty when the server would refuse it. */
export function messageRecipients(
  { selection, customSelectedIds }: Pick<MessageContent, 'selection' | 'customSelectedIds'>,
  pool: RecipientPool,
): MessageRecipient[] {
  if (pool.type === 'PARTICIPANT') {
    const people = pool.participants.map(toParticipant)
    return participantRecipients(people, selection, customSelectedIds).recipients.map(({ participant }) =>
      toRecipient(participant, undefined),
    )
  }
  const isCustom = selection === 'CUSTOM_SELECTION'
  const teams = pool.teams.map(toTeam)
  return teamRecipients(teams, isCustom ? selection : 'ALL', customSelectedIds).recipients.map(
    ({ participant, team }) => toRecipient(participant, team.teamNumber),
  )
}

function toRecipient(participant: Participant, teamNumber: number | undefined): MessageRecipient {
  const { id, email, languageCode: language } = participant
  return { id, name: fullName(participant), email, teamNumber, language }
}

function toTeam({ id, teamNumber, status, meal, teamMembers, hostTeamMember }: TeamReply): Team {
  return {
    id,
    teamNumber,
    status,
    mealId: meal.id,
    members: teamMembers.map(toParticipant),
    hostMemberId: hostTeamMember?.id,
  }
}

/** The rule reads address, team, pair and confirmation only; the other fields are converted to satisfy its type. */
function toParticipant(reply: ParticipantReply): Participant {
  return {
    ...reply,
    preferredMeal: reply.preferredMeal ?? undefined,
    teamPartnerWishOriginatorId: reply.teamPartnerWishOriginatorId ?? undefined,
    teamId: reply.teamId ?? undefined,
    activationDate: reply.activationDate === null ? undefined : new Date(reply.activationDate),
    createdAt: new Date(reply.createdAt),
    geocodingResult: undefined,
  }
}
