import { setImmediate } from 'node:timers/promises'
import { type ImportRowReply, type ParticipantInput, parseInput, participantInput } from '@running-dinner/contract'
import {
  type Answer,
  emailIdentity,
  fullName,
  type Issue,
  issue,
  type Participant,
  type ParticipantData,
} from '@running-dinner/domain'
import {
  type ForAllRows,
  saysAlready,
  takenEmails,
  tooManyParticipants,
  withNote,
  withSharedFields,
} from '@running-dinner/domain/people'
import type { Ctx } from '../../../platform/ctx.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { newParticipants, nextNumber } from './new-participants.ts'
import { presentEnteredFields } from './participant.present.ts'
import type { NewParticipant } from './participant.store.ts'
import { participantChecks } from './participant-checks.ts'
import { type ParticipantChange, withKeptAnswers } from './store-participant-change.ts'

export interface SortedRows {
  /** Each row with the people it adds: one, or both of a pair. */
  added: { row: CheckedRow; people: NewParticipant[] }[]
  updated: Omit<ParticipantChange, 'people'>[]
  rejected: ImportRowReply[]
}

/** Checks all rows against the existing people and the rows before them; stores nothing. */
export async function sortOutRows(
  ctx: Pick<Ctx, 'clock'>,
  dinner: AuthorizedDinner,
  rows: readonly CheckedRow[],
  participants: readonly Participant[],
): Promise<SortedRows> {
  const addressOwners = takenEmails(participants)
  const [registered, rowOf] = [peopleByEmail(participants), new Map<string, number>()]
  const sorted: SortedRows = { added: [], updated: [], rejected: [] }
  let [number, count] = [nextNumber(participants), participants.length]
  for (const [index, row] of rows.entries()) {
    if (index % rowsPerTurn === 0) await setImmediate()
    const before = row.update ? ownerOf(row, registered) : undefined
    if (before) {
      const { change, issues } = changeOf(dinner, row, before, addressOwners, rowOf)
      if (change && issues.length === 0) {
        sorted.updated.push({ before, change, ownDiet: dietFields.some((field) => field in row.participant) })
        rowOf.set(before.id, row.rowNumber)
      } else sorted.rejected.push(rejectedRow(row, issues))
      continue
    }
    const people = row.input
      ? newParticipants(ctx, dinner.registrationForm, row.input, {
          firstNumber: number,
          activatedBy: dinner.email,
          eventLanguage: dinner.basicDetails.languageCode,
        })
      : []
    const issues = [
      ...row.issues,
      ...participantChecks(dinner, row.partial, addressOwners),
      ...tooManyParticipants(count, people.length),
    ]
    if (issues.length > 0) {
      sorted.rejected.push(rejectedRow(row, issues))
      continue
    }
    number += people.length
    count += people.length
    sorted.added.push({ row, people })
    for (const [identity, owners] of takenEmails(people.map(({ person }) => person)))
      addressOwners.set(identity, [...(addressOwners.get(identity) ?? []), ...owners])
  }
  return sorted
}

const dietFields = ['vegetarian', 'vegan', 'lactose', 'gluten', 'mealSpecificsNote', 'allergens']

/** Missing fields keep their value. A partner can only be given for a new person, never in an update. */
function changeOf(
  dinner: AuthorizedDinner,
  row: CheckedRow,
  before: Participant,
  addressOwners: ReturnType<typeof takenEmails>,
  rowOf: ReadonlyMap<string, number>,
): { change: ParticipantData | undefined; issues: Issue[] } {
  const earlier = rowOf.get(before.id)
  if (earlier !== undefined)
    return { change: undefined, issues: [issue('import_duplicate_in_file', 'email', { row: earlier })] }
  const { teamPartnerWishRegistrationData: _, ...given } = row.participant
  const answers = row.partial.answers && { answers: answersAfter(before.answers, row.partial.answers) }
  const { input, partial, issues } = fieldsOf({
    ...presentEnteredFields(before),
    miscNotes: before.miscNotes,
    ...given,
    ...dietNoteAfter(before, row),
    ...answers,
  })
  const { teamPartnerWishRegistrationData: __, ...good } = partial
  const change = input && withKeptAnswers(dinner.registrationForm, input, before)
  return { change, issues: [...issues, ...participantChecks(dinner, good, addressOwners, before)] }
}

function dietNoteAfter(
  before: Pick<Participant, 'mealSpecificsNote'>,
  { addToDietNote, partial }: CheckedRow,
): Partial<Pick<Participant, 'mealSpecificsNote'>> {
  const [storedNote, addedNote] = [before.mealSpecificsNote, partial.mealSpecificsNote ?? '']
  if (!addToDietNote || addedNote === '' || storedNote === '') return {}
  return { mealSpecificsNote: saysAlready(storedNote, addedNote) ? storedNote : withNote(storedNote, addedNote) }
}

/** A file may have columns for only some of the questions. */
function answersAfter(before: readonly Answer[], givenAnswers: readonly Answer[]): Answer[] {
  const isAnswered = ({ questionId }: Answer) => givenAnswers.some((answer) => answer.questionId === questionId)
  return [...before.filter((answer) => !isAnswered(answer)), ...givenAnswers]
}

function peopleByEmail(people: readonly Participant[]): Map<string, Participant[]> {
  const byEmail = new Map<string, Participant[]>()
  for (const person of people) {
    const identity = emailIdentity(person.email)
    byEmail.set(identity, [...(byEmail.get(identity) ?? []), person])
  }
  return byEmail
}

/** For a pair sharing its address, match by name, else the root. */
function ownerOf({ partial }: CheckedRow, registered: Map<string, Participant[]>): Participant | undefined {
  const owners = partial.email === undefined ? [] : (registered.get(emailIdentity(partial.email)) ?? [])
  const { firstnamePart = '', lastname = '' } = partial
  return (
    owners.find((owner) => fullName(owner) === fullName({ firstnamePart, lastname })) ??
    owners.find((owner) => owner.teamPartnerWishOriginatorId === owner.id) ??
    owners[0]
  )
}

function rejectedRow(row: CheckedRow, issues: readonly Issue[]): ImportRowReply {
  return {
    rowNumber: row.rowNumber,
    participant: echoInput(row.participant),
    issues: issues.map((issue) => ({ ...issue, severity: 'ERROR' as const })),
  }
}

const lists: ReadonlySet<string> = new Set(['allergens', 'answers'])

/** Echoes the rejected input so that the organiser can correct it; drops unknown nested values. */
function echoInput(participant: Record<string, unknown>): Record<string, unknown> {
  const { teamPartnerWishRegistrationData: partner, ...fields } = participant
  return {
    ...echoFields(fields),
    ...(isObject(partner) ? { teamPartnerWishRegistrationData: echoPartner(partner) } : {}),
  }
}

function echoFields(fields: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(fields).flatMap(([name, value]) =>
    lists.has(name) && Array.isArray(value) ? [[name, value.filter(isObject).map(plain)]] : [],
  )
  return { ...plain(fields), ...Object.fromEntries(entries) }
}

function echoPartner({ diet, ...partner }: { diet?: unknown }): Record<string, unknown> {
  return { ...plain(partner), ...(isObject(diet) ? { diet: echoFields({ ...diet }) } : {}) }
}

function plain(record: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => typeof value !== 'object' || value === null))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** One row of an imported list. */
interface ListRow {
  rowNumber?: number | undefined
  participant?: unknown
  /** Updates the person with the same address instead of refusing the row. */
  update?: boolean | undefined
  addToDietNote?: boolean | undefined
}

export interface CheckedRow {
  rowNumber: number
  participant: Record<string, unknown>
  update: boolean
  addToDietNote: boolean
  input: ParticipantInput | undefined
  partial: Partial<ParticipantInput>
  issues: Issue[]
}

/** Rows of an import handled before the event loop gets a turn. */
export const rowsPerTurn = 50

/** Validates the fields of each row, without looking at other rows. New rows get from `forAll` what they lack. */
export async function checkRows(rows: readonly ListRow[], forAll: ForAllRows = {}): Promise<CheckedRow[]> {
  const checked: CheckedRow[] = []
  for (const [index, row] of rows.entries()) {
    if (index % rowsPerTurn === 0) await setImmediate()
    const sentParticipant = isRecord(row.participant) ? row.participant : {}
    const participant = row.update ? sentParticipant : withSharedFields(sentParticipant, forAll)
    checked.push({
      rowNumber: row.rowNumber ?? index + 1,
      participant,
      update: row.update ?? false,
      addToDietNote: row.addToDietNote ?? false,
      ...fieldsOf(participant),
    })
  }
  return checked
}

/** `partial` holds the valid fields of a refused row, for further checks; a half-filled partner counts as none. */
function fieldsOf(participant: Record<string, unknown>): Pick<CheckedRow, 'input' | 'partial' | 'issues'> {
  const { value, partial, issues } = parseInput(participantInput, participant)
  return { input: value, partial: partial as Partial<ParticipantInput>, issues }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
