import type { EventFileBody } from '@running-dinner/contract'
import { type Dinner, type Issue, issue } from '@running-dinner/domain'
import {
  type BroughtTeam,
  type BroughtVisit,
  broughtTeamsIssues,
} from '@running-dinner/domain/plan/teams/brought-teams.ts'
import { newId } from '../../../platform/ids.ts'
import type { NewTeam, StoredVisit } from '../../plan/teams/index.ts'
import type { SortedRows } from '../participants/index.ts'
import type { FilePeople } from './people-in-file.ts'

export interface TeamsInFile {
  teams: BroughtTeam[]
  visits: BroughtVisit[]
  issues: Issue[]
}

interface Facts {
  dinner: Pick<Dinner, 'meals' | 'options'>
  added: SortedRows['added']
  rejected: number
  places: FilePeople['places']
  teamsExist: boolean
}

/** Teams of a file with the imported people, and the issues that prevent their import. */
export function teamsInFile(file: EventFileBody, { dinner, added, rejected, places, teamsExist }: Facts): TeamsInFile {
  if (file.teams.length === 0) return { teams: [], visits: [], issues: [] }
  const idOf = idsByNumber(added, places)
  const mealId = (position: number) => dinner.meals[position - 1]?.id ?? ''
  const teams = file.teams.map((team) => ({
    teamNumber: team.teamNumber,
    status: team.status,
    mealId: mealId(team.meal),
    memberIds: team.members.map((number) => idOf.get(number) ?? ''),
    hostMemberId: team.host === null ? undefined : (idOf.get(team.host) ?? ''),
    locked: team.locked,
  }))
  const visits = file.visits.map((visit) => ({
    hostTeamNumber: visit.hostTeam,
    guestTeamNumber: visit.guestTeam,
    mealId: mealId(visit.meal),
  }))
  const [mealIds, { teamSize }] = [dinner.meals.map((meal) => meal.id), dinner.options]
  const sameCourses = file.meals.length === mealIds.length
  const allAccepted = rejected === 0
  const areKnown = teams.every((team) => team.memberIds.every((id) => id !== ''))
  const pairs = added.map(({ people }) => people.map(({ person }) => person.id))
  return {
    teams,
    visits,
    issues: [
      ...(teamsExist ? [issue('teams_already_exist')] : []),
      ...(sameCourses ? [] : [issue('event_file_courses_differ')]),
      ...(allAccepted ? [] : [issue('event_file_people_missing')]),
      ...(sameCourses && allAccepted && !areKnown ? [issue('event_file_teams_invalid', 'teams')] : []),
      ...(sameCourses && allAccepted && areKnown
        ? broughtTeamsIssues(teams, visits, { mealIds, pairs, teamSize })
        : []),
    ],
  }
}

/** A number used twice is ambiguous and maps to no person. */
function idsByNumber(added: SortedRows['added'], places: FilePeople['places']): Map<number, string> {
  const ids = new Map<number, string>()
  const addNumber = (number: number | undefined, id: string | undefined) => {
    if (number !== undefined && id !== undefined) ids.set(number, ids.has(number) ? '' : id)
  }
  for (const { row, people } of added) {
    const place = places.get(row.rowNumber)
    addNumber(place?.number, people[0]?.person.id)
    addNumber(place?.teamPartnerWishRegistrationData?.number, people[1]?.person.id)
  }
  return ids
}

/** Assigns new ids to imported teams and their visits. */
export function withTeamIds(
  brought: readonly BroughtTeam[],
  visits: readonly BroughtVisit[],
): { teams: NewTeam[]; visits: StoredVisit[] } {
  const teams = brought.map((team) => ({ ...team, id: newId() }))
  const ids = new Map(teams.map((team) => [team.teamNumber, team.id]))
  const idOf = (teamNumber: number) => ids.get(teamNumber) ?? ''
  return {
    teams,
    visits: visits.map(({ hostTeamNumber, guestTeamNumber, mealId }) => ({
      hostTeamId: idOf(hostTeamNumber),
      guestTeamId: idOf(guestTeamNumber),
      mealId,
    })),
  }
}
