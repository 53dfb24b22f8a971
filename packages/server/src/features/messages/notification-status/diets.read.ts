import type { DietsReply } from '@running-dinner/contract'
import { fullName, hostOf, type Participant, type Team } from '@running-dinner/domain'
import { dietNotificationStatus, eaterOf, notificationsTo } from '@running-dinner/domain/messages'
import { dinnerRoute, needsOf } from '@running-dinner/domain/plan'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { callLinks } from '../../people/call-links/index.ts'
import type { StoredNotification } from '../notifications/index.ts'
import { readKnownEvening } from './notification-status.read.ts'

/** Everybody whom cooks have to consider: where they eat, and whether the cooks there know how. */
export async function readDiets(db: Db | Tx, dinner: AuthorizedDinner): Promise<DietsReply> {
  const { people, teamsExist, plan, notifications } = await readKnownEvening(db, dinner)
  const isDemo = dinner.runningDinnerType === 'DEMO'
  const notificationsOf = new Map<string, StoredNotification[]>()
  for (const notification of notifications)
    notificationsOf.set(notification.participantId, [
      ...(notificationsOf.get(notification.participantId) ?? []),
      notification,
    ])
  const ownTeams = new Map(plan.teams.flatMap((team) => team.members.map(({ id }) => [id, team] as const)))
  const tablesOf = (person: Participant) => {
    const ownTeam = ownTeams.get(person.id)
    const stops = ownTeam ? dinnerRoute(ownTeam, plan.teams, plan.visits, plan.meals) : []
    return stops
      .filter(({ team }) => team.status !== 'CANCELLED')
      .map(({ meal, team, isOwn }) => ({
        mealId: meal.id,
        teamId: team.id,
        told: isOwn ? null : dietNotificationStatus(eaterOf(person), meal.id, team.members.map(notificationsOfCook)),
      }))
  }
  const notificationsOfCook = ({ id, email }: Participant) =>
    notificationsTo(email, notificationsOf.get(id) ?? [], isDemo)
  const eaters = people
    .filter(({ activationDate }) => activationDate !== undefined)
    .map((person) => ({ person, needs: needsOf(person) }))
    .filter(({ needs }) => needs.length > 0)
    .map(({ person, needs }) => ({
      participantId: person.id,
      name: fullName(person),
      needs: needs.map(({ need, severity }) => ({ need, severity: severity ?? null })),
      note: person.mealSpecificsNote,
      tables: tablesOf(person),
    }))
  const cooking = new Set(eaters.flatMap(({ tables }) => tables.map(({ teamId }) => teamId)))
  return {
    teamsExist,
    meals: plan.meals.map(({ id, label }) => ({ mealId: id, label })),
    teams: plan.teams
      .filter(({ id }) => cooking.has(id))
      .map((team) => presentCooks(team, dinner.basicDetails.country)),
    people: eaters,
  }
}

function presentCooks(team: Team, country: string): DietsReply['teams'][number] {
  const host = hostOf(team)
  return {
    teamId: team.id,
    teamNumber: team.teamNumber,
    cooks: [...team.members]
      .sort((first, second) => Number(second.id === host?.id) - Number(first.id === host?.id))
      .map((cook) => ({
        participantId: cook.id,
        name: fullName(cook),
        phone: cook.mobileNumber,
        callLinks: callLinks(cook.mobileNumber, country),
      })),
  }
}
