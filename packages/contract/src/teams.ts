import { teamStatuses } from '@running-dinner/domain'
import { courseReasons, hostReasons, togetherReasons } from '@running-dinner/domain/teams/team-explanation.ts'
import { z } from 'zod'
import { geocodingResult, meal } from './dinners.ts'
import { flag } from './fields.ts'
import { participant } from './participants.ts'
import { route } from './route.ts'

const base = '/rest/teamservice/v1/runningdinner/:adminId'

const reasonOf = <const Kinds extends readonly [string, ...string[]]>(kinds: Kinds) =>
  z.object({ reason: z.enum(kinds), data: z.record(z.string(), z.union([z.string(), z.number()])) })

/** Why these people, this host, this course; `phrases` has a sentence for each reason. */
const teamExplanation = z.object({
  together: z.array(reasonOf(togetherReasons)),
  host: reasonOf(hostReasons),
  course: reasonOf(courseReasons),
})

export const team = z.object({
  id: z.string(),
  teamNumber: z.number(),
  status: z.enum(teamStatuses),
  /** Of a team that is only guest the course it would cook. */
  meal,
  /** Cooks nothing: one team where there are two courses and an odd number of teams. */
  onlyGuest: z.boolean(),
  hostTeamMember: participant.nullable(),
  teamMembers: z.array(participant),
  geocodingResult,
  /** In the organiser's list of teams only: guests do not learn why others cook together. */
  explanation: teamExplanation.optional(),
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
