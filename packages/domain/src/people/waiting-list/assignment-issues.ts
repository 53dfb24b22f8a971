import { type Issue, issue } from '../../issue.ts'
import type { SplitOptions } from '../participants/assignment.ts'
import { assignableSizes } from '../participants/assignment.ts'
import { fullName, type Participant } from '../participants/participant.ts'
import { fixedPairs, type Pair } from '../partner-wishes/pairs.ts'
import { type FillableTeam, freePlaces, splitHoldingPlaces } from './waiting-list.ts'

/**
 * People who take a place have to be known, confirmed, without a team, and listed once. `fieldOf` names the field of
 * the id at a position.
 */
export function waitingPeopleIssues(
  ids: readonly string[],
  people: readonly Participant[],
  fieldOf: (index: number) => string,
): Issue[] {
  const byId = new Map(people.map((person) => [person.id, person]))
  const seenIds = new Set<string>()
  return ids.flatMap((id, index) => {
    const person = byId.get(id)
    const isTwice = seenIds.has(id)
    seenIds.add(id)
    if (person?.activationDate === undefined) return [issue('value_invalid', fieldOf(index))]
    const name = fullName(person)
    if (isTwice) return [issue('waitinglist_participant_twice', fieldOf(index), { name })]
    return person.teamId === undefined ? [] : [issue('participant_assigned_in_team', fieldOf(index), { name })]
  })
}

/** The first pair that registered together, waits together, and of which only one is chosen. */
export function dividedPair(people: readonly Participant[], chosenIds: ReadonlySet<string>): Pair | undefined {
  return fixedPairs(people.filter((person) => person.teamId === undefined)).find(
    ([root, child]) => chosenIds.has(root.id) !== chosenIds.has(child.id),
  )
}

interface Sizes {
  mealCount: number
  teamSize: number
  /** Free places in the present teams: they are filled first. */
  freePlaces: number
}

const newTeamField = 'participants'

/** Why these people cannot make new teams. */
export function newTeamIssues(ids: readonly string[], people: readonly Participant[], sizes: Sizes): Issue[] {
  const { nextParticipantsOffsetSize: step } = assignableSizes(sizes.mealCount, sizes.teamSize)
  const wrong = waitingPeopleIssues(ids, people, (index) => `${newTeamField}[${index}].id`)
  if (wrong.length > 0) return wrong
  const needed = step + sizes.freePlaces
  if (ids.length < needed) {
    const counts = { needed, missing: needed - ids.length }
    return [issue('invalid_size_waitinglist_participants_to_generate_teams_too_few', newTeamField, counts)]
  }
  const surplus = (ids.length - sizes.freePlaces) % step
  if (surplus !== 0) {
    const counts = { step, surplus, missing: step - surplus }
    return [issue('invalid_size_waitinglist_participants_to_generate_teams', newTeamField, counts)]
  }
  const pair = dividedPair(people, new Set(ids))
  if (!pair) return []
  const [name, otherName] = [fullName(pair[0]), fullName(pair[1])]
  return [issue('invalid_waitinglist_teamgeneration_inconsistent_teampartner_wish', newTeamField, { name, otherName })]
}

/** Refuses a limit that sends people to the waiting list who have a confirmed place under the stored one. */
export function participantLimitIssues(
  people: readonly Participant[],
  held: readonly Participant[],
  storedOptions: SplitOptions,
  participantLimit: number | undefined,
): Issue[] {
  const waiting = new Set(splitHoldingPlaces(people, held, storedOptions).waiting)
  const demoted = splitHoldingPlaces(people, held, { ...storedOptions, participantLimit }).waiting.filter(
    (person) => !waiting.has(person),
  )
  if (demoted.length === 0) return []
  return [issue('participant_limit_below_confirmed', 'participantLimit', { people: demoted.length })]
}

/** Whom the organiser puts into which team. */
export interface PlaceAssignment {
  teamId: string
  participantIds: readonly string[]
}

const field = 'teamParticipantsAssignments'

/** Why people from the waiting list cannot take these places. A team without chosen people is ignored. */
export function assignmentIssues(
  assignments: readonly PlaceAssignment[],
  { teams, people, teamSize }: { teams: readonly FillableTeam[]; people: readonly Participant[]; teamSize: number },
): Issue[] {
  const named = assignments.flatMap(({ participantIds }, index) =>
    participantIds.map((id, place) => ({ id, field: `${field}[${index}].participantIds[${place}]` })),
  )
  if (named.length === 0) return [issue('invalid_size_waitinglist_participants_to_assign', field)]
  const ids = named.map(({ id }) => id)
  const wrong = [
    ...teamIssues(assignments, teams, teamSize),
    ...waitingPeopleIssues(ids, people, (index) => named[index]?.field ?? field),
  ]
  return wrong.length > 0 ? wrong : pairIssues(assignments, people)
}

function teamIssues(
  assignments: readonly PlaceAssignment[],
  teams: readonly FillableTeam[],
  teamSize: number,
): Issue[] {
  const byId = new Map(teams.map((team) => [team.id, team]))
  const countByTeam = new Map<string, number>()
  return assignments.flatMap(({ teamId, participantIds }, index) => {
    if (participantIds.length === 0) return []
    const team = byId.get(teamId)
    if (!team) return [issue('value_invalid', `${field}[${index}].teamId`)]
    const count = (countByTeam.get(teamId) ?? 0) + participantIds.length
    countByTeam.set(teamId, count)
    const free = freePlaces(team, teamSize)
    if (count <= free) return []
    return [issue('waitinglist_team_full', `${field}[${index}].teamId`, { teamNumber: team.teamNumber, free })]
  })
}

/** A pair has to be complete in one team. */
function pairIssues(assignments: readonly PlaceAssignment[], people: readonly Participant[]): Issue[] {
  const idsOf = new Map<string, Set<string>>()
  for (const { teamId, participantIds } of assignments)
    idsOf.set(teamId, new Set([...(idsOf.get(teamId) ?? []), ...participantIds]))
  for (const ids of idsOf.values()) {
    const pair = dividedPair(people, ids)
    if (!pair) continue
    const [name, otherName] = [fullName(pair[0]), fullName(pair[1])]
    return [issue('invalid_replacement_participants_inconsistent_teampartner_wish', field, { name, otherName })]
  }
  return []
}
