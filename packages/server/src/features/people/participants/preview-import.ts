import type { ImportPreview } from '@running-dinner/contract'
import { emailIdentity } from '@running-dinner/domain'
import { isImportable } from '@running-dinner/domain/people/participant-import/import-row.ts'
import { seatsNeededToHost } from '@running-dinner/domain/people/participants/hosting.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { readParticipants } from '../../../platform/files/read-spreadsheet.ts'
import { SpreadsheetProblem } from '../../../platform/files/spreadsheet-problem.ts'
import { refused, refuseIf, tooLarge } from '../../../platform/http/problems.ts'
import { WorkerFailure } from '../../../platform/workers/worker-tasks.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { participantStore } from './participant.store.ts'

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
    // The worker ran out of time or memory: the file is larger than any guest list.
    if (error instanceof WorkerFailure) throw tooLarge('import_file_too_large')
    throw error
  }
}
