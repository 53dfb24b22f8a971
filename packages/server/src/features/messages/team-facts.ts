import type { Participant, Team } from '@running-dinner/domain'
import { type TeamRecipient, type TeamSelection, teamRecipients } from '@running-dinner/domain/messages/recipients.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { AuthorizedDinner } from '../dinner-record/index.ts'
import { participantStore } from '../participants/index.ts'
import { teamStore } from '../teams/index.ts'
import { messageWords, type Recipient } from './message-draft.ts'

export interface TeamSelectionInput {
  teamSelection: TeamSelection
  customSelectedTeamIds: string[]
}

/** Data shared by team and route messages. */
export async function teamFacts(db: Db | Tx, dinner: AuthorizedDinner, input: TeamSelectionInput) {
  const [teams, visits, selfAdminIds] = await Promise.all([
    teamStore.ofDinner(db, dinner),
    teamStore.visits(db, dinner),
    participantStore.selfAdminIds(db, dinner),
  ])
  const { recipients, issues } = teamRecipients(teams, input.teamSelection, input.customSelectedTeamIds)
  return {
    recipients,
    issues,
    /** Identical for all recipients. */
    shared: {
      teams,
      visits,
      meals: dinner.meals,
      afterParty: dinner.afterPartyLocation,
      words: messageWords(dinner.basicDetails.languageCode),
    },
    selfLinkOf: (participant: Participant, team: Team) => ({
      selfAdminId: selfAdminIds.get(participant.id) ?? '',
      participantId: participant.id,
      teamId: team.id,
    }),
  }
}

/** Recipients of team messages always have a team. */
export function withTeam({ participant, team }: Recipient): TeamRecipient {
  if (!team) throw new Error('a recipient of a team message without a team')
  return { participant, team }
}
