import type { Dinner, Participant } from '@running-dinner/domain'
import { answerColumns, participantsToRows } from '@running-dinner/domain/people'
import { phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../../platform/ctx.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { writeCsv, writeSpreadsheet } from '../spreadsheets/index.ts'
import { participantStore } from './participant.store.ts'

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
  const sheetName = dinner.basicDetails.languageCode === 'de' ? 'Teilnehmer' : 'Participants'
  return tableFile(ctx, format, { name: 'participants-export', sheetName, ...participantTable(people, dinner) })
}

/** Every cell is text, so that no value runs as a formula. */
export async function tableFile(
  ctx: Ctx,
  format: 'xlsx' | 'csv',
  { name, ...table }: { name: string; sheetName: string; header: string[]; rows: string[][] },
): Promise<ExportedFile> {
  if (format === 'csv')
    return { filename: `${name}.csv`, type: 'text/csv; charset=utf-8', bytes: writeCsv(table.header, table.rows) }
  return {
    filename: `${name}.xlsx`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes: await writeSpreadsheet(ctx.workers, table),
  }
}

/** The list as text in the event's language: built-in columns first, then the event's own questions. */
export function participantTable(
  people: readonly Participant[],
  {
    basicDetails,
    meals,
    registrationForm,
  }: Pick<Dinner, 'meals' | 'registrationForm'> & {
    basicDetails: Pick<Dinner['basicDetails'], 'languageCode'>
  },
): { header: string[]; rows: string[][] } {
  const language = basicDetails.languageCode
  const table = participantsToRows(people, meals, language)
  const { messages, allergens } = phrases[language]
  const answerFields = answerColumns(people, registrationForm, {
    ...messages.words,
    allergies: allergens.column,
    yes: allergens.yes,
    no: allergens.no,
  })
  return {
    header: [...table.header, ...answerFields.header],
    rows: table.rows.map((row, index) => [...row, ...(answerFields.rows[index] ?? [])]),
  }
}
