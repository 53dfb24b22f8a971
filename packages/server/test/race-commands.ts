import {
  dinnerRoutes,
  eveningTableRoutes,
  participantRoutes,
  planOptimizationRoutes,
  type Route,
  registrationRoutes,
  selfRoutes,
  settingsRoutes,
  teamRoutes,
  waitingListRoutes,
} from '@running-dinner/contract'
import { personBody } from './bodies.ts'
import { registrationBody } from './given-registration.ts'
import type { PlanGaps } from './plan-faults-of.ts'
import type { RaceEvents } from './race-event.ts'
import type { RaceFacts } from './race-facts.ts'

export interface Sent {
  route: Route
  params?: Record<string, string | undefined>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}

export interface RaceCommand {
  name: string
  /** The event in which it succeeds on its own. */
  on: keyof RaceEvents
  /** Makes a new plan version. */
  structural: boolean
  /** May succeed without a change and then records no activity. */
  mayChangeNothing?: true
  /** Also succeeds in a cancelled event. */
  evenAfterwards?: true
  /** Sends no plan version. */
  blind?: true
  /** Records no activity. */
  silent?: true
  /** What it may leave undone in the plan. */
  leaves?: Partial<PlanGaps>
  send(facts: RaceFacts): Sent
}

const id = (value: string | undefined) => value ?? '00000000-0000-4000-8000-000000000000'
const pairBody = {
  teamPartnerWishRegistrationData: { firstnamePart: 'Paul', lastname: 'Paar', email: '', mobileNumber: '' },
}
const host = ({ seats }: RaceFacts, team: number) => id(seats[team]?.[0])
const mate = ({ seats }: RaceFacts, team: number) => id(seats[team]?.[1])

function participantCommand(name: string, on: RaceCommand['on'], send: RaceCommand['send']): RaceCommand {
  return { name, on, structural: false, send }
}
function teamCommand(name: string, send: RaceCommand['send'], more: Partial<RaceCommand> = {}): RaceCommand {
  return { name, on: 'planned', structural: true, send, ...more }
}

/** Gives up a table. Its host has no guests then, and so no place at the own course. */
function tableCommand(name: string, bodyOf: (facts: RaceFacts) => object, leaves: Partial<PlanGaps>): RaceCommand {
  return teamCommand(
    name,
    (facts) => ({
      route: eveningTableRoutes.act,
      params: { mealId: id(facts.table.mealId || undefined), teamId: id(facts.table.hostId || undefined) },
      body: bodyOf(facts),
    }),
    { leaves: { ...leaves, places: 1 + (leaves.places ?? 0) } },
  )
}

/** All commands that change people, teams or visits. They use the same people and teams wherever possible. */
export const raceCommands: readonly RaceCommand[] = [
  {
    ...participantCommand('register', 'planned', ({ publicId, number }) => ({
      route: registrationRoutes.register,
      params: { publicId },
      body: registrationBody(number),
    })),
    silent: true,
  },
  {
    ...participantCommand('register a pair', 'unplanned', ({ publicId, number }) => ({
      route: registrationRoutes.register,
      params: { publicId },
      body: registrationBody(number + 2, { numSeats: 6, ...pairBody }),
    })),
    silent: true,
  },
  {
    ...participantCommand('confirm', 'unplanned', ({ publicId, token }) => ({
      route: registrationRoutes.activate,
      params: { publicId, token },
    })),
    mayChangeNothing: true,
  },
  {
    ...participantCommand('edit', 'planned', ({ seats, waiting, number }) => ({
      route: participantRoutes.update,
      params: { participantId: id(seats[0]?.[1] ?? waiting[0]?.id) },
      body: personBody(number + 3, { numSeats: 6 }),
    })),
    evenAfterwards: true,
  },
  {
    ...participantCommand('delete', 'planned', ({ waiting }) => ({
      route: participantRoutes.remove,
      params: { participantId: id(waiting[0]?.id) },
    })),
    evenAfterwards: true,
  },
  {
    ...participantCommand('set wish', 'planned', ({ waiting }) => ({
      route: selfRoutes.setPartnerWish,
      params: { selfAdminId: waiting[0]?.selfAdminId, participantId: waiting[0]?.id },
      query: { email: waiting[1]?.email ?? '' },
    })),
  },
  { ...participantCommand('cancel event', 'planned', () => ({ route: dinnerRoutes.cancel })), mayChangeNothing: true },
  participantCommand('add a person', 'planned', ({ number }) => ({
    route: participantRoutes.create,
    body: personBody(number, { numSeats: 6 }),
  })),
  {
    ...participantCommand('confirm by hand', 'planned', ({ unconfirmedId }) => ({
      route: participantRoutes.activate,
      params: { participantId: unconfirmedId },
    })),
    mayChangeNothing: true,
  },
  participantCommand('swap participants', 'unplanned', ({ waiting }) => ({
    route: participantRoutes.swap,
    params: { participantId: id(waiting[0]?.id), otherParticipantId: id(waiting[3]?.id) },
  })),
  teamCommand('generate', () => ({ route: teamRoutes.arrange }), { on: 'unplanned' }),
  teamCommand('regenerate', () => ({ route: teamRoutes.rearrange })),
  teamCommand('drop', () => ({ route: teamRoutes.drop }), { mayChangeNothing: true }),
  teamCommand('undo', () => ({ route: teamRoutes.undo })),
  teamCommand('redo', () => ({ route: teamRoutes.redo })),
  teamCommand('swap members', (facts) => ({
    route: teamRoutes.swapMembers,
    params: { participantId: host(facts, 0), otherParticipantId: host(facts, 1) },
  })),
  teamCommand('swap meals', ({ teamIds }) => ({
    route: teamRoutes.swapMeals,
    params: { teamId: id(teamIds[0]), otherTeamId: id(teamIds.at(-1)) },
  })),
  teamCommand(
    'change host',
    (facts) => ({
      route: teamRoutes.saveHosts,
      body: { teams: [{ id: id(facts.teamIds[0]), hostTeamMember: { id: mate(facts, 0) } }] },
    }),
    { mayChangeNothing: true },
  ),
  teamCommand(
    'change own host',
    (facts) => ({
      route: selfRoutes.changeHost,
      params: { selfAdminId: facts.selfAdminId, participantId: mate(facts, 0), teamId: id(facts.teamIds[0]) },
      body: { newHostingTeamMemberId: mate(facts, 0) },
    }),
    { mayChangeNothing: true, blind: true },
  ),
  teamCommand(
    'lock',
    ({ teamIds }) => ({ route: teamRoutes.lock, params: { teamId: id(teamIds[0]) }, body: { locked: true } }),
    { mayChangeNothing: true },
  ),
  teamCommand(
    'remove a course',
    ({ meals }) => ({ route: settingsRoutes.saveSchedule, body: { meals: meals.slice(0, -1) } }),
    { mayChangeNothing: true },
  ),
  teamCommand('apply a repair', ({ optimizationId }) => ({
    route: planOptimizationRoutes.apply,
    params: { optimizationId: id(optimizationId || undefined) },
  })),
  teamCommand('cancel team', ({ teamIds }) => ({
    route: teamRoutes.cancel,
    params: { teamId: id(teamIds[1]) },
    body: { teamId: teamIds[1] },
  })),
  {
    ...participantCommand('try to cancel a team', 'planned', ({ teamIds }) => ({
      route: teamRoutes.cancel,
      params: { teamId: id(teamIds[1]) },
      body: { teamId: teamIds[1], dryRun: true },
    })),
    silent: true,
  },
  teamCommand('replace team', ({ teamIds, waiting }) => ({
    route: teamRoutes.cancel,
    params: { teamId: id(teamIds[1]) },
    body: { replaceTeam: true, replacementParticipantIds: [waiting[0]?.id, waiting[1]?.id] },
  })),
  teamCommand(
    'cancel member',
    (facts) => ({
      route: teamRoutes.cancelMember,
      params: { teamId: id(facts.teamIds[0]), participantId: host(facts, 0) },
    }),
    { leaves: { members: 1 } },
  ),
  teamCommand('fill a team', ({ cancelledTeamId, waiting }) => ({
    route: waitingListRoutes.assignParticipants,
    body: {
      teamParticipantsAssignments: [
        { teamId: id(cancelledTeamId || undefined), participantIds: [waiting[0]?.id, waiting[1]?.id] },
      ],
    },
  })),
  teamCommand('generate new teams', ({ waiting }) => ({
    route: waitingListRoutes.generateTeams,
    body: { participants: waiting.slice(1).map((person) => ({ id: person.id })) },
  })),
  tableCommand(
    'seat guests at other tables',
    ({ table: { guestIds, otherHostIds } }) => ({
      action: 'RESEAT',
      seats: guestIds.map((guestTeamId, index) => ({
        guestTeamId,
        hostTeamId: id(otherHostIds[index % otherHostIds.length]),
      })),
    }),
    // Each of three guest teams joins up to three others.
    { meetings: 9 },
  ),
  // The cook has no team, and so no place at the two other courses and no second member.
  tableCommand('let others cook', ({ standby }) => ({ action: 'STANDBY', standbyIds: standby.slice(0, 1) }), {
    ...{ members: 1, places: 2 },
  }),
  tableCommand('drop a table', () => ({ action: 'DROP' }), { places: 3 }),
  tableCommand('drop a table and its host', () => ({ action: 'DROP', hostLeaves: true }), { places: 3 }),
]
