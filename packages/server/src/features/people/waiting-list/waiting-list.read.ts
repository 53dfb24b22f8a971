import type { WaitingListChangeReply, WaitingListReply } from '@running-dinner/contract'
import type { Participant, Team } from '@running-dinner/domain'
import { splitHoldingPlaces, waitingListOf } from '@running-dinner/domain/people'
import { onlyGuests } from '@running-dinner/domain/plan'
import type { Db } from '../../../platform/db/database.ts'
import type { MessagesSent } from '../../events/activities/index.ts'
import { type AuthorizedDinner, dinnerStore } from '../../events/dinner-record/index.ts'
import { type CommittedPlan, presentTeam, teamStore } from '../../plan/teams/index.ts'
import { cancelledRegistrationStore, presentParticipant } from '../participants/index.ts'

/** Waiting people, free places and possible actions (`docs/rules/people/waiting-list.md`). */
export async function readWaitingList(db: Db, dinner: AuthorizedDinner, now: Date): Promise<WaitingListReply> {
  const [{ people, teams, visits }, held, planVersion] = await Promise.all([
    teamStore.evening(db, dinner),
    cancelledRegistrationStore.held(db, dinner, now),
    dinnerStore.planVersion(db, dinner),
  ])
  const { options, meals, publicSettings } = dinner
  const sizes = { mealCount: meals.length, teamSize: options.teamSize }
  const participantLimit = publicSettings?.participantLimit
  const { waiting } = splitHoldingPlaces(people, held, { ...sizes, teamsExist: teams.length > 0, participantLimit })
  const waitingList = waitingListOf(waiting, teams, sizes)
  const isOnlyGuest = onlyGuests(visits)
  const presentPerson = (person: Participant) => presentParticipant(person, people, dinner)
  const present = (team: Team) => presentTeam(dinner, team, isOnlyGuest(team))
  return {
    participantsForTeamArrangement: waitingList.forNewTeams.map(presentPerson),
    remainingParticipants: waitingList.remaining.map(presentPerson),
    numMissingParticipantsForFullTeamArrangement: waitingList.missing,
    teamsWithCancelStatusOrCancelledMembers: waitingList.fillableTeams.map(present),
    totalNumberOfMissingTeamMembers: waitingList.freePlaces,
    possibleActions: waitingList.actions,
    teamsGenerated: teams.length > 0,
    planVersion,
  }
}

/** The affected teams, whether they had been mailed before the change, and the other teams whose route it changed. */
export function presentWaitingListChange(
  dinner: AuthorizedDinner,
  { after, affectedTeamIds, planVersion }: CommittedPlan,
  concernedTeamIds: readonly string[],
  messagesSent: MessagesSent,
): WaitingListChangeReply {
  const isOnlyGuest = onlyGuests(after.visits)
  return {
    affectedTeams: after.teams
      .filter((team) => concernedTeamIds.includes(team.id))
      .map((team) => presentTeam(dinner, team, isOnlyGuest(team))),
    teamMessagesAlreadySent: messagesSent.teamMessagesSent,
    dinnerRouteMessagesAlreadySent: messagesSent.dinnerRouteMessagesSent,
    teamIdsWithOtherRoute: affectedTeamIds.filter((id) => !concernedTeamIds.includes(id)),
    planVersion,
  }
}
