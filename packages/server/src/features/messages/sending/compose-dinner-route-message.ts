import type { BodyOf, messageRoutes } from '@running-dinner/contract'
import { renderDinnerRouteMessage, textFor } from '@running-dinner/domain/messages'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { type AuthorizedDinner, links } from '../../events/dinner-record/index.ts'
import { type MessageDraft, messageWords, type TemplateTexts, unknownPlaceholders } from './message-draft.ts'
import { teamFacts, withTeam } from './team-facts.ts'

type Input = BodyOf<typeof messageRoutes.dinnerRoutes.send>

export async function composeDinnerRouteMessage(
  ctx: Pick<Ctx, 'baseUrl' | 'clock'>,
  db: Db | Tx,
  dinner: AuthorizedDinner,
  input: Input,
): Promise<MessageDraft> {
  const { draft, withNotification, shared, selfLinkOf } = await teamFacts(ctx, db, dinner, 'DINNER_ROUTE', input)
  const shown = (text: NonNullable<Input['secondText']>) => ({
    ...text,
    selfTemplate: input.showSelfTemplate ? text.selfTemplate : '',
    hostsTemplate: input.showHostsTemplate ? text.hostsTemplate : '',
  })
  return {
    ...draft,
    bringsCalendar: true,
    unknownPlaceholders: unknownPlaceholders(
      templatesOf(shown(input)),
      input.secondText && templatesOf(shown(input.secondText)),
    ),
    render(recipient) {
      const { participant, team } = withTeam(recipient)
      const rendered = renderDinnerRouteMessage({
        ...shared,
        words: messageWords(participant.languageCode),
        message: shown(textFor(input, participant.languageCode, dinner.basicDetails.languageCode)),
        recipient: participant,
        team,
        routeLink: links.dinnerRoute(ctx, selfLinkOf(participant, team)),
      })
      return withNotification(recipient, rendered)
    },
  }
}

function templatesOf(text: NonNullable<Input['secondText']>): TemplateTexts {
  return {
    subject: text.subject,
    routeMessage: text.message,
    selfPart: text.selfTemplate,
    hostsPart: text.hostsTemplate,
  }
}
