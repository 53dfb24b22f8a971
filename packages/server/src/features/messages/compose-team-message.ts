import type { BodyOf, messageRoutes } from '@running-dinner/contract'
import { renderTeamMessage } from '@running-dinner/domain/messages/render-team-message.ts'
import type { Ctx } from '../../platform/ctx.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { type AuthorizedDinner, links } from '../dinner-record/index.ts'
import { type MessageDraft, unknownPlaceholders } from './message-draft.ts'
import { teamFacts, withTeam } from './team-facts.ts'

type Input = BodyOf<typeof messageRoutes.teams.send>

export async function composeTeamMessage(
  ctx: Pick<Ctx, 'baseUrl'>,
  db: Db | Tx,
  dinner: AuthorizedDinner,
  input: Input,
): Promise<MessageDraft> {
  const { recipients, issues, letters, withLetter, shared, selfLinkOf } = await teamFacts(db, dinner, 'TEAM', input)
  const { subject, message } = input
  return {
    type: 'TEAM',
    subject,
    message,
    recipients,
    issues,
    letters,
    unknownPlaceholders: unknownPlaceholders(subject, {
      teamMessage: message,
      hostPart: input.hostMessagePartTemplate,
      nonHostPart: input.nonHostMessagePartTemplate,
    }),
    render(recipient) {
      const { participant, team } = withTeam(recipient)
      const manageHostLink = links.teamHost(ctx, selfLinkOf(participant, team))
      const rendered = renderTeamMessage({ ...shared, message: input, recipient: participant, team, manageHostLink })
      return withLetter(recipient, rendered)
    },
  }
}
