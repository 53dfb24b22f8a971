import { setImmediate } from 'node:timers/promises'
import {
  type BodyOf,
  type ImportRowReply,
  type ParticipantInput,
  parseInput,
  participantInput,
  type participantRoutes,
  type ReplyOf,
} from '@running-dinner/contract'
import type { Issue, Participant } from '@running-dinner/domain'
import { takenEmails, tooManyParticipants } from '@running-dinner/domain/participants/participant-issues.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { inTransaction, lockDinner } from '../../platform/db/in-transaction.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { recordActivity } from '../activities/index.ts'
import type { AuthorizedDinner } from '../dinners/index.ts'
import { newParticipants, nextNumber } from './new-participants.ts'
import { presentParticipant } from './participant.present.ts'
import { type NewParticipant, participantStore } from './participant.store.ts'
import { participantChecks } from './participant-checks.ts'

type Input = BodyOf<typeof participantRoutes.import>

interface CheckedRow {
  rowNumber: number
  participant: Record<string, unknown>
  input: ParticipantInput | undefined
  partial: Partial<ParticipantInput>
  issues: Issue[]
}

/** Rows checked in one go without letting others wait. */
const rowsPerTurn = 50

/** Stores every row that is good and answers the others with their issues; one import is one activity (decisions A15, B29). */
export async function importParticipants(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  { rows }: Input,
): Promise<ReplyOf<typeof participantRoutes.import>> {
  const checked = await checkFields(rows)
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const others = await participantStore.ofDinner(tx, dinner)
    const { added, rejected } = await sortOut(ctx, dinner, checked, others)
    if (added.length > 0) {
      await participantStore.insert(tx, dinner, added)
      await recordActivity(tx, ctx.clock, dinner, { type: 'PARTICIPANTS_UPLOADED', data: { count: added.length } })
      await enqueue(tx, 'look-up-addresses')
    }
    const people = added.map(({ person }) => person)
    const pairs = people.filter((person) => person.teamPartnerWishOriginatorId !== undefined)
    return { imported: people.map((person) => presentParticipant(person, pairs)), rejected }
  })
}

async function checkFields(rows: Input['rows']): Promise<CheckedRow[]> {
  const checked: CheckedRow[] = []
  for (const [index, row] of rows.entries()) {
    if (index % rowsPerTurn === 0) await setImmediate()
    const participant = isRecord(row.participant) ? row.participant : {}
    const { value, partial, issues } = parseInput(participantInput, participant)
    // Good fields of a refused row, for the rules; a half-filled partner counts as none.
    checked.push({
      rowNumber: row.rowNumber ?? index + 1,
      participant,
      input: value,
      partial: partial as Partial<ParticipantInput>,
      issues,
    })
  }
  return checked
}

async function sortOut(ctx: Ctx, dinner: AuthorizedDinner, rows: CheckedRow[], others: Participant[]) {
  const taken = takenEmails(others)
  const added: NewParticipant[] = []
  const rejected: ImportRowReply[] = []
  let number = nextNumber(others)
  for (const [index, row] of rows.entries()) {
    if (index % rowsPerTurn === 0) await setImmediate()
    const people = row.input ? newParticipants(ctx, row.input, { firstNumber: number, activatedBy: dinner.email }) : []
    const issues = [
      ...row.issues,
      ...participantChecks(dinner, row.partial, taken),
      ...tooManyParticipants(others.length + added.length, people.length),
    ]
    if (issues.length > 0) {
      rejected.push({
        rowNumber: row.rowNumber,
        participant: row.participant,
        issues: issues.map((one) => ({ ...one, severity: 'ERROR' as const })),
      })
      continue
    }
    number += people.length
    added.push(...people)
    for (const [identity, owners] of takenEmails(people.map(({ person }) => person)))
      taken.set(identity, [...(taken.get(identity) ?? []), ...owners])
  }
  return { added, rejected }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
