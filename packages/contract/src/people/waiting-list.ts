import { limits } from '@running-dinner/domain'
import { waitingListActions } from '@running-dinner/domain/people'
import { z } from 'zod'
import { id, idList } from '../forms/fields.ts'
import { team } from '../plan/teams.ts'
import { route } from '../route.ts'
import { respelt } from '../wire/codecs.ts'
import { participant } from './participants.ts'

const base = '/rest/waitinglistservice/v1/runningdinner/:adminId'

const wireWaitingList = z.object({
  /** Who of the waiting people makes whole new teams, in order. */
  participtantsForTeamArrangement: z.array(participant),
  remainingParticipants: z.array(participant),
  /** How many more people would let the remaining ones form teams, too. */
  numMissingParticipantsForFullTeamArrangement: z.number(),
  /** Teams with free places. */
  teamsWithCancelStatusOrCancelledMembers: z.array(team),
  totalNumberOfMissingTeamMembers: z.number(),
  /** What can be done now, best first. */
  possibleActions: z.array(z.enum(waitingListActions)),
  teamsGenerated: z.boolean(),
  planVersion: z.number(),
})
const waitingList = respelt(wireWaitingList, { participtantsForTeamArrangement: 'participantsForTeamArrangement' })
export type WaitingListReply = z.output<typeof waitingList>

const waitingListChange = z.object({
  /** Whom the notification is for. */
  affectedTeams: z.array(team),
  teamMessagesAlreadySent: z.boolean(),
  dinnerRouteMessagesAlreadySent: z.boolean(),
  /** Further teams whose route has changed: same people and course, but other hosts or guests. */
  teamIdsWithOtherRoute: z.array(z.string()),
  planVersion: z.number(),
})
export type WaitingListChangeReply = z.output<typeof waitingListChange>

const person = z.object({ id }, { error: 'value_invalid' })
/** The people for new teams. */
export const newTeamPeople = z
  .array(person, { error: 'value_invalid' })
  .max(limits.participants, { error: 'too_many_entries' })

export const waitingListRoutes = {
  read: route({
    method: 'GET',
    path: base,
    area: 'waiting list',
    summary: 'Who waits, which teams have free places, and what can be done',
    reply: waitingList,
  }),
  generateTeams: route({
    method: 'PUT',
    path: `${base}/generate-new-teams`,
    area: 'waiting list',
    summary: 'Further teams from people who wait; the teams there are stay',
    body: z.object({ participants: newTeamPeople }),
    reply: waitingListChange,
  }),
  assignParticipants: route({
    method: 'PUT',
    path: `${base}/assign-participants-teams`,
    area: 'waiting list',
    summary: 'People who wait take free places in teams',
    body: z.object({
      teamParticipantsAssignments: z
        .array(z.object({ teamId: id, participantIds: idList(limits.participants) }, { error: 'value_invalid' }), {
          error: 'value_invalid',
        })
        .max(limits.participants, { error: 'too_many_entries' }),
    }),
    reply: waitingListChange,
  }),
} as const
