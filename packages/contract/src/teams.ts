import { teamStatuses } from '@running-dinner/domain'
import { z } from 'zod'
import { geocodingResult, meal } from './dinners.ts'
import { flag } from './fields.ts'
import { participant } from './participants.ts'
import { route } from './route.ts'

const base = '/rest/teamservice/v1/runningdinner/:adminId'

export const team = z.object({
  id: z.string(),
  teamNumber: z.number(),
  status: z.enum(teamStatuses),
  meal,
  hostTeamMember: participant.nullable(),
  teamMembers: z.array(participant),
  geocodingResult,
})
export type TeamReply = z.output<typeof team>

export const teamList = z.object({ teams: z.array(team), dinnerAdminId: z.string(), planVersion: z.number() })

/** `true`, `false` or absent; anything else is refused (reliability 5.1). */
const queryFlag = z
  .enum(['true', 'false'], { error: 'value_invalid' })
  .optional()
  .transform((value) => value === 'true')

const arrangeInput = z.object({ leaveNobodyOut: flag }).nullish()

export const teamRoutes = {
  list: route({
    method: 'GET',
    path: base,
    area: 'teams',
    summary: 'The teams in order of their number',
    query: z.object({ filterCancelledTeams: queryFlag }),
    reply: teamList,
  }),
  arrange: route({
    method: 'POST',
    path: base,
    area: 'teams',
    summary: 'Build teams and the plan of visits',
    body: arrangeInput,
    reply: teamList,
  }),
  rearrange: route({
    method: 'PUT',
    path: base,
    area: 'teams',
    summary: 'Drop the teams and build them anew',
    body: arrangeInput,
    reply: teamList,
  }),
  drop: route({ method: 'DELETE', path: base, area: 'teams', summary: 'Drop all teams and routes', reply: teamList }),
  meetingPlan: route({
    method: 'GET',
    path: `${base}/team/:teamId/meetingplan`,
    area: 'teams',
    summary: 'Whom a team has as guests and whom it visits',
    reply: z.object({
      team,
      guestTeams: z.array(team),
      hostTeams: z.array(team.extend({ meetedTeams: z.array(team) })),
    }),
  }),
} as const
