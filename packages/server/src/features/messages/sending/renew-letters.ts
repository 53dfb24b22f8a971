import { fullName, type Language } from '@running-dinner/domain'
import {
  type ChangesReader,
  changesBlocks,
  changesPreheader,
  eventForGuest,
  goneLetter,
  letterBlocks,
  letterPreheader,
  type MailBlock,
  type MailDocument,
} from '@running-dinner/domain/messages'
import { phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { hintsFor, type KnownEvening, readKnownEvening } from '../knowledge/index.ts'
import { type CarriedLetter, letterEvent, letterStore, letterWords, type NewLetter } from '../letters/index.ts'
import { partsAroundLetter } from './letter-in-mail.ts'
import type { MessageTask } from './message-task.store.ts'

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
 * Mails that are sent again bring the letters that are true now, as their calendars do, and once accepted count as having brought
 * those. Returns the documents; a mail without a letter stays as it is.
 */
export async function renewLetters(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  mails: readonly ResentMail[],
): Promise<Map<string, MailDocument>> {
  const carried = await letterStore.takeOfTasks(
    tx,
    dinner,
    mails.map(({ task }) => task.id),
  )
  // Read without the letters that are replaced, so that a mail about changes names what is new against the letter before.
  const evening = carried.length > 0 ? await readKnownEvening(tx, dinner, ctx.clock.now()) : undefined
  const letters: NewLetter[] = []
  const documents = mails.map(({ task, document }): [string, MailDocument] => {
    const own = carried.filter(({ taskId }) => taskId === task.id)
    if (!evening || own.length === 0) return [task.id, document]
    const readers = own.map((letter) => readerOf(letter, evening))
    letters.push(
      ...readers.map(({ changes: _, name: __, isInTeam: ___, ...letter }) => ({
        ...letter,
        source: 'MAIL' as const,
        taskId: task.id,
      })),
    )
    return [task.id, presentDocument(dinner, document, { task, readers, evening })]
  })
  await letterStore.insert(tx, dinner, letters, ctx.clock.now())
  return new Map(documents)
}

function readerOf(carried: CarriedLetter, { current, knowledge }: KnownEvening): Reader {
  const { participantId, kind } = carried
  const now = current.get(participantId)
  const known = knowledge.people.find((person) => person.participantId === participantId)
  return {
    participantId,
    teamId: now?.team.id ?? carried.teamId,
    name: now?.person.firstnamePart ?? carried.recipientName,
    recipientName: now ? fullName(now.person) : carried.recipientName,
    recipientEmail: now?.person.email ?? carried.recipientEmail,
    isInTeam: now !== undefined,
    letter: now?.letters[kind] ?? goneLetter(kind),
    changes: known?.changes[kind] ?? [],
  }
}

function presentDocument(
  dinner: AuthorizedDinner,
  document: MailDocument,
  { task, readers, evening }: { task: MessageTask; readers: readonly Reader[]; evening: KnownEvening },
): MailDocument {
  const reader = readers.find(({ participantId }) => participantId === task.participantId) ?? readers[0]
  if (!reader) return document
  const { before, after, ...found } = partsAroundLetter(document)
  const member = evening.current.get(reader.participantId)
  const language = found.language ?? member?.person.languageCode ?? dinner.basicDetails.languageCode
  const words = letterWords(language)
  const event = letterEvent(dinner)
  const changed = before.some(({ kind }) => kind === 'changes')
    ? readers.filter(({ changes }) => changes.length > 0)
    : []
  const [first] = changed
  return {
    ...document,
    ...(document.event ? { event: eventForGuest(dinner, language) } : {}),
    preheader: first ? changesPreheader(first.changes, first.letter, words) : letterPreheader(reader.letter, words),
    blocks: [
      ...withChanges(before, changed, language),
      { kind: 'heading', text: phrases[language].letters.heading },
      ...letterBlocks(reader.letter, event, words, hintsFor(reader.participantId, dinner, evening)),
      // People without a team have no page of their evening.
      ...(reader.isInTeam
        ? after.map((block) => ofTeam(block, reader))
        : after.filter(({ kind }) => kind !== 'button')),
    ],
  }
}

/** What the organiser wrote stays; the list of changes is made again, under its title in the mail two days before the event. */
function withChanges(before: readonly MailBlock[], changed: readonly Reader[], language: Language): MailBlock[] {
  if (!before.some(({ kind }) => kind === 'changes')) return [...before]
  const start = before.findIndex(({ kind }) => kind !== 'text')
  const title = phrases[language].plannedMails.guests.changed
  const titles = before.slice(start, start + 1).filter((block) => block.kind === 'heading' && block.text === title)
  return [
    ...before.slice(0, start),
    ...(changed.length > 0 ? [...titles, ...changesBlocks(changed, letterWords(language))] : []),
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
