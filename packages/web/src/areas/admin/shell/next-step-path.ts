import { paths } from '../../../app/paths.ts'
import type { NextStep } from './next-step.ts'

/** The page where a step is done. */
export function nextStepPath(step: NextStep, adminId: string): string {
  return pages[step](adminId)
}

const { admin } = paths

const pages: Record<NextStep, (adminId: string) => string> = {
  tellCancelled: admin.participantMessages,
  addPeople: admin.importParticipants,
  findMore: admin.participants,
  formTeams: admin.teams,
  tellTeams: admin.teamMessages,
  sendRoutes: admin.dinnerRouteMessages,
  tellChanges: admin.dinnerRouteMessages,
  watch: admin.hostLocations,
  thank: admin.participantMessages,
}
