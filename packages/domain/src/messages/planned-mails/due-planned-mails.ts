import { type LocalDateTime, localTimeIn } from '../../local-date.ts'
import {
  digestMoment,
  guestsDeadline,
  guestsMoment,
  type NoticeKind,
  noticeKinds,
  type PlannedEvent,
  type PlannedMail,
  plannedMailsOff,
} from './planned-mails.ts'

export interface PlannedMailSetting {
  isOn: boolean
  /** Position of the last activity before it was switched on: nothing that happened while it was off is reported later. */
  since: number
  /** Undefined for a switch that was on from the beginning. */
  switchedOnAt: Date | undefined
}

/** Something that happened to an event through other people than its organiser. */
export interface EventNews {
  /** Of its activity; grows with every change. */
  position: number
  kind: NoticeKind | 'REGISTRATION_DIGEST'
  createdAt: Date
}

/** Mails about news are one stream each, every one of them beginning where the last one ended. */
export const newsStreams = ['REGISTRATION_DIGEST', 'AT_ONCE'] as const
export type NewsStream = (typeof newsStreams)[number]

export interface SentPlannedMail {
  mail: 'ALL_YOU_NEED' | NewsStream
  /** Unique among the mails of one event and kind: the database refuses a second one. */
  occurrence: string
  moment: LocalDateTime
  /** Position of the last activity that it reports. */
  through: number | undefined
}

export interface DuePlannedMail<N extends EventNews = EventNews> extends SentPlannedMail {
  news: N[]
}

export interface PlannedFacts<N extends EventNews = EventNews> {
  now: Date
  event: PlannedEvent
  /** Last change of the date or the zone; undefined if they are as created. */
  movedAt: Date | undefined
  settings: Readonly<Record<PlannedMail, PlannedMailSetting>>
  sent: readonly SentPlannedMail[]
  /** In order of position. */
  news: readonly N[]
}

/** Collected for this long after the first, so that many failures are one mail. */
const collectMilliseconds = 180_000
/** Newer activities may have one before them that is not committed yet. */
const settleMilliseconds = 30_000

/** What has to go out now: docs/rules/messages/planned-mails.md#when */
export function duePlannedMails<N extends EventNews>(facts: PlannedFacts<N>): DuePlannedMail<N>[] {
  if (plannedMailsOff(facts.event, facts.now)) return []
  return [guestsMail(facts), digest(facts), notices(facts)].flatMap((due) => due ?? [])
}

/** The moment at which the event, its date and the switch were all there; a moment before it is past for good. */
export function guestsMomentIsLost({ event, movedAt, settings }: Pick<PlannedFacts, 'event' | 'movedAt' | 'settings'>) {
  const { switchedOnAt } = settings.ALL_YOU_NEED
  const ready = [event.createdAt, event.acknowledgedDate, movedAt, switchedOnAt].flatMap(
    (moment) => moment?.getTime() ?? [],
  )
  const { timeZone, date } = event.basicDetails
  return localTimeIn(timeZone, new Date(Math.max(...ready))) > guestsMoment(date)
}

function guestsMail<N extends EventNews>(facts: PlannedFacts<N>): DuePlannedMail<N> | undefined {
  const { now, event, settings, sent } = facts
  const { date, timeZone } = event.basicDetails
  const moment = guestsMoment(date)
  const localNow = localTimeIn(timeZone, now)
  if (!settings.ALL_YOU_NEED.isOn || localNow < moment || localNow >= guestsDeadline(event)) return undefined
  if (guestsMomentIsLost(facts)) return undefined
  if (sent.some(({ mail, occurrence }) => mail === 'ALL_YOU_NEED' && occurrence === date)) return undefined
  return { mail: 'ALL_YOU_NEED', occurrence: date, moment, through: undefined, news: [] }
}

function digest<N extends EventNews>({
  now,
  event,
  settings,
  sent,
  news,
}: PlannedFacts<N>): DuePlannedMail<N> | undefined {
  const { timeZone } = event.basicDetails
  const settled = new Date(now.getTime() - settleMilliseconds)
  const moment = digestMoment(localTimeIn(timeZone, settled), 'latest')
  const earlier = sent.filter(({ mail }) => mail === 'REGISTRATION_DIGEST')
  if (earlier.some((digest) => digest.moment >= moment)) return undefined
  const fresh = freshNews(news, ['REGISTRATION_DIGEST'], settings, earlier)
  return streamMail('REGISTRATION_DIGEST', moment, {
    earlier,
    news: until(fresh, ({ createdAt }) => localTimeIn(timeZone, createdAt) < moment),
  })
}

function notices<N extends EventNews>({
  now,
  event,
  settings,
  sent,
  news,
}: PlannedFacts<N>): DuePlannedMail<N> | undefined {
  const earlier = sent.filter(({ mail }) => mail === 'AT_ONCE')
  const fresh = freshNews(news, noticeKinds, settings, earlier)
  // A moment in the future comes from a clock that was set back since: it counts as old.
  const age = ({ createdAt }: EventNews) => Math.abs(now.getTime() - createdAt.getTime())
  const [firstNews] = fresh
  if (firstNews === undefined || age(firstNews) < collectMilliseconds) return undefined
  return streamMail('AT_ONCE', localTimeIn(event.basicDetails.timeZone, now), {
    earlier,
    news: until(fresh, (plannedMail) => age(plannedMail) >= settleMilliseconds),
  })
}

/** What is switched on and no earlier mail reported. */
function freshNews<N extends EventNews>(
  news: readonly N[],
  kinds: readonly EventNews['kind'][],
  settings: PlannedFacts['settings'],
  earlier: readonly SentPlannedMail[],
): N[] {
  const through = lastReported(earlier)
  return news.filter(
    ({ kind, position }) =>
      kinds.includes(kind) && position > through && settings[kind].isOn && position > settings[kind].since,
  )
}

function streamMail<N extends EventNews>(
  mail: NewsStream,
  moment: LocalDateTime,
  { earlier, news }: { earlier: readonly SentPlannedMail[]; news: N[] },
): DuePlannedMail<N> | undefined {
  const last = news.at(-1)
  if (last === undefined) return undefined
  // Named after its beginning: of two mails that begin at the same activity only one can be stored.
  return { mail, occurrence: `after ${lastReported(earlier)}`, moment, through: last.position, news }
}

function lastReported(earlier: readonly SentPlannedMail[]): number {
  return Math.max(0, ...earlier.map(({ through }) => through ?? 0))
}

/** The beginning of the list, without what follows the first that is not ready: nothing is skipped over. */
function until<N>(news: readonly N[], isReady: (item: N) => boolean): N[] {
  const end = news.findIndex((plannedMail) => !isReady(plannedMail))
  return end === -1 ? [...news] : news.slice(0, end)
}
