import type { Participant } from '@running-dinner/domain'
import { areContactsShown } from '@running-dinner/domain/evening'
import { goneNotification, type PersonNotification, withoutContacts } from '@running-dinner/domain/messages'
import { type CalendarFile, calendarFile } from '../../../platform/calendar/calendar-file.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { notFound } from '../../../platform/http/problems.ts'
import { type AuthorizedDinner, asAuthorized, dinnerStore, lockDinner } from '../../events/dinner-record/index.ts'
import { readKnownEvening } from '../../messages/notification-status/index.ts'
import { calendarEntryStore } from '../../messages/notifications/index.ts'
import type { CalendarAttachment } from '../../messages/outbox/index.ts'
import { mailedStateOf } from '../portal/index.ts'
import { attachmentsOf, type Calendars, readCalendars } from './give-out-calendars.ts'

interface Self {
  dinner: AuthorizedDinner
  person: Reader
}

type Reader = Pick<Participant, 'id' | 'languageCode'>

/** Which notifications count: what reached the person, and for a mail also what is on its way in it. */
type Delivery = 'RECEIVED' | 'ON_THE_WAY'

/**
 * The calendar of one person, with what their pages show now. A feed is asked for again and again: only when an entry changed
 * does it take the event's lock, to number the change.
 */
export async function readOwnCalendar(ctx: Ctx, { dinner, person }: Self): Promise<string> {
  const unlocked = await readPresentCalendars(ctx, ctx.db, dinner, [person], 'RECEIVED')
  if (unlocked.changed.size === 0) return textOf(unlocked.files.get(person.id))
  const file = await inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const locked = await dinnerStore.byId(tx, dinner.id)
    if (!locked) throw notFound()
    const { files, changed } = await readPresentCalendars(ctx, tx, asAuthorized(locked), [person], 'RECEIVED')
    await calendarEntryStore.save(tx, dinner, changed)
    return files.get(person.id)
  })
  return textOf(file)
}

function textOf(file: CalendarFile | undefined): string {
  return file ? calendarFile(file) : ''
}

/** The calendars of these people for mails to them that are queued already, by participant. Call under the event's lock. */
export async function giveOutPresentCalendars(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  people: readonly Reader[],
): Promise<Map<string, CalendarAttachment>> {
  const { files, changed } = await readPresentCalendars(ctx, tx, dinner, people, 'ON_THE_WAY')
  await calendarEntryStore.save(tx, dinner, changed)
  return attachmentsOf(files)
}

/** Nothing before the organiser mailed about team or route, and nothing of a cancelled event, as on the person's pages. */
async function readPresentCalendars(
  ctx: Ctx,
  db: Db | Tx,
  dinner: AuthorizedDinner,
  people: readonly Reader[],
  delivery: Delivery,
): Promise<Calendars> {
  const evening = await readKnownEvening(db, dinner)
  const notifications =
    delivery === 'ON_THE_WAY'
      ? evening.notifications
      : evening.notifications.filter(({ state }) => state !== 'ON_THE_WAY')
  const takesPlace = dinner.cancellationDate === undefined
  const shownNow = areContactsShown(dinner, ctx.clock.now())
    ? (notification: PersonNotification) => notification
    : withoutContacts
  const owners = people.map(({ id, languageCode }) => {
    const recipient = evening.current.get(id)
    const shown =
      takesPlace &&
      recipient &&
      shownNotification(recipient.notifications, mailedStateOf(id, { ...evening, notifications }))
    return {
      participantId: id,
      teamId: recipient?.team.id ?? '',
      notification: shown ? shownNow(shown) : goneNotification('DINNER_ROUTE'),
      language: languageCode,
    }
  })
  return readCalendars(ctx, db, dinner, { owners, notifications, teams: evening.plan.teams })
}

function shownNotification(
  notifications: Readonly<Record<PersonNotification['kind'], PersonNotification>>,
  mailed: { team: boolean; route: boolean },
): PersonNotification | undefined {
  if (mailed.route) return notifications.DINNER_ROUTE
  return mailed.team ? notifications.TEAM : undefined
}
