import { participantsToRows } from '@running-dinner/domain/participant-import/participants-to-rows.ts'
import { answerColumns } from '@running-dinner/domain/registration-form/answer-columns.ts'
import { phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../platform/ctx.ts'
import { writeCsv } from '../../platform/files/write-csv.ts'
import { writeSpreadsheet } from '../../platform/files/write-spreadsheet.ts'
import type { AuthorizedDinner } from '../dinners/index.ts'
import { participantStore } from './participant.store.ts'

export interface ExportedFile {
  filename: string
  type: string
  bytes: Buffer
}

/** Confirmed people in the order of the list, in the event's language; an import gives the same people (rules 13.1). */
export async function exportParticipants(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  format: 'xlsx' | 'csv',
): Promise<ExportedFile> {
  const people = (await participantStore.ofDinner(ctx.db, dinner)).filter(
    (person) => person.activationDate !== undefined,
  )
  const language = dinner.basicDetails.languageCode
  const list = participantsToRows(people, dinner.meals, language)
  const { messages, allergens } = phrases[language]
  const asked = answerColumns(people, dinner.registrationForm, {
    ...messages.words,
    allergies: allergens.column,
    yes: allergens.yes,
    no: allergens.no,
  })
  const header = [...list.header, ...asked.header]
  const rows = list.rows.map((row, index) => [...row, ...(asked.rows[index] ?? [])])
  if (format === 'csv')
    return { filename: 'participants-export.csv', type: 'text/csv; charset=utf-8', bytes: writeCsv(header, rows) }
  return {
    filename: 'participants-export.xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes: await writeSpreadsheet(ctx.workers, {
      sheetName: language === 'de' ? 'Teilnehmer' : 'Participants',
      header,
      rows,
    }),
  }
}
