import { setImmediate } from 'node:timers/promises'
import type { Language } from '@running-dinner/domain'
import type { Ctx } from '../../platform/ctx.ts'
import { writeCsv } from '../../platform/files/write-csv.ts'
import { writeSpreadsheet } from '../../platform/files/write-spreadsheet.ts'
import type { AuthorizedDinner } from '../dinners/index.ts'
import type { ExportedFile } from '../participants/index.ts'
import { guestsTable } from './guests-table.present.ts'
import { hostsTable } from './hosts-table.present.ts'
import { teamsTable } from './teams-table.present.ts'
import { wholePlan } from './whole-plan.ts'

const tables = { teams: teamsTable, hosts: hostsTable, guests: guestsTable }
type ListName = keyof typeof tables

/** A list as a spreadsheet; every cell is text, none a formula (reliability 2.4 #15). */
export async function exportList(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  name: ListName,
  { format, language }: { format: 'xlsx' | 'csv'; language?: Language | undefined },
): Promise<ExportedFile> {
  const plan = await wholePlan(ctx, dinner, language)
  // Thousands of rows: each step lets others have their turn.
  await setImmediate()
  const { header, rows } = tables[name](plan)
  await setImmediate()
  const { sheets, files } = plan.words.lists
  if (format === 'csv')
    return { filename: `${files[name]}.csv`, type: 'text/csv; charset=utf-8', bytes: writeCsv(header, rows) }
  return {
    filename: `${files[name]}.xlsx`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes: await writeSpreadsheet(ctx.workers, { sheetName: sheets[name], header, rows }),
  }
}
