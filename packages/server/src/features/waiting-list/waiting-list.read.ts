import type { WaitingListReply } from '@running-dinner/contract'
import type { Participant, Team } from '@running-dinner/domain'
import { onlyGuests } from '@running-dinner/domain/dinner-routes/dinner-route.ts'
import { splitWaitingList } from '@running-dinner/domain/participants/assignment.ts'
import { waitingListOf } from '@running-dinner/domain/waiting-list/waiting-list.ts'
import type { Db } from '../../platform/db/database.ts'
import { type AuthorizedDinner, dinnerStore } from '../dinner-record/index.ts'
import { participantStore, presentParticipant } from '../participants/index.ts'
import { presentTeam, teamStore } from '../teams/index.ts'

/** Waiting people, free places and possible actions (`docs/rules/waiting-list.md`). */
export async function readWaitingList(db: Db, dinner: AuthorizedDinner): Promise<WaitingListReply> {
  const [people, teams, visits, planVersion] = await Promise.all([
    participantStore.ofDinner(db, dinner),
    teamStore.ofDinner(db, dinner),
    teamStore.visits(db, dinner),
    dinnerStore.planVersion(db, dinner),
  ])
  const { options, meals, publicSettings } = dinner
  const sizes = { mealCount: meals.length, teamSize: options.teamSize }
  const participantLimit = publicSettings?.participantLimit
  const { waiting } = splitWaitingList(people, { ...sizes, teamsExist: teams.length > 0, participantLimit })
  const list = waitingListOf(waiting, teams, sizes)
  const isOnlyGuest = onlyGuests(visits)
  const presentPerson = (person: Participant) => presentParticipant(person, people)
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
