import type { EventFileBody, EventImportReply } from '@running-dinner/contract'
import type { Ctx } from '../../platform/ctx.ts'
import { inTransaction, lockDinner } from '../../platform/db/in-transaction.ts'
import { stale } from '../../platform/http/problems.ts'
import { type AuthorizedDinner, dinnerStore } from '../dinners/index.ts'
import { participantStore, sortOutRows } from '../participants/index.ts'
import { openPlan } from '../plan-history/index.ts'
import { teamStore } from '../teams/index.ts'
import { addFilePeople } from './add-file-people.ts'
import { peopleInFile, withPlaces } from './people-in-file.ts'
import { teamsInFile } from './teams-in-file.ts'
import { withTeamIds } from './with-team-ids.ts'

interface ImportOptions {
  /** Says what would happen and stores nothing. */
  dryRun: boolean
  teams: boolean
  ifMatch: number | undefined
}

/**
 * Brings the people of an event's file into this event, confirmed, and answers those who are refused. Teams come along when everybody does and there
 * are none yet; they are a change of the plan like any other and can be taken back.
 */
export async function importEvent(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  file: EventFileBody,
  { dryRun, teams: wanted, ifMatch }: ImportOptions,
): Promise<EventImportReply> {
  const { rows, places } = await peopleInFile(file.participants, dinner)
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    if (ifMatch !== undefined && ifMatch !== (await dinnerStore.planVersion(tx, dinner))) throw stale()
    const sorted = await sortOutRows(ctx, dinner, rows, await participantStore.ofDinner(tx, dinner))
    const added = withPlaces(sorted.added, places)
    const { teams, visits, issues } = wanted
      ? teamsInFile(file, {
          dinner,
          added,
          rejected: sorted.rejected.length,
          places,
          teamsExist: await teamStore.exist(tx, dinner),
        })
      : { teams: [], visits: [], issues: [] }
    const brought = issues.length === 0 ? teams : []
    if (!dryRun) {
      await addFilePeople(ctx, tx, dinner, added)
      if (brought.length > 0) {
        const plan = await openPlan(ctx, tx, dinner, undefined)
        const planned = withTeamIds(brought, visits)
        await teamStore.insert(tx, plan.dinner, planned.teams, planned.visits)
        await plan.commit({ type: 'TEAM_ARRANGEMENT_CREATED', data: { teams: brought.length } })
      }
    }
    return {
      dryRun,
      numImported: added.reduce((sum, one) => sum + one.people.length, 0),
      rejected: sorted.rejected,
      teams: { inFile: file.teams.length, imported: brought.length, issues },
      planVersion: await dinnerStore.planVersion(tx, dinner),
    }
  })
}
