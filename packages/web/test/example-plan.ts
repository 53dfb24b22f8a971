import type { activityRoutes } from '@running-dinner/contract/events'
import type { DinnerRouteReply, PlanChangeReply, TeamReply, teamRoutes } from '@running-dinner/contract/plan'
import type { ReplyOf } from '@running-dinner/contract/route'
import { exampleDinner } from './example-dinner.ts'
import { exampleCounts } from './example-notification-status.ts'
import { exampleMember, exampleTeam } from './example-team.ts'

const [starter, main, dessert] = exampleDinner().meals
if (!starter || !main || !dessert) throw new Error('the example event has three courses')

/** Calls about moves take ids as the server makes them. */
const idOf = (number: number) => `8b1c9e0e-0000-4000-8000-${String(number).padStart(12, '0')}`
const person = (number: number, firstnamePart: string, lastname: string) =>
  exampleMember(idOf(number), { firstnamePart, lastname, email: `${firstnamePart.toLowerCase()}@example.org` })

/** A team per course of `exampleDinner`: Anna and Ben cook the starter, Cleo and Dan the main course, Eva and Finn the dessert. */
export const plannedTeams: readonly [TeamReply, TeamReply, TeamReply] = [
  exampleTeam(1, { id: idOf(1), meal: starter, teamMembers: [person(11, 'Anna', 'Adler'), person(12, 'Ben', 'Berg')] }),
  exampleTeam(2, { id: idOf(2), meal: main, teamMembers: [person(21, 'Cleo', 'Clausen'), person(22, 'Dan', 'Dorn')] }),
  exampleTeam(3, { id: idOf(3), meal: dessert, teamMembers: [person(31, 'Eva', 'Ernst'), person(32, 'Finn', 'Falk')] }),
]

export function exampleTeamList(teams: readonly TeamReply[], planVersion = 5): ReplyOf<typeof teamRoutes.list> {
  return { teams: [...teams], dinnerAdminId: 'admin-1', planVersion }
}

/** The route of a team that visits the teams of `stops`; its own number is the stop at home. */
export function exampleRoute(team: TeamReply, stops: readonly TeamReply[]): DinnerRouteReply {
  const stopOf = ({ teamNumber, status, meal }: TeamReply) => ({
    teamNumber,
    status,
    meal,
    currentTeam: teamNumber === team.teamNumber,
    hostTeamMember: null,
    contactInfo: [],
    contacts: [],
  })
  return {
    currentTeam: stopOf(team),
    teams: stops.map(stopOf),
    mealSpecificsOfGuestTeams: '',
    dietsOfGuestTeams: { vegan: 0, vegetarian: 0, lactose: 0, gluten: 0, allergens: [], notes: [] },
    afterPartyLocation: null,
  }
}

export function exampleRouteList(dinnerRoutes: DinnerRouteReply[], planVersion = 5) {
  const teamNeighbourClustersSameAddress = { teamNeighbourClusters: [] }
  return { dinnerRoutes, teamClusterMappings: {}, teamNeighbourClustersSameAddress, planVersion }
}

type Dashboard = ReplyOf<typeof activityRoutes.dashboard>

/** An event with teams whose mails are not sent yet, except as given. */
export function exampleDashboard(sent: Partial<Dashboard['checkList']> = {}): Dashboard {
  const reach = {
    begun: false,
    teams: 3,
    teamsReached: 0,
    onTheWay: 0,
    numFailed: 0,
    unsent: 6,
    failed: [],
  }
  return {
    activities: [],
    checkList: {
      dinnerCreated: true,
      endOfRegistrationDate: false,
      participantMessagesSent: false,
      teamArrangementsCreated: true,
      teamMessagesSent: false,
      dinnerRouteMessagesSent: false,
      ...sent,
    },
    mailProblems: {
      paused: 0,
      unanswered: 0,
      failed: 0,
      waiting: 0,
      open: 0,
      jobId: null,
      mailServer: null,
      undelivered: [],
    },
    standing: {
      numParticipants: 6,
      teamsExist: true,
      teamMailsSent: false,
      routeMailsSent: false,
      teamMails: { ...reach, begun: sent.teamMessagesSent === true },
      routeMails: { ...reach, begun: sent.dinnerRouteMessagesSent === true },
      untoldChanges: 0,
      newcomers: 0,
      knowledge: { teams: exampleCounts(), routes: exampleCounts() },
    },
  }
}

export function exampleChange(changes: Partial<PlanChangeReply> = {}): PlanChangeReply {
  return {
    id: 'change-1',
    planVersion: 5,
    activityType: 'TEAM_MEMBERS_SWAPPED',
    code: null,
    data: { name: 'Anna Adler', otherName: 'Cleo Clausen' },
    originator: 'organiser@example.org',
    createdAt: '2027-04-30T10:00:00Z',
    undone: false,
    affectedTeamIds: [idOf(1), idOf(2)],
    ...changes,
  }
}

export function exampleHistory(changes: PlanChangeReply[] = [], planVersion = 5): ReplyOf<typeof teamRoutes.history> {
  return {
    planVersion,
    undo: changes.find(({ undone }) => !undone) ?? null,
    redo: changes.findLast(({ undone }) => undone) ?? null,
    changes,
  }
}
