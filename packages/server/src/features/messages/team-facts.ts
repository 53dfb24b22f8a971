import { emailIdentity, type Participant, type Team } from '@running-dinner/domain'
import { type LetterKind, letterOf } from '@running-dinner/domain/knowledge/letter.ts'
import { letterText } from '@running-dinner/domain/knowledge/letter-text.ts'
import { type TeamRecipient, type TeamSelection, teamRecipients } from '@running-dinner/domain/messages/recipients.ts'
import type { RenderedMessage } from '@running-dinner/domain/messages/render-main-text.ts'
import { phrases } from '@running-dinner/phrases'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { AuthorizedDinner } from '../dinner-record/index.ts'
import { eveningOf } from '../knowledge/index.ts'
import { letterWords } from '../letters/index.ts'
import { participantStore } from '../participants/index.ts'
import { teamStore } from '../teams/index.ts'
import { messageWords, type Recipient, type RecipientLetter } from './message-draft.ts'

export interface TeamSelectionInput {
  teamSelection: TeamSelection
  customSelectedTeamIds: string[]
}

/** Data shared by team and route messages. */
export async function teamFacts(db: Db | Tx, dinner: AuthorizedDinner, kind: LetterKind, input: TeamSelectionInput) {
  const [teams, visits, selfAdminIds] = await Promise.all([
    teamStore.ofDinner(db, dinner),
    teamStore.visits(db, dinner),
    participantStore.selfAdminIds(db, dinner),
  ])
  const { recipients, issues } = teamRecipients(teams, input.teamSelection, input.customSelectedTeamIds)
  const language = dinner.basicDetails.languageCode
  const evening = eveningOf(dinner, { teams, visits })
  const letters = (recipient: Recipient): RecipientLetter[] => {
    const { participant, team } = withTeam(recipient)
    const mailbox = emailIdentity(participant.email)
    return team.members
      .filter(({ id, email }) => id === participant.id || emailIdentity(email) === mailbox)
      .map((member) => ({ participant: member, team, letter: letterOf(kind, member, team, evening) }))
  }
  return {
    recipients,
    issues,
    letters,
    /** Every mail ends with the letter, whatever the organiser's text leaves out. */
    withLetter: (recipient: Recipient, rendered: RenderedMessage): RenderedMessage => {
      const { participant, team } = withTeam(recipient)
      const letter = letterText(letterOf(kind, participant, team, evening), letterWords(language))
      return { ...rendered, text: `${rendered.text}\n\n${phrases[language].letters.heading}\n\n${letter}` }
    },
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
