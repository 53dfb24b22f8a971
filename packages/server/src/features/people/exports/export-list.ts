import { setImmediate } from 'node:timers/promises'
import type { Language } from '@running-dinner/domain'
import type { Ctx } from '../../../platform/ctx.ts'
import { writeCsv, writeSpreadsheet } from '../../../platform/files/write-spreadsheet.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import type { ExportedFile } from '../participants/index.ts'
import { guestsTable } from './guests-table.present.ts'
import { hostsTable } from './hosts-table.present.ts'
import { readPrintPlan } from './print-plan.ts'
import { teamsTable } from './teams-table.present.ts'

const tables = { teams: teamsTable, hosts: hostsTable, guests: guestsTable }
type ListName = keyof typeof tables

/** Exports a list as spreadsheet. Every cell is text, so that no value runs as a formula. */
export async function exportList(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  name: ListName,
  { format, language }: { format: 'xlsx' | 'csv'; language?: Language | undefined },
): Promise<ExportedFile> {
  const plan = await readPrintPlan(ctx, dinner, language)
  // Yields to the event loop between steps, because a list may have thousands of rows.
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
