import { eventFileFormat, eventFileVersion } from '@running-dinner/contract'
import type { Ctx } from '../../platform/ctx.ts'
import type { AuthorizedDinner } from '../dinners/index.ts'
import { participantStore } from '../participants/index.ts'
import { teamStore } from '../teams/index.ts'
import { filePeople } from './file-people.present.ts'
import { filePlan } from './file-plan.present.ts'
import { fileSettings } from './file-settings.present.ts'

/** The whole event as a file, without secrets and without ids that grant access (`docs/rules/exports.md`). */
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
