import type { CourseStages } from '../../events/dinner/evening-times.ts'
import { emailIdentity } from '../../people/participants/email.ts'
import {
  contentOf,
  type Eater,
  factOf,
  goneNotification,
  type NotificationKind,
  type PersonNotification,
  teamPartOf,
} from './notification.ts'
import { type FactChange, isSameNotification, notificationChanges } from './notification-changes.ts'

/** From the state that helps a guest most to the one that helps least. */
const bestFirst = ['KNOWN', 'QUEUED', 'OUTDATED', 'FAILED', 'NEVER'] as const satisfies readonly NotificationState[]

/**
 * Whether the cooks of a table know how one of its guests eats. A cook knows when the route notification that reached them last names the guest
 * with the diet of now, whatever else of that notification changed since; one cook is enough.
 *
 * @param cooks the notifications of each cook that count: docs/rules/messages/notifications.md#states
 */
export function dietNotificationStatus(
  eater: Eater,
  mealId: string,
  cooks: readonly (readonly SentNotification[])[],
): NotificationState {
  const states = cooks.map((notifications) => dietStateOf(eater, mealId, notifications))
  return bestFirst.find((state) => states.includes(state)) ?? 'NEVER'
}

function dietStateOf(eater: Eater, mealId: string, notifications: readonly SentNotification[]): NotificationState {
  const routes = notifications.filter(({ notification }) => notification.kind === 'DINNER_ROUTE').sort(byPosition)
  const last = (state: SentNotification['state']) => routes.findLast((sent) => sent.state === state)
  const received = last('RECEIVED')
  if (received && names(received, eater, mealId)) return 'KNOWN'
  if (
    routes.some((sentNotification) => sentNotification.state === 'ON_THE_WAY' && names(sentNotification, eater, mealId))
  )
    return 'QUEUED'
  const newest = routes.at(-1)
  if (newest?.state === 'FAILED' && names(newest, eater, mealId)) return 'FAILED'
  return received ? 'OUTDATED' : 'NEVER'
}

function names({ notification }: SentNotification, eater: Eater, mealId: string): boolean {
  const notifiedEater = factOf(notification, 'DIETS', mealId)?.eaters.find(
    ({ personId }) => personId === eater.personId,
  )
  return notifiedEater !== undefined && dietOf(notifiedEater) === dietOf(eater)
}

function dietOf(eater: Eater): string {
  return JSON.stringify(contentOf({ fact: 'DIETS', mealId: '', eaters: [eater] }))
}

function byPosition(first: SentNotification, second: SentNotification): number {
  return first.position - second.position
}

export const notificationStates = ['NEVER', 'QUEUED', 'KNOWN', 'OUTDATED', 'FAILED'] as const
export type NotificationState = (typeof notificationStates)[number]

/** A person with the notifications that are true now. Without `team`: their team was cancelled, or they left it. */
export interface Addressee {
  participantId: string
  email: string
  team: { id: string; notifications: Readonly<Record<NotificationKind, PersonNotification>> } | undefined
}

/** A notification on its way to a person, or one that reached them by mail, on their page or by phone. */
export interface SentNotification {
  participantId: string
  /** The team it was written for. */
  teamId: string
  notification: PersonNotification
  state: 'ON_THE_WAY' | 'RECEIVED' | 'FAILED'
  /** Where the mail went; undefined for a notification that was read on the page or passed on by phone. */
  email: string | undefined
  /** Grows with time. */
  position: number
}

/** How many people are in which state; the five add up to `people`. */
export interface NotificationCounts {
  people: number
  known: number
  never: number
  queued: number
  outdated: number
  failed: number
}

/**
 * A person who knows something that is no longer true. Outdated in both kinds: listed once, with the route; also with the route when
 * others have theirs and this person has none.
 */
export interface OutdatedPerson {
  participantId: string
  /** The person's team; the last one they knew of when they have none. */
  teamId: string
  kind: NotificationKind
  changes: FactChange[]
}

/** A person no notification of this kind was written to, although others have theirs. Who is outdated is no newcomer. */
type Newcomer = Omit<OutdatedPerson, 'changes'>

export interface PersonNotificationStatus {
  participantId: string
  teamId: string
  /** Undefined for a kind that does not concern a person without a team. */
  states: Readonly<Record<NotificationKind, NotificationState | undefined>>
  changes: Readonly<Record<NotificationKind, FactChange[]>>
}

export interface NotificationStatus {
  teams: NotificationCounts
  routes: NotificationCounts
  people: PersonNotificationStatus[]
  outdated: OutdatedPerson[]
  newcomers: Newcomer[]
}

interface NotificationStatusInput {
  addressees: readonly Addressee[]
  notifications: readonly SentNotification[]
  /** All mails of a demo go to the organiser, so that addresses do not matter. */
  isDemo: boolean
  /** The event is cancelled: nobody has to hear what changed about an evening that does not take place. */
  isCancelled?: boolean
  /** Without them no course has begun. */
  stages?: CourseStages | undefined
}

/** Who knows what concerns them, derived from the notifications that reached them: docs/rules/messages/notifications.md#states */
export function notificationStatus({
  addressees,
  notifications,
  isDemo,
  isCancelled = false,
  stages,
}: NotificationStatusInput): NotificationStatus {
  const notificationsOf = new Map<string, SentNotification[]>()
  for (const sentNotification of notifications)
    notificationsOf.set(sentNotification.participantId, [
      ...(notificationsOf.get(sentNotification.participantId) ?? []),
      sentNotification,
    ])
  const judged = addressees.flatMap((addressee) => {
    const ownNotifications = notificationsTo(
      addressee.email,
      notificationsOf.get(addressee.participantId) ?? [],
      isDemo,
    )
    const judgement = judge(addressee, ownNotifications, stages)
    return judgement && (judgement.team || judgement.route) ? [judgement] : []
  })
  const [teams, routes] = [counts(judged.map(({ team }) => team)), counts(judged.map(({ route }) => route))]
  const latest = routes.people > routes.never ? 'DINNER_ROUTE' : teams.people > teams.never ? 'TEAM' : undefined
  const toNotify = isCancelled ? [] : judged
  const isFirst = (judgement: Judgement | undefined, kind: NotificationKind) =>
    latest === kind && judgement?.state === 'NEVER'
  return {
    teams,
    routes,
    people: judged.map(({ participantId, teamId, team, route }) => ({
      participantId,
      teamId,
      states: { TEAM: team?.state, DINNER_ROUTE: route?.state },
      changes: { TEAM: team?.changes ?? [], DINNER_ROUTE: route?.changes ?? [] },
    })),
    outdated: toNotify.flatMap(({ participantId, teamId, team, route }): OutdatedPerson[] => {
      if (route?.state === 'OUTDATED') return [{ participantId, teamId, kind: 'DINNER_ROUTE', changes: route.changes }]
      if (team?.state !== 'OUTDATED') return []
      const kind = isFirst(route, 'DINNER_ROUTE') ? 'DINNER_ROUTE' : 'TEAM'
      return [{ participantId, teamId, kind, changes: team.changes }]
    }),
    newcomers: toNotify.flatMap(({ participantId, teamId, team, route }): Newcomer[] => {
      if (team?.state === 'OUTDATED' || route?.state === 'OUTDATED') return []
      if (isFirst(route, 'DINNER_ROUTE')) return [{ participantId, teamId, kind: 'DINNER_ROUTE' }]
      return isFirst(team, 'TEAM') ? [{ participantId, teamId, kind: 'TEAM' }] : []
    }),
  }
}

/** The notifications of a person that count: those sent to an earlier address do not. */
export function notificationsTo<L extends SentNotification>(
  address: string,
  notifications: readonly L[],
  isDemo: boolean,
): L[] {
  return notifications.filter(
    ({ email }) => isDemo || email === undefined || emailIdentity(email) === emailIdentity(address),
  )
}

interface Judgement {
  state: NotificationState
  changes: FactChange[]
}

/** Undefined for a person without a team who was never notified of one. A former member drops out of the counts once they know. */
function judge(
  { participantId, team }: Addressee,
  notifications: readonly SentNotification[],
  stages: CourseStages | undefined,
) {
  const teamId = team?.id ?? newest(notifications)?.teamId
  if (teamId === undefined) return undefined
  const asTeam = notifications.map((sentNotification) => ({
    ...sentNotification,
    notification: teamPartOf(sentNotification.notification),
  }))
  const asRoute = notifications.filter(({ notification }) => notification.kind === 'DINNER_ROUTE')
  const statusOf = (kind: NotificationKind, sentNotifications: readonly SentNotification[]) => {
    if (team) return stateOf(team.notifications[kind], sentNotifications, stages)
    const goneJudgement = received(sentNotifications) && stateOf(goneNotification(kind), sentNotifications, stages)
    return goneJudgement?.state === 'KNOWN' ? undefined : goneJudgement
  }
  return { participantId, teamId, team: statusOf('TEAM', asTeam), route: statusOf('DINNER_ROUTE', asRoute) }
}

function stateOf(
  current: PersonNotification,
  notifications: readonly SentNotification[],
  stages: CourseStages | undefined,
): Judgement {
  const receivedNotifications = received(notifications)
  const changes = receivedNotifications ? notificationChanges(receivedNotifications.notification, current, stages) : []
  if (receivedNotifications && changes.length === 0) return { state: 'KNOWN', changes }
  const isCurrent = ({ notification }: SentNotification) => isSameNotification(notification, current, stages)
  const onTheWay = notifications.filter(({ state }) => state === 'ON_THE_WAY')
  // A first notification that is already stale is still the first they will get; what they know is judged when it arrives.
  if (onTheWay.some((sentNotification) => receivedNotifications === undefined || isCurrent(sentNotification)))
    return { state: 'QUEUED', changes }
  const last = newest(notifications)
  if (last?.state === 'FAILED' && isCurrent(last)) return { state: 'FAILED', changes }
  return { state: receivedNotifications ? 'OUTDATED' : 'NEVER', changes }
}

function received(notifications: readonly SentNotification[]): SentNotification | undefined {
  return newest(notifications.filter(({ state }) => state === 'RECEIVED'))
}

function newest(notifications: readonly SentNotification[]): SentNotification | undefined {
  return notifications.reduce<SentNotification | undefined>(
    (best, sentNotification) => (best && best.position >= sentNotification.position ? best : sentNotification),
    undefined,
  )
}

function counts(judgements: readonly (Judgement | undefined)[]): NotificationCounts {
  const countOf = (state: NotificationState) => judgements.filter((judgement) => judgement?.state === state).length
  return {
    people: judgements.filter((judgement) => judgement !== undefined).length,
    known: countOf('KNOWN'),
    never: countOf('NEVER'),
    queued: countOf('QUEUED'),
    outdated: countOf('OUTDATED'),
    failed: countOf('FAILED'),
  }
}
