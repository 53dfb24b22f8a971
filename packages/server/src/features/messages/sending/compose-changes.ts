import type { BodyOf, notificationRoutes } from '@running-dinner/contract'
import { emailIdentity, type Language } from '@running-dinner/domain'
import { issue } from '@running-dinner/domain/issue'
import {
  changesBlocks,
  changesPreheader,
  forReaders,
  goneNotification,
  type MailBlock,
  notificationBlocks,
  notificationPreheader,
  type OutdatedPerson,
  shortDay,
} from '@running-dinner/domain/messages'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { type AuthorizedDinner, links } from '../../events/dinner-record/index.ts'
import { participantStore } from '../../people/participants/index.ts'
import { hintsFor, type KnownEvening, readKnownEvening } from '../notification-status/index.ts'
import { notificationEvent, notificationWords } from '../notifications/index.ts'
import { filledBlocks, mailDocument, textBlocks } from '../outbox/index.ts'
import type { Addressee, MessageDraft, RecipientNotification } from './message-draft.ts'

/** One mailbox with what changed for each person who reads it. */
interface ChangedMailbox extends Required<Addressee> {
  language: Language
  readers: ChangedReader[]
}

type ChangesWords = Pick<(typeof phrases)[Language]['notifications']['changes'], 'subject' | 'subjectForMany'>

interface ChangedReader extends RecipientNotification {
  changes: OutdatedPerson['changes']
}

type Input = Pick<BodyOf<typeof notificationRoutes.notifyOfChanges>, 'participantIds' | 'text' | 'secondText'> & {
  /** People without a notification get their first one, whole. */
  withNewcomers: boolean
}

/** What changed, for exactly the people who do not know what is true now: docs/rules/messages/notifications.md#notifying-of-changes */
export async function composeChanges(
  ctx: Pick<Ctx, 'baseUrl' | 'clock'>,
  db: Db | Tx,
  dinner: AuthorizedDinner,
  { participantIds, text, secondText, withNewcomers }: Input,
): Promise<MessageDraft<ChangedMailbox>> {
  const { date, languageCode } = dinner.basicDetails
  const evening = await readKnownEvening(db, dinner, ctx.clock.now())
  const { outdated, newcomers } = evening.notificationStatus
  const people = [
    ...outdated,
    ...(withNewcomers ? newcomers.map((person) => ({ ...person, changes: [] })) : []),
  ].filter(({ participantId }) => participantIds.length === 0 || participantIds.includes(participantId))
  const selfAdminIds = await participantStore.selfAdminIds(db, dinner)
  const recipients = byMailbox(people, evening, languageCode)
  const event = notificationEvent(dinner)
  const type = people.some(({ kind }) => kind === 'DINNER_ROUTE') ? 'DINNER_ROUTE' : 'TEAM'
  const wordsFor = (language: Language, readers: readonly Pick<OutdatedPerson, 'kind' | 'changes'>[]) => {
    const { changes, first } = phrases[language].notifications
    if (readers.some((reader) => reader.changes.length > 0)) return changes
    return readers.some(({ kind }) => kind === 'DINNER_ROUTE') ? first.DINNER_ROUTE : first.TEAM
  }
  const subjectOf = (language: Language, { subject, subjectForMany }: ChangesWords, readers: number) =>
    fillPhrase(readers > 1 ? subjectForMany : subject, { day: shortDay(date, language) })
  return {
    type,
    subject: subjectOf(languageCode, wordsFor(languageCode, people), 1),
    message: text,
    recipients,
    issues: recipients.length === 0 ? [issue('no_outdated_people')] : [],
    unknownPlaceholders: [],
    tellsChanges: true,
    notifications: ({ readers }) => readers.map(({ changes: _, ...notification }) => notification),
    bringsCalendar: true,
    render({ team, language, readers }) {
      const words = notificationWords(language)
      const ownText = language !== languageCode && secondText !== '' ? secondText : text
      const { notifications, mailFrame } = phrases[language]
      // A route tells the team too.
      const shown = readers.find(({ notification }) => notification.kind === 'DINNER_ROUTE') ?? readers[0]
      if (!shown) throw new Error('a mail about changes without a reader')
      const { participant, notification } = shown
      const changedReaders = readers.filter(({ changes }) => changes.length > 0)
      const isFirst = changedReaders.length === 0
      const { intro, introForMany, ...subjects } = wordsFor(
        language,
        readers.map(({ notification: { kind }, changes }) => ({ kind, changes })),
      )
      const selfAdminId = selfAdminIds.get(participant.id)
      const self = selfAdminId && { selfAdminId, participantId: participant.id, teamId: team.id }
      const blocks: MailBlock[] = [
        ...textBlocks(
          fillPhrase(notifications.changes.greeting, { name: namesIn(language, readers) }),
          readers.length > 1 ? introForMany : intro,
        ),
        ...filledBlocks({ text: ownText, sources: [ownText] }),
        ...changesBlocks(
          changedReaders.map((reader) => ({ ...reader, name: reader.participant.firstnamePart })),
          words,
        ),
        { kind: 'heading', text: notifications.heading },
        ...notificationBlocks(
          forReaders(notification, new Set(readers.map((reader) => reader.participant.id))),
          event,
          words,
          hintsFor(participant.id, dinner, evening),
        ),
        // People without a team have no page of their evening.
        ...(self && evening.current.has(participant.id)
          ? [{ kind: 'button' as const, label: mailFrame.openEvening, url: links.dinnerRoute(ctx, self) }]
          : []),
      ]
      return {
        subject: subjectOf(language, subjects, readers.length),
        document: mailDocument(dinner, {
          to: 'guest',
          language,
          preheader: isFirst
            ? notificationPreheader(notification, words)
            : changesPreheader(
                shown.changes.length > 0 ? shown.changes : (changedReaders[0]?.changes ?? []),
                notification,
                words,
              ),
          blocks,
        }),
        language,
      }
    },
  }
}

function namesIn(language: Language, readers: readonly ChangedReader[]): string {
  return new Intl.ListFormat(language).format(readers.map(({ participant }) => participant.firstnamePart))
}

/**
 * One mail for the members of a team who share a mailbox, in the language of the first; people without an address are left out.
 * People who left the event have no language any more and read the event's.
 */
function byMailbox(
  people: readonly OutdatedPerson[],
  { current, notifications }: KnownEvening,
  eventLanguage: Language,
): ChangedMailbox[] {
  const mailboxes = new Map<string, ChangedMailbox>()
  for (const { participantId, teamId, kind, changes } of people) {
    const member = current.get(participantId)
    const former = notifications.findLast((notification) => notification.participantId === participantId)
    const participant = member?.person ?? {
      id: participantId,
      email: former?.recipientEmail ?? '',
      firstnamePart: former?.recipientName ?? '',
      lastname: '',
    }
    if (participant.email === '') continue
    const notification = member?.notifications[kind] ?? goneNotification(kind)
    const ownNotification = { participant, team: { id: teamId } }
    const key = `${teamId} ${emailIdentity(participant.email)}`
    const mailbox = mailboxes.get(key)
    const reader = { ...ownNotification, notification, changes }
    if (mailbox) mailbox.readers.push(reader)
    else
      mailboxes.set(key, {
        ...ownNotification,
        language: member?.person.languageCode ?? eventLanguage,
        readers: [reader],
      })
  }
  return [...mailboxes.values()]
}
