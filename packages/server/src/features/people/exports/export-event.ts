import { eventFileFormat, eventFileVersion } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { teamStore } from '../../plan/teams/index.ts'
import { type ExportedFile, participantStore } from '../participants/index.ts'
import { filePeople, filePlan, fileSettings } from './event-file.present.ts'

/** The whole event as one JSON file, for backup or import into another event. */
export async function exportEvent(ctx: Ctx, dinner: AuthorizedDinner): Promise<ExportedFile> {
  return {
    filename: 'event.json',
    type: 'application/json; charset=utf-8',
    bytes: Buffer.from(JSON.stringify(await readEventFile(ctx, dinner))),
  }
}

/** The whole event as a file, without secrets and without ids that grant access (`docs/rules/people/exports.md`). */
export async function readEventFile(ctx: Pick<Ctx, 'db' | 'clock'>, dinner: AuthorizedDinner) {
  const [people, teams, visits] = await Promise.all([
    participantStore.ofDinner(ctx.db, dinner),
    teamStore.ofDinner(ctx.db, dinner),
    teamStore.visits(ctx.db, dinner),
  ])
  return {
    format: eventFileFormat,
    version: eventFileVersion,
    exportedAt: ctx.clock.now().toISOString(),
    ...fileSettings(dinner),
    participants: filePeople(people, dinner),
    ...filePlan(teams, visits, people, dinner.meals),
  }
}
