import { emailIdentity, type Participant, type Team } from '@running-dinner/domain'
import { isEveningOver } from '@running-dinner/domain/events'
import {
  type MailBlock,
  type NotificationKind,
  notificationBlocks,
  notificationOf,
  notificationPreheader,
  type PersonNotification,
  type RenderedMessage,
  routeHints,
  type TeamRecipient,
  type TeamSelection,
  teamRecipients,
} from '@running-dinner/domain/messages'
import { phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { type AuthorizedDinner, links } from '../../events/dinner-record/index.ts'
import { participantStore } from '../../people/participants/index.ts'
import { teamStore } from '../../plan/teams/index.ts'
import { eveningOf } from '../notification-status/index.ts'
import { notificationEvent, notificationWords } from '../notifications/index.ts'
import { filledBlocks, mailDocument } from '../outbox/index.ts'
import type { Recipient, RecipientNotification, RenderedMail } from './message-draft.ts'

interface TeamMessageInput {
  subject: string
  message: string
  teamSelection: TeamSelection
  customSelectedTeamIds: string[]
}

/** Data shared by team and route messages. */
export async function teamFacts(
  ctx: Pick<Ctx, 'baseUrl' | 'clock'>,
  db: Db | Tx,
  dinner: AuthorizedDinner,
  kind: NotificationKind,
  input: TeamMessageInput,
) {
  const [teams, visits, selfAdminIds] = await Promise.all([
    teamStore.ofDinner(db, dinner),
    teamStore.visits(db, dinner),
    participantStore.selfAdminIds(db, dinner),
  ])
  const { recipients, issues } = teamRecipients(teams, input.teamSelection, input.customSelectedTeamIds)
  const evening = eveningOf(dinner, { teams, visits })
  const notifications = (recipient: Recipient): RecipientNotification[] => {
    const { participant, team } = withTeam(recipient)
    const mailbox = emailIdentity(participant.email)
    return team.members
      .filter(({ id, email }) => id === participant.id || emailIdentity(email) === mailbox)
      .map((member) => ({ participant: member, team, notification: notificationOf(kind, member, team, evening) }))
  }
  const event = notificationEvent(dinner)
  const selfLinkOf = (participant: Participant, team: Team) => ({
    selfAdminId: selfAdminIds.get(participant.id) ?? '',
    participantId: participant.id,
    teamId: team.id,
  })
  /** A team that is only guest has no page of its own before the routes are sent. */
  const buttonsOf = (participant: Participant, team: Team, notification: PersonNotification): MailBlock[] => {
    const { openTeam, openEvening, ownData, ownDataOver } = phrases[participant.languageCode].mailFrame
    const label = isEveningOver(dinner, ctx.clock.now()) ? ownDataOver : ownData
    const self = selfLinkOf(participant, team)
    const toOwnData: MailBlock = { kind: 'link', label, url: links.ownRegistration(ctx, self) }
    if (kind === 'DINNER_ROUTE')
      return [{ kind: 'button', label: openEvening, url: links.dinnerRoute(ctx, self) }, toOwnData]
    return notification.ownMealId === undefined
      ? [toOwnData]
      : [{ kind: 'button', label: openTeam, url: links.teamHost(ctx, self) }, toOwnData]
  }
  const { subject, message } = input
  return {
    draft: { type: kind, subject, message, recipients, issues, notifications },
    /** Every mail ends with the notification, whatever the organiser's text leaves out. */
    withNotification: (recipient: Recipient, rendered: RenderedMessage): RenderedMail => {
      const { participant, team } = withTeam(recipient)
      const language = participant.languageCode
      const notification = notificationOf(kind, participant, team, evening)
      const { notifications: words } = phrases[language]
      const blocks: MailBlock[] = [
        ...filledBlocks(rendered),
        { kind: 'heading', text: words.heading },
        ...notificationBlocks(
          notification,
          event,
          notificationWords(language),
          routeHints(participant, team, dinner, evening),
        ),
        ...buttonsOf(participant, team, notification),
      ]
      const preheader = notificationPreheader(notification, notificationWords(language))
      return {
        subject: rendered.subject,
        document: mailDocument(dinner, { to: 'guest', language, preheader, blocks }),
        language,
      }
    },
    /** Identical for all recipients. */
    shared: {
      teams,
      visits,
      meals: dinner.meals,
      afterParty: dinner.afterPartyLocation,
    },
    selfLinkOf,
  }
}

/** Recipients of team messages always have a team. */
export function withTeam({ participant, team }: Recipient): TeamRecipient {
  if (!team) throw new Error('a recipient of a team message without a team')
  return { participant, team }
}
