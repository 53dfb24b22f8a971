import { tellSearch } from '../../../features/teams/tell-search.ts'
import { paths } from '../../../lib/paths.ts'
import type { NextStep, Standing } from './next-step.ts'

/** The page where a step is done. */
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
  tellChanges: admin.dinnerRouteMessages,
  watch: admin.hostLocations,
  thank: admin.participantMessages,
}
