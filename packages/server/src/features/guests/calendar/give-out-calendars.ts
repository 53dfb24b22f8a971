import { createHash } from 'node:crypto'
import type { Coordinate, Language, Team } from '@running-dinner/domain'
import {
  type CalendarEntry,
  type CalendarWords,
  calendarEntries,
  type GivenEntry,
  keysIn,
  revisedCalendar,
} from '@running-dinner/domain/guests'
import type { Home, PersonNotification } from '@running-dinner/domain/messages'
import { isTownOnly } from '@running-dinner/domain/plan'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import type { CalendarFile } from '../../../platform/calendar/calendar-file.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { type AuthorizedDinner, links } from '../../events/dinner-record/index.ts'
import { guestTitle } from '../../events/dinners/index.ts'
import { calendarEntryStore, notificationStore, type StoredNotification } from '../../messages/notifications/index.ts'
import type { CalendarAttachment } from '../../messages/outbox/index.ts'
import { participantStore } from '../../people/participants/index.ts'
import { teamStore } from '../../plan/teams/index.ts'

/** A person with the notification that their calendar shows. */
export interface CalendarOwner {
  participantId: string
  teamId: string
  notification: PersonNotification
  language: Language
}

type CalendarCtx = Pick<Ctx, 'baseUrl' | 'clock'>

export interface Calendars {
  /** By participant. */
  files: Map<string, CalendarFile>
  /** What is new in them, by participant: store it before they are given out. */
  changed: Map<string, GivenEntry[]>
}

/** The calendars of these people as attachments of mails, by participant. Call under the event's lock. */
export async function giveOutCalendars(
  ctx: CalendarCtx,
  tx: Tx,
  dinner: AuthorizedDinner,
  owners: readonly CalendarOwner[],
): Promise<Map<string, CalendarAttachment>> {
  if (owners.length === 0) return new Map()
  const { files, changed } = await readCalendars(ctx, tx, dinner, {
    owners,
    notifications: await notificationStore.ofDinner(tx, dinner),
  })
  await calendarEntryStore.save(tx, dinner, changed)
  return attachmentsOf(files)
}

export const calendarFilename = 'running-dinner.ics'

export function attachmentsOf(files: ReadonlyMap<string, CalendarFile>): Map<string, CalendarAttachment> {
  return new Map(
    [...files].map(([participantId, calendar]) => [participantId, { filename: calendarFilename, calendar }]),
  )
}

interface CalendarInput {
  owners: readonly CalendarOwner[]
  /** The notifications to them, which tell what has to be cancelled when it is gone. */
  notifications: readonly Pick<StoredNotification, 'participantId' | 'notification'>[]
  /** Read unless they were read already. */
  teams?: readonly Team[]
}

export async function readCalendars(
  ctx: CalendarCtx,
  db: Db | Tx,
  dinner: AuthorizedDinner,
  { owners, notifications, teams: loaded }: CalendarInput,
): Promise<Calendars> {
  const [teams, selfAdminIds, givenEntries] = await Promise.all([
    loaded ?? teamStore.ofDinner(db, dinner),
    participantStore.selfAdminIds(db, dinner),
    calendarEntryStore.ofPeople(
      db,
      dinner,
      owners.map(({ participantId }) => participantId),
    ),
  ])
  const placeOf = placesOf(dinner, teams)
  const notifiedKeys = new Map<string, string[]>()
  for (const { participantId, notification } of notifications)
    notifiedKeys.set(participantId, [...(notifiedKeys.get(participantId) ?? []), ...keysIn(notification)])
  const now = ctx.clock.now()
  const files = new Map<string, CalendarFile>()
  const changedEntries = new Map<string, GivenEntry[]>()
  for (const { participantId, teamId, notification, language } of owners) {
    const selfAdminId = selfAdminIds.get(participantId)
    const pageUrl = selfAdminId === undefined ? '' : pageOf(ctx, notification, { selfAdminId, participantId, teamId })
    const words = calendarWords(language)
    const facts = { timeZone: dinner.basicDetails.timeZone, placeOf, words }
    const currentEntries = calendarEntries({ notification, participantId, pageUrl }, facts)
    const earlier = {
      given: givenEntries.get(participantId) ?? [],
      notifiedKeys: new Set(notifiedKeys.get(participantId)),
    }
    const revision = revisedCalendar({ ...earlier, current: currentEntries, words, digestOf, now })
    if (revision.changed.length > 0) changedEntries.set(participantId, revision.changed)
    const entries = revision.entries.map((entry) => ({
      ...entry,
      uid: `${entry.key}.${participantId}@running-dinner`,
      url: entry.isCancelled ? '' : pageUrl,
    }))
    files.set(participantId, { name: guestTitle(dinner), language, entries, isPrivate: true })
  }
  return { files, changed: changedEntries }
}

function pageOf(
  ctx: CalendarCtx,
  { kind }: PersonNotification,
  self: { selfAdminId: string; participantId: string; teamId: string },
): string {
  return kind === 'TEAM' ? links.teamHost(ctx, self) : links.dinnerRoute(ctx, self)
}

/** Homes and the after party where a house was found or a pin was set; a place found for the town only would mislead. */
function placesOf({ afterPartyLocation }: AuthorizedDinner, teams: readonly Team[]) {
  const people = teams.flatMap(({ members }) => members)
  const located = [
    ...people.map(({ id, geocodingResult }) => ({ id, geocodingResult })),
    { id: '', ...afterPartyLocation },
  ]
  const places = new Map<string, Coordinate>()
  for (const { id, geocodingResult } of located)
    if (geocodingResult && !isTownOnly(geocodingResult)) places.set(id, geocodingResult)
  return ({ personId }: Home) => places.get(personId)
}

/** A hash of all that the entry says, so that nothing of it is kept. */
function digestOf({ key, title, start, end, address, place, description, isCancelled }: CalendarEntry): string {
  const content = [key, title, start, end, address, place?.lat, place?.lng, description, isCancelled]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32)
}

function calendarWords(language: Language): CalendarWords {
  const words = phrases[language].calendar
  return {
    at: (course, name) => fillPhrase(words.at, { course, name }),
    atYours: (course) => fillPhrase(words.atYours, { course }),
    atPartner: (course, name) => fillPhrase(words.atPartner, { course, name }),
    cancelled: (course) => fillPhrase(words.cancelled, { course }),
    contact: (name, number) => fillPhrase(words.contact, { name, number }),
    bell: phrases[language].messages.words.bell,
    floor: phrases[language].messages.words.floor,
    door: (hint) => fillPhrase(words.door, { hint }),
    page: (url) => fillPhrase(words.page, { url }),
    afterParty: words.afterParty,
    guestWhoLeft: phrases[language].notifications.guestWhoLeft,
  }
}
