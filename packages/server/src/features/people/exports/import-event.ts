import type { EventFileBody, EventImportReply } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction, lockDinner } from '../../../platform/db/in-transaction.ts'
import { stale } from '../../../platform/http/problems.ts'
import { type AuthorizedDinner, dinnerStore } from '../../events/dinner-record/index.ts'
import { openPlan } from '../../plan/plan-history/index.ts'
import { teamStore } from '../../plan/teams/index.ts'
import { participantStore, sortOutRows } from '../participants/index.ts'
import { addFilePeople, peopleInFile, withPlaces } from './people-in-file.ts'
import { teamsInFile, withTeamIds } from './teams-in-file.ts'

interface ImportOptions {
  /** Returns the result without storing anything. */
  dryRun: boolean
  teams: boolean
  ifMatch: number | undefined
}

/**
 * Imports the people of an event file as confirmed and returns refused rows. Teams are imported only if every person is
 * and the event has no teams; like any plan change this can be undone.
 */
export async function importEvent(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  file: EventFileBody,
  { dryRun, teams: teamsRequested, ifMatch }: ImportOptions,
): Promise<EventImportReply> {
  const { rows, places } = await peopleInFile(file.participants, dinner)
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    if (ifMatch !== undefined && ifMatch !== (await dinnerStore.planVersion(tx, dinner))) throw stale()
    const sorted = await sortOutRows(ctx, dinner, rows, await participantStore.ofDinner(tx, dinner))
    const added = withPlaces(sorted.added, places)
    const { teams, visits, issues } = teamsRequested
      ? teamsInFile(file, {
          dinner,
          added,
          rejected: sorted.rejected.length,
          places,
          teamsExist: await teamStore.exist(tx, dinner),
        })
      : { teams: [], visits: [], issues: [] }
    const importedTeams = issues.length === 0 ? teams : []
    if (!dryRun) {
      await addFilePeople(ctx, tx, dinner, added)
      if (importedTeams.length > 0) {
        const plan = await openPlan(ctx, tx, dinner, undefined)
        const planned = withTeamIds(importedTeams, visits)
        await teamStore.insert(tx, plan.dinner, planned.teams, planned.visits)
        await plan.commit({ type: 'TEAM_ARRANGEMENT_CREATED', data: { teams: importedTeams.length } })
      }
    }
    return {
      dryRun,
      numImported: added.reduce((sum, { people }) => sum + people.length, 0),
      rejected: sorted.rejected,
      teams: { inFile: file.teams.length, imported: importedTeams.length, issues },
      planVersion: await dinnerStore.planVersion(tx, dinner),
    }
  })
}
