import type { Ctx } from '../../../platform/ctx.ts'
import { writeCsv, writeSpreadsheet } from '../../../platform/files/write-spreadsheet.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { participantStore } from './participant.store.ts'
import { participantTable } from './participant-table.ts'

export interface ExportedFile {
  filename: string
  type: string
  bytes: Buffer
}

/** Confirmed people in list order and in the event's language; importing the file restores the same people. */
export async function exportParticipants(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  format: 'xlsx' | 'csv',
): Promise<ExportedFile> {
  const people = (await participantStore.ofDinner(ctx.db, dinner)).filter(
    (person) => person.activationDate !== undefined,
  )
  const { header, rows } = participantTable(people, dinner)
  if (format === 'csv')
    return { filename: 'participants-export.csv', type: 'text/csv; charset=utf-8', bytes: writeCsv(header, rows) }
  return {
    filename: 'participants-export.xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes: await writeSpreadsheet(ctx.workers, {
      sheetName: dinner.basicDetails.languageCode === 'de' ? 'Teilnehmer' : 'Participants',
      header,
      rows,
    }),
  }
}
