import { setImmediate } from 'node:timers/promises'
import type { BodyOf, ImportPreview, ParticipantReply, participantRoutes, ReplyOf } from '@running-dinner/contract'
import { emailIdentity, type Participant } from '@running-dinner/domain'
import { isImportable, seatsNeededToHost } from '@running-dinner/domain/people'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { refused, refuseIf, tooLarge } from '../../../platform/http/problems.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { recordActivity } from '../../events/activities/index.ts'
import { type AuthorizedDinner, dinnerStore, lockDinnerForChange } from '../../events/dinner-record/index.ts'
import { readParticipants, SpreadsheetProblem } from '../spreadsheets/index.ts'
import { presentParticipant } from './participant.present.ts'
import { participantStore } from './participant.store.ts'
import { checkRows, rowsPerTurn, sortOutRows } from './sort-out-rows.ts'
import { storeParticipantChanges } from './store-participant-change.ts'

type Input = BodyOf<typeof participantRoutes.import>

/** Stores all valid rows and returns the others with their issues. One import is one activity. */
export async function importParticipants(
  ctx: Ctx,
  authorized: AuthorizedDinner,
  { rows, forAll }: Input,
): Promise<ReplyOf<typeof participantRoutes.import>> {
  const checked = await checkRows(rows, forAll)
  const stored = await inTransaction(ctx.db, async (tx) => {
    const dinner = await lockDinnerForChange(tx, authorized)
    const participants = await participantStore.ofDinner(tx, dinner)
    const { added, updated, rejected } = await sortOutRows(
      ctx,
      { ...dinner, registrationForm: await dinnerStore.registrationForm(tx, dinner) },
      checked,
      participants,
    )
    const newcomers = added.flatMap(({ people }) => people)
    const count = newcomers.length + updated.length
    await participantStore.insert(tx, dinner, newcomers)
    await storeParticipantChanges(ctx, tx, dinner, updated)
    const changedIds = new Set(updated.map(({ before }) => before.id))
    const now = changedIds.size > 0 ? await participantStore.ofDinner(tx, dinner) : []
    if (count > 0) {
      await recordActivity(tx, ctx.clock, dinner, {
        type: 'PARTICIPANTS_UPLOADED',
        data: { count },
      })
      await enqueue(tx, 'look-up-addresses')
    }
    return { dinner, people: newcomers.map(({ person }) => person), now, changedIds, rejected }
  })
  const changed = stored.now.filter((person) => stored.changedIds.has(person.id))
  return {
    imported: await presented(stored.people, stored.people, stored.dinner),
    updated: await presented(changed, stored.now, stored.dinner),
    rejected: stored.rejected,
  }
}

/** In turns: the telephone numbers of thousands take a while to be read. */
async function presented(shown: readonly Participant[], people: readonly Participant[], dinner: AuthorizedDinner) {
  const pairs = people.filter((person) => person.teamPartnerWishOriginatorId !== undefined)
  const replies: ParticipantReply[] = []
  for (const [index, person] of shown.entries()) {
    if (index % rowsPerTurn === 0) await setImmediate()
    replies.push(presentParticipant(person, pairs, dinner))
  }
  return replies
}

export interface ImportFile {
  bytes: Uint8Array
  filename: string
  mapping: string[] | undefined
  /** One of the sheets of an earlier preview. */
  sheet: string | undefined
}

/** Reads a spreadsheet in a worker and returns each row with its issues; nothing is stored. */
export async function previewImport(ctx: Ctx, dinner: AuthorizedDinner, file: ImportFile): Promise<ImportPreview> {
  const people = await participantStore.ofDinner(ctx.db, dinner)
  const { sheet, sheets, columns, rows, issues } = await read(
    ctx,
    dinner,
    file,
    new Map(people.map((person) => [emailIdentity(person.email), emailIdentity(person.teamPartnerWishEmail)])),
  )
  refuseIf(issues)
  return {
    ...(sheet !== undefined && { sheet }),
    sheets,
    columns,
    rows: rows.map((row) => ({ ...row, participant: { ...row.participant } })),
    numRows: rows.length,
    numImportable: rows.filter((row) => row.aside === undefined && isImportable(row)).length,
  }
}

async function read(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  { bytes, filename, mapping, sheet }: ImportFile,
  registered: Map<string, string>,
) {
  try {
    return await readParticipants(ctx.workers, {
      bytes,
      filename,
      ...(mapping === undefined ? {} : { mapping }),
      ...(sheet === undefined ? {} : { sheet }),
      meals: dinner.meals,
      registered,
      seatsNeeded: seatsNeededToHost(dinner.options.teamSize, dinner.meals.length),
      teamPartnerWishDisabled: dinner.options.teamPartnerWishDisabled,
      registrationForm: dinner.registrationForm,
      country: dinner.basicDetails.country,
      zipRestrictions: dinner.basicDetails.zipRestrictions,
    })
  } catch (error) {
    if (error instanceof SpreadsheetProblem)
      throw error.code === 'import_file_too_large' ? tooLarge(error.code) : refused([error.issue])
    throw error
  }
}
