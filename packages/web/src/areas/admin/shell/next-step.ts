import type { DinnerReply, EventStatusReply, MailReachReply } from '@running-dinner/contract/events'
import type { NotificationCountsReply } from '@running-dinner/contract/messages'
import { type Phase, phaseOf } from '@running-dinner/domain/events'
import { dayIn, daysBetween, type LocalDate } from '@running-dinner/domain/local-date'
import { outlookVerdict } from '../../../features/plan/plan-optimization/outlook-verdict.ts'
import type { WaysOutlook } from '../../../features/plan/plan-optimization/present-plan.api.ts'
import { neverReachedSearch } from '../../../features/plan/teams/plan-changes.ts'
import { paths } from '../../../lib/paths.ts'
import { type TimedDinner, timedEventOf } from './dates.ts'

/** Steps of a message, from writing to every recipient having the mail. */
const reachSteps = ['reachTeams', 'reachRoutes', 'fixMails', 'awaitMails'] as const
type ReachStep = (typeof reachSteps)[number]

type OtherStep =
  | 'tellCancelled'
  | 'confirm'
  | 'raiseLimit'
  | 'shareLink'
  | 'waitForMore'
  | 'addPeople'
  | 'inviteMore'
  | 'findMore'
  | 'formTeams'
  | 'tellTeams'
  | 'sendRoutes'
  | 'tellChanges'
  | 'watch'
  | 'follow'
  | 'thank'

type NextStep = OtherStep | ReachStep | 'shortenWays'

export type EventStatus = {
  phase: Phase
  /** The number in the step: people missing for the smallest dinner, days left to register, or people who do not know what is true now. */
  count: number
  /** People can still register before the day of the event, also once there are teams: the first phase is not done. */
  isCollecting: boolean
} & (
  | { next: OtherStep; reach?: undefined; metres?: undefined }
  | { next: 'shortenWays'; reach?: undefined; metres: { present: number; reachable: number } }
  | { next: ReachStep; reach: MailReachReply; metres?: undefined }
)

type Facts = TimedDinner &
  Pick<DinnerReply, 'cancellationDate' | 'acknowledgedDate' | 'runningDinnerType'> & {
    basicDetails: Pick<DinnerReply['basicDetails'], 'registrationType'>
    publicSettings: Pick<
      NonNullable<DinnerReply['publicSettings']>,
      'endOfRegistrationDate' | 'registrationDeactivated' | 'participantLimit'
    > | null
    sessionData: Pick<DinnerReply['sessionData'], 'assignableParticipantSizes'>
  }

/** The phase of the event and the next step. Unfinished steps come first, also on the evening itself. */
export function eventStatusOf(dinner: Facts, facts: EventStatusReply, now: Date): EventStatus {
  const { minimumParticipantsNeeded } = dinner.sessionData.assignableParticipantSizes
  const missing = Math.max(0, minimumParticipantsNeeded - facts.numParticipants)
  const [teamMailsBegun, routeMailsBegun] = [facts.teamMails.begun, facts.routeMails.begun]
  const phase = phaseOf({
    teamsExist: facts.teamsExist,
    teamMailsBegun,
    routeMailsBegun,
    now,
    event: timedEventOf(dinner),
  })
  const daysOpen = daysToRegister(dinner, facts, dayIn(dinner.basicDetails.zone, now))
  const isCollecting = daysOpen !== undefined && phase !== 'TONIGHT' && phase !== 'AFTERWARDS'
  const next = nextStep(phase, dinner, facts, { missing, daysOpen })
  if (isReachStep(next)) {
    return { phase, isCollecting, next, count: 0, reach: routeMailsBegun ? facts.routeMails : facts.teamMails }
  }
  const counts: Partial<Record<NextStep, number>> = {
    tellChanges: facts.untoldChanges + facts.newcomers,
    waitForMore: daysOpen ?? 0,
  }
  return { phase, isCollecting, next, count: counts[next] ?? missing }
}

/** As long as no mail was sent, shorter ways come before notifying the teams: they would change everyone's evening later. */
export function withShorterWays(eventStatus: EventStatus, outlook: WaysOutlook | undefined): EventStatus {
  if (!mayShorten(eventStatus) || !outlook?.reachable || outlookVerdict(outlook).kind === 'SHORT') return eventStatus
  const metres = {
    present: outlook.present.sumDistanceInMeters,
    reachable: outlook.reachable.sumDistanceInMeters,
  }
  const { phase, isCollecting } = eventStatus
  return { phase, isCollecting, count: 0, next: 'shortenWays', metres }
}

/** On the evening itself notifying the teams comes first. */
export function mayShorten({ next, phase }: EventStatus): boolean {
  return next === 'tellTeams' && phase === 'PLAN'
}

/** The limit of participants where it leaves fewer places than the smallest dinner has: no one who comes can change that. */
export function tooLowLimit({
  publicSettings,
  sessionData,
}: {
  publicSettings: { participantLimit: number | null } | null
  sessionData: Facts['sessionData']
}): number | undefined {
  const limit = publicSettings?.participantLimit ?? undefined
  const { minimumParticipantsNeeded } = sessionData.assignableParticipantSizes
  return limit !== undefined && limit < minimumParticipantsNeeded ? limit : undefined
}

/** Days left to register, 0 on the last one; undefined when registration is closed or full. */
function daysToRegister(
  { basicDetails, publicSettings, runningDinnerType }: Facts,
  { numParticipants }: EventStatusReply,
  today: LocalDate,
): number | undefined {
  // The guests of a demo are invented, so there are no registrations to wait for.
  if (runningDinnerType === 'DEMO' || basicDetails.registrationType === 'CLOSED' || publicSettings === null)
    return undefined
  const { endOfRegistrationDate, registrationDeactivated, participantLimit } = publicSettings
  const isFull = participantLimit !== null && numParticipants >= participantLimit
  if (registrationDeactivated || isFull || endOfRegistrationDate < today) return undefined
  return daysBetween(today, endOfRegistrationDate)
}

interface Collecting {
  missing: number
  daysOpen: number | undefined
}

function nextStep(phase: Phase, dinner: Facts, facts: EventStatusReply, collecting: Collecting): OtherStep | ReachStep {
  if (dinner.cancellationDate !== null) return 'tellCancelled'
  if (phase === 'AFTERWARDS') return 'thank'
  // Unconfirmed events cannot send mails.
  if (dinner.runningDinnerType !== 'DEMO' && dinner.acknowledgedDate === null) return 'confirm'
  if (!facts.teamsExist) return collectingStep(phase, dinner, facts, collecting)
  const { teamMails, routeMails, knowledge: notificationStatus } = facts
  if (routeMails.begun) {
    if (hasChanges(facts, notificationStatus.routes)) return 'tellChanges'
    if (!isReached(routeMails)) return reachStep(routeMails, 'reachRoutes')
    return phase === 'TONIGHT' ? 'follow' : 'watch'
  }
  if (!teamMails.begun) return 'tellTeams'
  if (hasChanges(facts, notificationStatus.teams)) return 'tellChanges'
  return isReached(teamMails) ? 'sendRoutes' : reachStep(teamMails, 'reachTeams')
}

/** While most people have no notification yet, the first sending goes on: the others are no newcomers. */
function hasChanges(
  { untoldChanges, newcomers }: EventStatusReply,
  { people, never }: NotificationCountsReply,
): boolean {
  return untoldChanges > 0 || (newcomers > 0 && never * 2 <= people)
}

function isReached({ teams, teamsReached }: MailReachReply): boolean {
  return teamsReached === teams
}

function isReachStep(step: OtherStep | ReachStep): step is ReachStep {
  return reachSteps.some((reachStep) => reachStep === step)
}

/** Teams that never got a message come first, then failed mails. Mails in delivery need no action. */
function reachStep({ unsent, numFailed }: MailReachReply, write: 'reachTeams' | 'reachRoutes'): ReachStep {
  if (unsent > 0) return write
  return numFailed > 0 ? 'fixMails' : 'awaitMails'
}

/** Share the link, wait for the deadline. On the day itself teams are built without further waiting. */
function collectingStep(
  phase: Phase,
  dinner: Facts,
  { numParticipants }: EventStatusReply,
  { missing, daysOpen }: Collecting,
): OtherStep {
  const isOpen = phase === 'COLLECT' && daysOpen !== undefined
  if (tooLowLimit(dinner) !== undefined) return 'raiseLimit'
  if (numParticipants === 0) return isOpen ? 'shareLink' : 'addPeople'
  if (missing > 0) return isOpen ? 'inviteMore' : 'findMore'
  return isOpen ? 'waitForMore' : 'formTeams'
}

/** The page of a step. */
export function nextStepPath({ next, reach }: EventStatus, adminId: string): string {
  const path = pages[next](adminId)
  if (!reach) return path
  if (next === 'reachTeams' || next === 'reachRoutes') return `${path}?${neverReachedSearch}`
  const [failed] = reach.failed
  return next === 'fixMails' && failed ? admin.mailProtocol(adminId, failed.jobId) : path
}

/** The page of the step after one that may be left out; undefined where a step has to be done. */
export function skipPath({ next }: EventStatus, adminId: string): string | undefined {
  if (next === 'waitForMore') return admin.teams(adminId)
  return next === 'shortenWays' ? admin.teamMessages(adminId) : undefined
}

const { admin } = paths

/** Where the limit of participants is set. */
export function registrationSettingsPath(adminId: string): string {
  return `${admin.settings(adminId)}#registration`
}

const pages: Record<NextStep, (adminId: string) => string> = {
  tellCancelled: admin.participantMessages,
  confirm: (adminId) => `${admin.dashboard(adminId)}#resend`,
  raiseLimit: registrationSettingsPath,
  shareLink: (adminId) => `${admin.dashboard(adminId)}#registration-link`,
  waitForMore: admin.participants,
  addPeople: admin.importParticipants,
  inviteMore: (adminId) => `${admin.dashboard(adminId)}#registration-link`,
  findMore: admin.participants,
  formTeams: admin.teams,
  shortenWays: (adminId) => `${admin.hostLocations(adminId)}?showOptimizeDialog=true&courses=free`,
  tellTeams: admin.teamMessages,
  sendRoutes: admin.dinnerRouteMessages,
  reachTeams: admin.teamMessages,
  reachRoutes: admin.dinnerRouteMessages,
  fixMails: admin.messagesOverview,
  awaitMails: admin.messagesOverview,
  tellChanges: admin.changeMessages,
  watch: admin.hostLocations,
  follow: admin.evening,
  thank: admin.participantMessages,
}
