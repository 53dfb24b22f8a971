import type { EveningReport } from '@running-dinner/domain/evening'
import { courseStagesOf } from '@running-dinner/domain/events'
import { isSameLetter, type Letter, type Notice, noticesOf } from '@running-dinner/domain/messages'
import type { Db } from '../../../platform/db/database.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { digestOf, type StoredLetter } from '../../messages/letters/index.ts'

/** Letters about the route that reached the person or are on their way. */
export function routeLetters(letters: readonly StoredLetter[]): StoredLetter[] {
  return letters.filter(({ letter, state }) => letter.kind === 'DINNER_ROUTE' && state !== 'FAILED')
}

/** What changed for one person; `current` is what is true now, `changedAt` when the last change happened that was not mailed. */
export function noticesFor(
  personId: string,
  dinner: AuthorizedDinner,
  given: { letters: readonly StoredLetter[]; current: Letter; changedAt: Date; reports: readonly EveningReport[] },
  now: Date,
): Notice[] {
  const stagesAt = (moment: Date) => courseStagesOf(dinner, moment)
  const sent = routeLetters(given.letters).map((stored) => ({ ...stored, digest: digestOf(stored.letter) }))
  const current = {
    letter: given.current,
    digest: digestOf(given.current),
    changedAt: given.changedAt,
    stages: stagesAt(now),
  }
  const seenAt = (noticeId: string) =>
    given.reports.find(
      ({ kind, digest, participantId }) => kind === 'SEEN' && digest === noticeId && participantId === personId,
    )?.madeAt
  return noticesOf(sent, current, stagesAt, seenAt)
}

/**
 * When the person's letter became outdated: letters keep no such moment, so it is that of the first change of the event after the
 * letter they know.
 */
export async function changedAtFor(
  db: Db,
  dinner: AuthorizedDinner,
  letters: readonly StoredLetter[],
  current: Letter,
  now: Date,
): Promise<Date> {
  const last = routeLetters(letters).at(-1)
  if (!last || isSameLetter(last.letter, current, courseStagesOf(dinner, now))) return last?.createdAt ?? new Date(0)
  const row = await db
    .selectFrom('activity')
    .select((eb) => eb.fn.min('createdAt').as('createdAt'))
    .where('dinnerId', '=', dinner.id)
    .where('createdAt', '>', last.createdAt)
    .where('type', 'not like', '%_SENT')
    .executeTakeFirst()
  return row?.createdAt ?? last.createdAt
}
