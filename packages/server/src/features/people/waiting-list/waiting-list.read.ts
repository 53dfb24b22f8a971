import type { WaitingListChangeReply, WaitingListReply } from '@running-dinner/contract'
import type { Participant, Team } from '@running-dinner/domain'
import { splitHoldingPlaces, waitingListOf } from '@running-dinner/domain/people'
import { onlyGuests } from '@running-dinner/domain/plan'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { MessagesSent } from '../../events/activities/index.ts'
import { type AuthorizedDinner, dinnerStore } from '../../events/dinner-record/index.ts'
import { presentTeam, teamStore } from '../../plan/teams/index.ts'
import { cancelledRegistrationStore, participantStore, presentParticipant } from '../participants/index.ts'

/** Waiting people, free places and possible actions (`docs/rules/people/waiting-list.md`). */
export async function readWaitingList(db: Db, dinner: AuthorizedDinner, now: Date): Promise<WaitingListReply> {
  const [people, held, teams, visits, planVersion] = await Promise.all([
    participantStore.ofDinner(db, dinner),
    cancelledRegistrationStore.held(db, dinner, now),
    teamStore.ofDinner(db, dinner),
    teamStore.visits(db, dinner),
    dinnerStore.planVersion(db, dinner),
  ])
  const { options, meals, publicSettings } = dinner
  const sizes = { mealCount: meals.length, teamSize: options.teamSize }
  const participantLimit = publicSettings?.participantLimit
  const { waiting } = splitHoldingPlaces(people, held, { ...sizes, teamsExist: teams.length > 0, participantLimit })
  const list = waitingListOf(waiting, teams, sizes)
  const isOnlyGuest = onlyGuests(visits)
  const presentPerson = (person: Participant) => presentParticipant(person, people, dinner)
  const present = (team: Team) => presentTeam(dinner, team, isOnlyGuest(team))
  return {
    participantsForTeamArrangement: list.forNewTeams.map(presentPerson),
    remainingParticipants: list.remaining.map(presentPerson),
    numMissingParticipantsForFullTeamArrangement: list.missing,
    teamsWithCancelStatusOrCancelledMembers: list.fillableTeams.map(present),
    totalNumberOfMissingTeamMembers: list.freePlaces,
    possibleActions: list.actions,
    teamsGenerated: teams.length > 0,
    planVersion,
  }
}

interface Change {
  affectedTeamIds: readonly string[]
  teamIdsWithOtherRoute: readonly string[]
  /** As sent before the change. */
  sent: MessagesSent
}

/** The affected teams, and whether they have been mailed already. */
export async function readWaitingListChange(
  tx: Tx,
  dinner: AuthorizedDinner,
  { affectedTeamIds, teamIdsWithOtherRoute, sent }: Change,
): Promise<WaitingListChangeReply> {
  const [teams, visits, planVersion] = await Promise.all([
    teamStore.ofDinner(tx, dinner),
    teamStore.visits(tx, dinner),
    dinnerStore.planVersion(tx, dinner),
  ])
  const isOnlyGuest = onlyGuests(visits)
  return {
    affectedTeams: teams
      .filter((team) => affectedTeamIds.includes(team.id))
      .map((team) => presentTeam(dinner, team, isOnlyGuest(team))),
    teamMessagesAlreadySent: sent.teamMessagesSent,
    dinnerRouteMessagesAlreadySent: sent.dinnerRouteMessagesSent,
    teamIdsWithOtherRoute: teamIdsWithOtherRoute.filter((id) => !affectedTeamIds.includes(id)),
    planVersion,
  }
}
