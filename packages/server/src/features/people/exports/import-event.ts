import {
  type EventFileBody,
  type EventImportReply,
  type exportRoutes,
  type FileAnswer,
  type FilePlace,
  filePlace,
  type ReplyOf,
} from '@running-dinner/contract'
import { type Dinner, type Issue, issue } from '@running-dinner/domain'
import type { Answer, RegistrationForm } from '@running-dinner/domain/events'
import { type BroughtTeam, type BroughtVisit, broughtTeamsIssues } from '@running-dinner/domain/plan'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { stale } from '../../../platform/http/problems.ts'
import { newId } from '../../../platform/ids.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { recordActivity } from '../../events/activities/index.ts'
import { type AuthorizedDinner, dinnerStore, lockDinner } from '../../events/dinner-record/index.ts'
import { type NewTeam, openPlan, type StoredVisit, teamStore } from '../../plan/teams/index.ts'
import { type CheckedRow, checkRows, participantStore, type SortedRows, sortOutRows } from '../participants/index.ts'

interface ImportOptions {
  /** Returns the result without storing anything. */
  dryRun: boolean
  teams: boolean
  ifMatch: number | undefined
}

/**
 * Imports the people of an event file as confirmed and returns refused rows. Teams are imported only if every person is
 * and the event has no teams; like any plan change this can be undone.
 */
export async function importEvent(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  file: EventFileBody,
  { dryRun, teams: teamsRequested, ifMatch }: ImportOptions,
): Promise<EventImportReply> {
  const { rows, places } = await peopleInFile(file.participants, dinner)
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    if (ifMatch !== undefined && ifMatch !== (await dinnerStore.planVersion(tx, dinner))) throw stale()
    const sorted = await sortOutRows(ctx, dinner, rows, await participantStore.ofDinner(tx, dinner))
    const addedRows = withPlaces(sorted.added, places)
    const { teams, visits, issues } = teamsRequested
      ? teamsInFile(file, {
          dinner,
          added: addedRows,
          rejected: sorted.rejected.length,
          places,
          teamsExist: await teamStore.exist(tx, dinner),
        })
      : { teams: [], visits: [], issues: [] }
    const importedTeams = issues.length === 0 ? teams : []
    if (!dryRun) {
      await addFilePeople(ctx, tx, dinner, addedRows)
      if (importedTeams.length > 0) {
        const plan = await openPlan(ctx, tx, dinner, undefined)
        const planned = withTeamIds(importedTeams, visits)
        await teamStore.insert(tx, plan.dinner, planned.teams, planned.visits)
        await plan.commit({ type: 'TEAM_ARRANGEMENT_CREATED', data: { teams: importedTeams.length } })
      }
    }
    return {
      dryRun,
      numImported: addedRows.reduce((sum, { people }) => sum + people.length, 0),
      rejected: sorted.rejected,
      teams: { inFile: file.teams.length, imported: importedTeams.length, issues },
      planVersion: await dinnerStore.planVersion(tx, dinner),
    }
  })
}

/** Adds the people of another event's list as confirmed and returns refused rows. */
export async function importFilePeople(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  participants: readonly unknown[],
): Promise<ReplyOf<typeof exportRoutes.importParticipants>> {
  const { rows, places } = await peopleInFile(participants, dinner)
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const { added, rejected } = await sortOutRows(ctx, dinner, rows, await participantStore.ofDinner(tx, dinner))
    await addFilePeople(ctx, tx, dinner, withPlaces(added, places))
    return rejected
  })
}

interface FilePeople {
  rows: CheckedRow[]
  /** Keyed by row number. */
  places: ReadonlyMap<number, FilePlace>
}

/** Validates the people of a file like people added by hand; a wished course is matched by position. */
async function peopleInFile(
  participants: readonly unknown[],
  { meals, registrationForm }: Pick<Dinner, 'meals' | 'registrationForm'>,
): Promise<FilePeople> {
  const placeByAddress = new Map(
    participants.map((participant, index) => [index + 1, filePlace.safeParse(participant).data ?? {}] as const),
  )
  const rows = await checkRows(
    participants.map((participant, index) => {
      const place = placeByAddress.get(index + 1)
      const wished = place?.preferredMeal
      const answers = answersInFile(registrationForm, place?.answers ?? [])
      const preferredMeal = wished ? (meals[wished - 1]?.id ?? null) : null
      return { participant: isRecord(participant) ? { ...participant, preferredMeal, answers } : participant }
    }),
  )
  return { rows, places: placeByAddress }
}

/** Matches answers to questions with the same wording; answers to other questions are ignored. */
function answersInFile({ questions }: RegistrationForm, answers: readonly FileAnswer[]): Answer[] {
  return answers.flatMap((answer) => {
    const question = questions.find(({ label }) => label === answer.question)
    if (!question) return []
    if (question.kind !== 'CHOICE') return [{ questionId: question.id, answer: answer.answer }]
    const option = question.options.find(({ label }) => label === answer.answer)
    return option ? [{ questionId: question.id, answer: option.id }] : []
  })
}

/** Keeps coordinates of the file, so that they need no look-up; both people of a pair live at one address. */
function withPlaces(addedRows: SortedRows['added'], places: FilePeople['places']): SortedRows['added'] {
  return addedRows.map(({ row, people }) => ({
    row,
    people: people.map((person) => ({
      ...person,
      person: { ...person.person, geocodingResult: places.get(row.rowNumber)?.geocodingResult ?? undefined },
    })),
  }))
}

/** Stores imported people; one import is one activity. */
async function addFilePeople(
  ctx: Pick<Ctx, 'clock'>,
  tx: Tx,
  dinner: AuthorizedDinner,
  newPeople: SortedRows['added'],
): Promise<void> {
  const people = newPeople.flatMap(({ people }) => people)
  if (people.length === 0) return
  await participantStore.insert(tx, dinner, people)
  await recordActivity(tx, ctx.clock, dinner, { type: 'PARTICIPANTS_UPLOADED', data: { count: people.length } })
  await enqueue(tx, 'look-up-addresses')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

interface TeamsInFile {
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
function teamsInFile(file: EventFileBody, { dinner, added, rejected, places, teamsExist }: Facts): TeamsInFile {
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
function idsByNumber(addedRows: SortedRows['added'], places: FilePeople['places']): Map<number, string> {
  const ids = new Map<number, string>()
  const addNumber = (number: number | undefined, id: string | undefined) => {
    if (number !== undefined && id !== undefined) ids.set(number, ids.has(number) ? '' : id)
  }
  for (const { row, people } of addedRows) {
    const place = places.get(row.rowNumber)
    addNumber(place?.number, people[0]?.person.id)
    addNumber(place?.teamPartnerWishRegistrationData?.number, people[1]?.person.id)
  }
  return ids
}

/** Assigns new ids to imported teams and their visits. */
function withTeamIds(
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
