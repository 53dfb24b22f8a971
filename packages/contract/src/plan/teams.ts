import { limits, teamStatuses } from '@running-dinner/domain'
import { courseReasons, fragilities, hostReasons, severities, togetherReasons } from '@running-dinner/domain/plan'
import { z } from 'zod'
import { activityCodes, activityTypes } from '../events/activity-kinds.ts'
import { meal } from '../events/dinners.ts'
import { flag, flagInQuery, id, idList, instant } from '../forms/fields.ts'
import { participant } from '../people/participants.ts'
import { route } from '../route.ts'
import { knownCoordinate, respelt } from '../wire/codecs.ts'
import { issueReply } from '../wire/issue-response.ts'

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
  /** Kept as it is by every change by machine, and refused in swaps. */
  locked: z.boolean(),
  geocodingResult: knownCoordinate,
  /** In the organiser's list of teams only: guests do not learn why others cook together. */
  explanation: teamExplanation.optional(),
})
export type TeamReply = z.output<typeof team>

export const teamList = z.object({ teams: z.array(team), dinnerAdminId: z.string(), planVersion: z.number() })

/** One structural change of teams and visits; worded like an activity. */
export const planChange = z.object({
  id: z.string(),
  /** The version of the plan it made. */
  planVersion: z.number(),
  activityType: z.enum(activityTypes),
  code: z.enum(activityCodes).nullable(),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
  originator: z.string(),
  createdAt: instant,
  undone: z.boolean(),
  /** Teams of the current plan whose evening it changed and who need a mail. */
  affectedTeamIds: z.array(z.string()),
})
export type PlanChangeReply = z.output<typeof planChange>

/** A change of teams by hand. */
const teamMove = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('SWAP_MEMBERS'), participantId: id, otherParticipantId: id }),
    z.object({ kind: z.literal('SWAP_MEALS'), teamId: id, otherTeamId: id }),
    z.object({ kind: z.literal('CHANGE_HOST'), teamId: id, participantId: id }),
  ],
  { error: 'value_invalid' },
)
export type TeamMove = z.output<typeof teamMove>

/** How well a team meets the rules: wishes, seats, genders. */
const teamFit = z.object({
  teamId: z.string(),
  teamNumber: z.number(),
  meal,
  host: z.string(),
  members: z.array(z.string()),
  /** Seats of the host's home are enough, too few, or unknown. */
  seats: z.enum(['ENOUGH', 'TOO_FEW', 'UNKNOWN']),
  /** Whether it is as the event's gender rule asks; null where there is none. */
  gendersFit: z.boolean().nullable(),
  /** Mutual wishes and fixed pairs inside. */
  partnerWishes: z.number(),
  /** Members who cook the course they wished for. */
  courseWishes: z.number(),
})
export type TeamFit = z.output<typeof teamFit>

/** What a move does, or in a dry run would do. */
const consequences = z.object({
  /** The plan with the move; in a dry run the plan it was tried on. */
  planVersion: z.number(),
  /** Why a dry run is refused; empty when it is possible. The move itself answers the same issues with 406. */
  issues: z.array(issueReply),
  /** The teams concerned, before and after. */
  teams: z.array(z.object({ before: teamFit, after: teamFit })),
  /** Sum of all legs of the evening, road estimate in metres; null where homes are not located. */
  distance: z.object({ before: z.number(), after: z.number() }).nullable(),
  /** Pairs of people who would meet twice; empty for a good plan. */
  repeatedMeetings: z.array(z.object({ people: z.array(z.string()) })),
  affectedTeamIds: z.array(z.string()),
  affectedPeople: z.number(),
  teamMessagesSent: z.boolean(),
  dinnerRouteMessagesSent: z.boolean(),
})
export type ConsequencesReply = z.output<typeof consequences>

/**
 * The body names the team once more, as the path does; only the path counts. Replacing takes exactly as many people as
 * a team has.
 */
const teamCancellation = z.object({
  teamId: z.string({ error: 'value_invalid' }).nullish(),
  replacementParticipantIds: z._default(idList(limits.participants), []),
  replaceTeam: flag,
  /** Checks and answers the same, but changes nothing. */
  dryRun: flag,
})

const cancelledTeam = z.object({
  /** As it is after the change. */
  team,
  removedParticipants: z.array(participant),
  dinnerRouteMessagesSent: z.boolean(),
  teamMessagesSent: z.boolean(),
  /** Teams that would have come, and teams it would have visited; cancelled ones are not among them. */
  affectedGuestTeams: z.array(team),
  affectedHostTeams: z.array(team),
  planVersion: z.number(),
})
export type CancelledTeamReply = z.output<typeof cancelledTeam>

/** Who could step in for a team best. */
const standby = z.object({
  people: z.array(z.object({ id: z.string(), fullname: z.string() })),
  canHost: z.enum(['YES', 'UNKNOWN', 'NO']),
  /** As the crow flies; null where a home is not known. */
  distanceInMeters: z.number().nullable(),
  gendersFit: z.boolean(),
  newDiets: z.boolean(),
  breaksWish: z.boolean(),
})

const teamLoss = z.object({
  teamId: z.string(),
  teamNumber: z.number(),
  meal,
  onlyGuest: z.boolean(),
  members: z.array(z.string()),
  severity: z.enum(severities),
  fragile: z.array(z.enum(fragilities)),
  /** People who would lose a course if nothing was done. */
  guestsWithoutCourse: z.number(),
  /** Whether a plan without the team is possible; null if not computed. */
  repairable: z.boolean().nullable(),
  /** People with another evening after the repair; null without one. */
  changedParticipants: z.number().nullable(),
  standby: standby.nullable(),
})
export type TeamLossReply = z.output<typeof teamLoss>

const teamHosts = z.object({
  dinnerAdminId: z.string({ error: 'value_invalid' }).nullish(),
  teams: z
    .array(z.object({ id, hostTeamMember: z.object({ id }, { error: 'value_invalid' }) }), { error: 'value_invalid' })
    .min(1, { error: 'required' })
    .max(limits.participants, { error: 'too_many_entries' }),
})

const arrangeInput = z.object({ leaveNobodyOut: flag }).nullish()

export const teamRoutes = {
  list: route({
    method: 'GET',
    path: base,
    area: 'teams',
    summary: 'The teams in order of their number',
    query: z.object({ filterCancelledTeams: flagInQuery }),
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
  move: route({
    method: 'POST',
    path: `${base}/plan/moves`,
    area: 'teams',
    summary: 'Two people or teams swap, or a team gets another host; with dryRun it is only tried out',
    body: z.object({ move: teamMove, dryRun: flag }),
    reply: consequences,
  }),
  swapMembers: route({
    method: 'PUT',
    path: `${base}/teammembers/swap/:participantId/:otherParticipantId`,
    area: 'teams',
    summary: 'Two people change teams; answers the two teams',
    reply: teamList,
  }),
  swapMeals: route({
    method: 'PUT',
    path: `${base}/meals/swap/:teamId/:otherTeamId`,
    area: 'teams',
    summary: 'Two teams change course and route by exchanging their members; answers the two teams',
    reply: teamList,
  }),
  saveHosts: route({
    method: 'PUT',
    path: `${base}/teamhosts`,
    area: 'teams',
    summary: 'Who of a team cooks at home; answers the teams named',
    body: teamHosts,
    reply: teamList,
  }),
  lock: route({
    method: 'PUT',
    path: `${base}/team/:teamId/lock`,
    area: 'teams',
    summary: 'Keep a team as it is, or no longer',
    body: z.object({ locked: z.boolean({ error: 'value_invalid' }) }),
    reply: team,
  }),
  cancel: route({
    method: 'PUT',
    path: `${base}/team/:teamId/cancel`,
    area: 'teams',
    summary: 'A team drops out, with or without people from the waiting list in its place',
    body: teamCancellation,
    reply: cancelledTeam,
  }),
  cancelMember: route({
    method: 'PUT',
    path: `${base}/team/:teamId/:participantId/cancel`,
    area: 'teams',
    summary: 'One person of a team leaves the event; answers the team',
    reply: team.extend({ planVersion: z.number() }),
  }),
  whatIf: route({
    method: 'GET',
    path: `${base}/what-if`,
    area: 'teams',
    summary: 'How bad it would be if each of the teams dropped out, the worst first',
    reply: z.object({ planVersion: z.number(), waiting: z.number(), teams: z.array(teamLoss) }),
  }),
  history: route({
    method: 'GET',
    path: `${base}/history`,
    area: 'teams',
    summary: 'What happened to the plan, and what can be undone or redone',
    reply: z.object({
      planVersion: z.number(),
      undo: planChange.nullable(),
      redo: planChange.nullable(),
      changes: z.array(planChange),
    }),
  }),
  undo: route({
    method: 'PUT',
    path: `${base}/undo`,
    area: 'teams',
    summary: 'Take the newest change of the plan back',
    reply: teamList,
  }),
  redo: route({
    method: 'PUT',
    path: `${base}/redo`,
    area: 'teams',
    summary: 'Do the change taken back last again',
    reply: teamList,
  }),
  meetingPlan: route({
    method: 'GET',
    path: `${base}/team/:teamId/meetingplan`,
    area: 'teams',
    summary: 'Whom a team has as guests and whom it visits',
    reply: z.object({
      team,
      guestTeams: z.array(team),
      hostTeams: z.array(respelt(team.extend({ meetedTeams: z.array(team) }), { meetedTeams: 'metTeams' })),
    }),
  }),
} as const
