import type { MailReachReply, StandingReply } from '@running-dinner/contract/activities.ts'
import type { DinnerReply } from '@running-dinner/contract/dinners.ts'
import { type Phase, phaseOf } from '@running-dinner/domain/dinner/lifecycle.ts'
import { daysBetween, type LocalDate } from '@running-dinner/domain/local-date.ts'
import { tellSearch } from '../../../features/teams/plan-changes.ts'
import { paths } from '../../../lib/paths.ts'

/** Steps of a message, from writing to every recipient having the mail. */
const reachSteps = ['reachTeams', 'reachRoutes', 'fixMails', 'awaitMails'] as const
type ReachStep = (typeof reachSteps)[number]

type OtherStep =
  | 'tellCancelled'
  | 'confirm'
  | 'shareLink'
  | 'waitForMore'
  | 'addPeople'
  | 'findMore'
  | 'formTeams'
  | 'tellTeams'
  | 'sendRoutes'
  | 'tellChanges'
  | 'watch'
  | 'thank'

type NextStep = OtherStep | ReachStep

export type Standing = {
  phase: Phase
  /** The number in the step: people missing for the smallest dinner, days left to register, or people whose evening changed since they got their route. */
  count: number
} & ({ next: OtherStep; reach?: undefined } | { next: ReachStep; reach: MailReachReply })

type Facts = Pick<DinnerReply, 'cancellationDate' | 'acknowledgedDate' | 'runningDinnerType'> & {
  basicDetails: Pick<DinnerReply['basicDetails'], 'date' | 'registrationType'>
  publicSettings: Pick<
    NonNullable<DinnerReply['publicSettings']>,
    'endOfRegistrationDate' | 'registrationDeactivated' | 'participantLimit'
  > | null
  sessionData: Pick<DinnerReply['sessionData'], 'assignableParticipantSizes'>
}

/** The phase of the event and the next step. Unfinished steps come first, also on the evening itself. */
export function standingOf(dinner: Facts, facts: StandingReply, today: LocalDate): Standing {
  const { date } = dinner.basicDetails
  const { minimumParticipantsNeeded } = dinner.sessionData.assignableParticipantSizes
  const missing = Math.max(0, minimumParticipantsNeeded - facts.numParticipants)
  const [teamMailsBegun, routeMailsBegun] = [facts.teamMails.begun, facts.routeMails.begun]
  const phase = phaseOf({ teamsExist: facts.teamsExist, teamMailsBegun, routeMailsBegun, today, date })
  const daysOpen = daysToRegister(dinner, facts, today)
  const next = nextStep(phase, dinner, facts, { missing, daysOpen })
  if (isReachStep(next)) return { phase, next, count: 0, reach: routeMailsBegun ? facts.routeMails : facts.teamMails }
  const counts: Partial<Record<NextStep, number>> = { tellChanges: facts.untoldChanges, waitForMore: daysOpen ?? 0 }
  return { phase, next, count: counts[next] ?? missing }
}

/** Days left to register, 0 on the last one; undefined when registration is closed or full. */
function daysToRegister(
  { basicDetails, publicSettings, runningDinnerType }: Facts,
  { numParticipants }: StandingReply,
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

function nextStep(phase: Phase, dinner: Facts, facts: StandingReply, collecting: Collecting): NextStep {
  if (dinner.cancellationDate !== null) return 'tellCancelled'
  if (phase === 'AFTERWARDS') return 'thank'
  if (!facts.teamsExist) return collectingStep(phase, dinner, facts, collecting)
  const { teamMails, routeMails } = facts
  if (routeMails.begun) {
    if (!facts.routeMailsSent) return reachStep(routeMails, 'reachRoutes')
    return facts.untoldChanges > 0 ? 'tellChanges' : 'watch'
  }
  if (!teamMails.begun) return 'tellTeams'
  return facts.teamMailsSent ? 'sendRoutes' : reachStep(teamMails, 'reachTeams')
}

function isReachStep(step: NextStep): step is ReachStep {
  return reachSteps.some((one) => one === step)
}

/** Teams without a message come first, then failed mails. Mails in delivery need no action. */
function reachStep({ unsent, numFailed }: MailReachReply, write: 'reachTeams' | 'reachRoutes'): NextStep {
  if (unsent > 0) return write
  return numFailed > 0 ? 'fixMails' : 'awaitMails'
}

/** Confirm, share the link, wait for the deadline. On the day itself teams are built without further waiting. */
function collectingStep(
  phase: Phase,
  { acknowledgedDate, runningDinnerType }: Facts,
  { numParticipants }: StandingReply,
  { missing, daysOpen }: Collecting,
): NextStep {
  if (runningDinnerType !== 'DEMO' && acknowledgedDate === null) return 'confirm'
  const isOpen = phase === 'COLLECT' && daysOpen !== undefined
  if (numParticipants === 0) return isOpen ? 'shareLink' : 'addPeople'
  if (missing > 0) return 'findMore'
  return isOpen ? 'waitForMore' : 'formTeams'
}

/** The page of a step. */
export function nextStepPath({ next, reach }: Standing, adminId: string): string {
  const path = pages[next](adminId)
  if (!reach) return path
  if (next === 'reachTeams' || next === 'reachRoutes') return `${path}?${tellSearch(reach.unreachedTeamIds)}`
  const [failed] = reach.failed
  return next === 'fixMails' && failed ? admin.mailProtocol(adminId, failed.jobId) : path
}

const { admin } = paths

const pages: Record<NextStep, (adminId: string) => string> = {
  tellCancelled: admin.participantMessages,
  confirm: (adminId) => `${admin.dashboard(adminId)}#resend`,
  shareLink: (adminId) => `${admin.dashboard(adminId)}#registration-link`,
  waitForMore: admin.participants,
  addPeople: admin.importParticipants,
  findMore: admin.participants,
  formTeams: admin.teams,
  tellTeams: admin.teamMessages,
  sendRoutes: admin.dinnerRouteMessages,
  reachTeams: admin.teamMessages,
  reachRoutes: admin.dinnerRouteMessages,
  fixMails: admin.messagesOverview,
  awaitMails: admin.messagesOverview,
  tellChanges: admin.changeMessages,
  watch: admin.hostLocations,
  thank: admin.participantMessages,
}
