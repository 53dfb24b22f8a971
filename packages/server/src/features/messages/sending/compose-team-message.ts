import type { BodyOf, messageRoutes } from '@running-dinner/contract'
import { renderTeamMessage, textFor } from '@running-dinner/domain/messages'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { type AuthorizedDinner, links } from '../../events/dinner-record/index.ts'
import { type MessageDraft, messageWords, type TemplateTexts, unknownPlaceholders } from './message-draft.ts'
import { teamFacts, withTeam } from './team-facts.ts'

type Input = BodyOf<typeof messageRoutes.teams.send>

export async function composeTeamMessage(
  ctx: Pick<Ctx, 'baseUrl' | 'clock'>,
  db: Db | Tx,
  dinner: AuthorizedDinner,
  input: Input,
): Promise<MessageDraft> {
  const { draft, withNotification, shared, selfLinkOf } = await teamFacts(ctx, db, dinner, 'TEAM', input)
  return {
    ...draft,
    unknownPlaceholders: unknownPlaceholders(templatesOf(input), input.secondText && templatesOf(input.secondText)),
    render(recipient) {
      const { participant, team } = withTeam(recipient)
      const manageHostLink = links.teamHost(ctx, selfLinkOf(participant, team))
      const rendered = renderTeamMessage({
        ...shared,
        words: messageWords(participant.languageCode),
        message: textFor(input, participant.languageCode, dinner.basicDetails.languageCode),
        recipient: participant,
        team,
        manageHostLink,
      })
      return withNotification(recipient, rendered)
    },
  }
}

function templatesOf(input: NonNullable<Input['secondText']>): TemplateTexts {
  return {
    subject: input.subject,
    teamMessage: input.message,
    hostPart: input.hostMessagePartTemplate,
    nonHostPart: input.nonHostMessagePartTemplate,
  }
}
