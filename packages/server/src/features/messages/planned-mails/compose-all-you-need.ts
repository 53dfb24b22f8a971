import { emailIdentity, type Language, type Participant } from '@running-dinner/domain'
import { clockOf } from '@running-dinner/domain/local-date'
import {
  changesBlock,
  factText,
  type MailBlock,
  type NotificationKind,
  notificationBlocks,
  notificationPreheader,
  type PersonNotificationStatus,
  participantRecipients,
  releasedKind,
  renderParticipantMessage,
  shortDay,
} from '@running-dinner/domain/messages'
import { splitHoldingPlaces } from '@running-dinner/domain/people'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { type AuthorizedDinner, links } from '../../events/dinner-record/index.ts'
import { cancelledRegistrationStore, participantStore } from '../../people/participants/index.ts'
import { hintsFor, type KnownEvening, readKnownEvening } from '../notification-status/index.ts'
import { notificationEvent, notificationWords } from '../notifications/index.ts'
import { filledBlocks, mailDocument, textBlocks } from '../outbox/index.ts'
import { type MessageDraft, type RecipientNotification, unknownPlaceholders } from '../sending/index.ts'

interface Guest {
  participant: Participant
  team?: { id: string }
  /** What of their evening the organiser has sent to them before. */
  kind: NotificationKind | undefined
  /** Of the other members of the team too who read the same mailbox. */
  notifications: RecipientNotification[]
  changes: PersonNotificationStatus['changes'][NotificationKind]
}

/** Two days before the event, to everyone who takes part: docs/rules/messages/planned-mails.md#guests */
export async function composeAllYouNeed(
  ctx: Pick<Ctx, 'baseUrl' | 'clock'>,
  db: Db | Tx,
  dinner: AuthorizedDinner,
  text: string,
): Promise<MessageDraft<Guest>> {
  const [held, evening, selfAdminIds] = await Promise.all([
    cancelledRegistrationStore.held(db, dinner, ctx.clock.now()),
    readKnownEvening(db, dinner),
    participantStore.selfAdminIds(db, dinner),
  ])
  const { recipients, issues } = participantRecipients(takingPart(dinner, held, evening), 'ALL')
  const guests = recipients.map(({ participant }) => guestOf(participant, evening))
  const kinds = new Set(guests.map(({ kind }) => kind))
  return {
    type: kinds.has('DINNER_ROUTE') ? 'DINNER_ROUTE' : kinds.has('TEAM') ? 'TEAM' : 'PARTICIPANT',
    subject: subjectOf(dinner, dinner.basicDetails.languageCode),
    message: text,
    recipients: guests,
    issues,
    unknownPlaceholders: unknownPlaceholders({ subject: '', participantMessage: text }),
    notifications: ({ notifications }) => notifications,
    bringsCalendar: true,
    render: (guest) => {
      const { participant, team, kind } = guest
      const language = participant.languageCode
      const self = { selfAdminId: selfAdminIds.get(participant.id) ?? '', participantId: participant.id }
      const button: MailBlock =
        team && kind === 'DINNER_ROUTE'
          ? {
              kind: 'button',
              label: phrases[language].mailFrame.openEvening,
              url: links.dinnerRoute(ctx, { ...self, teamId: team.id }),
            }
          : {
              kind: 'button',
              label: phrases[language].plannedMails.guests.page,
              url: links.ownRegistration(ctx, self),
            }
      const blocks = [...greetingBlocks(dinner, participant, text), ...eveningBlocks(dinner, guest, evening), button]
      return {
        subject: subjectOf(dinner, language),
        document: mailDocument(dinner, { to: 'guest', language, preheader: preheaderOf(guest), blocks }),
        language,
      }
    },
  }
}

function takingPart(dinner: AuthorizedDinner, held: readonly Participant[], evening: KnownEvening): Participant[] {
  const { people } = evening
  if (evening.teamsExist) return people.filter(({ id }) => evening.current.has(id))
  const { meals, options, publicSettings } = dinner
  return splitHoldingPlaces(people, held, {
    mealCount: meals.length,
    teamSize: options.teamSize,
    teamsExist: false,
    participantLimit: publicSettings?.participantLimit,
  }).assigned
}

function guestOf(participant: Participant, { current, notifications, notificationStatus }: KnownEvening): Guest {
  const recipient = current.get(participant.id)
  const teamIds = new Set([...current.values()].map(({ team }) => team.id))
  const kind = releasedKind(participant.id, notifications, teamIds)
  if (recipient === undefined || kind === undefined)
    return { participant, kind: undefined, notifications: [], changes: [] }
  const { team } = recipient
  const personStatus = notificationStatus.people.find(({ participantId }) => participantId === participant.id)
  const mailbox = emailIdentity(participant.email)
  const readers = team.members.filter(({ id, email }) => id === participant.id || emailIdentity(email) === mailbox)
  return {
    participant,
    team,
    kind,
    notifications: readers.flatMap((member) => {
      const notification = current.get(member.id)?.notifications[kind]
      return notification ? [{ participant: member, team, notification }] : []
    }),
    changes: personStatus?.changes[kind] ?? [],
  }
}

function subjectOf(dinner: AuthorizedDinner, language: Language): string {
  const values = { day: shortDay(dinner.basicDetails.date, language) }
  return fillPhrase(phrases[language].plannedMails.guests.subject, values)
}

function greetingBlocks(dinner: AuthorizedDinner, participant: Participant, text: string): MailBlock[] {
  const { guests: words } = phrases[participant.languageCode].plannedMails
  const ownWords = renderParticipantMessage({
    message: { subject: '', message: text },
    recipient: participant,
    afterParty: dinner.afterPartyLocation,
  })
  return [
    ...textBlocks(fillPhrase(words.greeting, { name: participant.firstnamePart }), words.intro),
    ...filledBlocks(ownWords),
  ]
}

/** Where the evening begins or who cooks; '' before the guest knows a team. */
function preheaderOf({ participant, notifications }: Guest): string {
  const notification = notifications.find((candidate) => candidate.participant.id === participant.id)?.notification
  return notification ? notificationPreheader(notification, notificationWords(participant.languageCode)) : ''
}

/** The notification that the guest may read, and without a route the courses and the after party, which are the same for all. */
function eveningBlocks(
  dinner: AuthorizedDinner,
  { participant, kind, notifications, changes }: Guest,
  evening: KnownEvening,
): MailBlock[] {
  const { notifications: notificationHeadings, plannedMails } = phrases[participant.languageCode]
  const { guests: words } = plannedMails
  const ofNotification = notificationWords(participant.languageCode)
  const notification = notifications.find((candidate) => candidate.participant.id === participant.id)?.notification
  const event = notificationEvent(dinner)
  const changeBlocks: MailBlock[] =
    notification && changes.length > 0
      ? [{ kind: 'heading', text: words.changed }, changesBlock(changes, notification, ofNotification)]
      : []
  const notificationPart: MailBlock[] = notification
    ? [
        { kind: 'heading', text: notificationHeadings.heading },
        ...notificationBlocks(notification, event, ofNotification, hintsFor(participant.id, dinner, evening)),
      ]
    : []
  if (kind === 'DINNER_ROUTE') return [...changeBlocks, ...notificationPart]
  const courses = dinner.meals.map(({ label, time }) => ({ label: ofNotification.clock(clockOf(time)), text: label }))
  const party = dinner.afterPartyLocation && { ...dinner.afterPartyLocation, personId: '', pin: undefined }
  const afterParty = party
    ? [{ label: ofNotification.afterParty, text: factText({ fact: 'AFTER_PARTY', party }, ofNotification) }]
    : []
  return [
    ...changeBlocks,
    ...notificationPart,
    { kind: 'heading', text: words.courses },
    { kind: 'facts', facts: [...courses, ...afterParty] },
    { kind: 'text', text: kind === 'TEAM' ? words.routeFollows : words.teamFollows },
  ]
}
