import { fullName, type Language } from '@running-dinner/domain'
import {
  type ChangesReader,
  changesBlocks,
  changesPreheader,
  eventForGuest,
  goneNotification,
  type MailBlock,
  type MailDocument,
  notificationBlocks,
  notificationPreheader,
} from '@running-dinner/domain/messages'
import { phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { giveOutPresentCalendars } from '../../guests/calendar/index.ts'
import { participantStore } from '../../people/participants/index.ts'
import { hintsFor, type KnownEvening, readKnownEvening } from '../notification-status/index.ts'
import {
  type CarriedNotification,
  type NewNotification,
  notificationEvent,
  notificationStore,
  notificationWords,
} from '../notifications/index.ts'
import type { MessageTask } from './message-task.store.ts'
import { messageTaskStore } from './message-task.store.ts'
import { partsAroundNotification } from './notification-in-mail.ts'

/**
 * Mails that are sent again bring the calendars as they are now: older ones would be ignored, and a corrected address has a new secret in
 * its links. Mails that brought none still bring none.
 */
export async function renewCalendars(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  tasks: readonly MessageTask[],
): Promise<void> {
  const bringing = tasks.filter(({ bringsFiles }) => bringsFiles)
  if (bringing.length === 0) return
  const ids = new Set(bringing.map(({ participantId }) => participantId))
  const people = (await participantStore.ofDinner(tx, dinner)).filter(({ id }) => ids.has(id))
  const calendars = await giveOutPresentCalendars(ctx, tx, dinner, people)
  for (const { id, participantId } of bringing) {
    const calendar = participantId === null ? undefined : calendars.get(participantId)
    await messageTaskStore.setAttachments(tx, dinner, id, calendar ? [calendar] : null)
  }
}

interface ResentMail {
  task: MessageTask
  document: MailDocument
}

interface Reader extends ChangesReader {
  participantId: string
  teamId: string
  recipientName: string
  recipientEmail: string
  isInTeam: boolean
}

/**
 * Mails that are sent again bring the notifications that are true now, as their calendars do, and once accepted count as having brought
 * those. Returns the documents; a mail without a notification stays as it is.
 */
export async function renewNotifications(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  mails: readonly ResentMail[],
): Promise<Map<string, MailDocument>> {
  const carried = await notificationStore.takeOfTasks(
    tx,
    dinner,
    mails.map(({ task }) => task.id),
  )
  // Read without the notifications that are replaced, so that a mail about changes names what is new against the notification before.
  const evening = carried.length > 0 ? await readKnownEvening(tx, dinner, ctx.clock.now()) : undefined
  const notifications: NewNotification[] = []
  const documents = mails.map(({ task, document }): [string, MailDocument] => {
    const ownNotifications = carried.filter(({ taskId }) => taskId === task.id)
    if (!evening || ownNotifications.length === 0) return [task.id, document]
    const readers = ownNotifications.map((notification) => readerOf(notification, evening))
    notifications.push(
      ...readers.map(({ changes: _, name: __, isInTeam: ___, ...notification }) => ({
        ...notification,
        source: 'MAIL' as const,
        taskId: task.id,
      })),
    )
    return [task.id, presentDocument(dinner, document, { task, readers, evening })]
  })
  await notificationStore.insert(tx, dinner, notifications, ctx.clock.now())
  return new Map(documents)
}

function readerOf(carried: CarriedNotification, { current, notificationStatus }: KnownEvening): Reader {
  const { participantId, kind } = carried
  const now = current.get(participantId)
  const personStatus = notificationStatus.people.find((person) => person.participantId === participantId)
  return {
    participantId,
    teamId: now?.team.id ?? carried.teamId,
    name: now?.person.firstnamePart ?? carried.recipientName,
    recipientName: now ? fullName(now.person) : carried.recipientName,
    recipientEmail: now?.person.email ?? carried.recipientEmail,
    isInTeam: now !== undefined,
    notification: now?.notifications[kind] ?? goneNotification(kind),
    changes: personStatus?.changes[kind] ?? [],
  }
}

function presentDocument(
  dinner: AuthorizedDinner,
  document: MailDocument,
  { task, readers, evening }: { task: MessageTask; readers: readonly Reader[]; evening: KnownEvening },
): MailDocument {
  const reader = readers.find(({ participantId }) => participantId === task.participantId) ?? readers[0]
  if (!reader) return document
  const { before, after, ...found } = partsAroundNotification(document)
  const member = evening.current.get(reader.participantId)
  const language = found.language ?? member?.person.languageCode ?? dinner.basicDetails.languageCode
  const words = notificationWords(language)
  const event = notificationEvent(dinner)
  const hadChanges = before.some(({ kind }) => kind === 'changes')
    ? readers.filter(({ changes }) => changes.length > 0)
    : []
  const [firstChanged] = hadChanges
  return {
    ...document,
    ...(document.event ? { event: eventForGuest(dinner, language) } : {}),
    preheader: firstChanged
      ? changesPreheader(firstChanged.changes, firstChanged.notification, words)
      : notificationPreheader(reader.notification, words),
    blocks: [
      ...withChanges(before, hadChanges, language),
      { kind: 'heading', text: phrases[language].notifications.heading },
      ...notificationBlocks(reader.notification, event, words, hintsFor(reader.participantId, dinner, evening)),
      // People without a team have no page of their evening.
      ...(reader.isInTeam
        ? after.map((block) => ofTeam(block, reader))
        : after.filter(({ kind }) => kind !== 'button')),
    ],
  }
}

/** What the organiser wrote stays; the list of changes is made again, under its title in the mail two days before the event. */
function withChanges(before: readonly MailBlock[], changedReaders: readonly Reader[], language: Language): MailBlock[] {
  if (!before.some(({ kind }) => kind === 'changes')) return [...before]
  const start = before.findIndex(({ kind }) => kind !== 'text')
  const title = phrases[language].plannedMails.guests.changed
  const titles = before.slice(start, start + 1).filter((block) => block.kind === 'heading' && block.text === title)
  return [
    ...before.slice(0, start),
    ...(changedReaders.length > 0 ? [...titles, ...changesBlocks(changedReaders, notificationWords(language))] : []),
  ]
}

/** Pages of an evening are named by person and team. */
function ofTeam(block: MailBlock, { participantId, teamId }: Reader): MailBlock {
  if (block.kind !== 'button') return block
  return {
    ...block,
    url: block.url.replace(new RegExp(`/${participantId}/[0-9a-f-]{36}$`), `/${participantId}/${teamId}`),
  }
}
