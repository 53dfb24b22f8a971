import type { Ctx } from '../../platform/ctx.ts'
import type { AuthorizedDinner } from '../dinners/index.ts'
import type { ExportedFile } from '../participants/index.ts'
import { readEventFile } from './read-event-file.ts'

/** The whole event as one JSON file, for backup or import into another event. */
export async function exportEvent(ctx: Ctx, dinner: AuthorizedDinner): Promise<ExportedFile> {
  return {
    filename: 'event.json',
    type: 'application/json; charset=utf-8',
    bytes: Buffer.from(JSON.stringify(await readEventFile(ctx, dinner))),
  }
}
