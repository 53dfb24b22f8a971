import type { BodyOf, messageRoutes } from '@running-dinner/contract'
import { renderDinnerRouteMessage } from '@running-dinner/domain/messages/render-dinner-route-message.ts'
import type { Ctx } from '../../platform/ctx.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { type AuthorizedDinner, links } from '../dinner-record/index.ts'
import { type MessageDraft, unknownPlaceholders } from './message-draft.ts'
import { teamFacts, withTeam } from './team-facts.ts'

type Input = BodyOf<typeof messageRoutes.dinnerRoutes.send>

export async function composeDinnerRouteMessage(
  ctx: Pick<Ctx, 'baseUrl'>,
  db: Db | Tx,
  dinner: AuthorizedDinner,
  input: Input,
): Promise<MessageDraft> {
  const { recipients, issues, letters, withLetter, shared, selfLinkOf } = await teamFacts(
    db,
    dinner,
    'DINNER_ROUTE',
    input,
  )
  const { subject, message } = input
  const selfTemplate = input.showSelfTemplate ? input.selfTemplate : ''
  const hostsTemplate = input.showHostsTemplate ? input.hostsTemplate : ''
  return {
    type: 'DINNER_ROUTE',
    subject,
    message,
    recipients,
    issues,
    letters,
    unknownPlaceholders: unknownPlaceholders(subject, {
      routeMessage: message,
      selfPart: selfTemplate,
      hostsPart: hostsTemplate,
    }),
    render(recipient) {
      const { participant, team } = withTeam(recipient)
      const rendered = renderDinnerRouteMessage({
        ...shared,
        message: { subject, message, selfTemplate, hostsTemplate },
        recipient: participant,
        team,
        routeLink: links.dinnerRoute(ctx, selfLinkOf(participant, team)),
      })
      return withLetter(recipient, rendered)
    },
  }
}
