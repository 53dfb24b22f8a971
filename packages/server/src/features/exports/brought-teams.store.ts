import type { BroughtTeam, BroughtVisit } from '@running-dinner/domain/teams/brought-teams.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import type { AuthorizedDinner } from '../dinners/index.ts'

/** Teams with everything that was decided about them, cancelled ones too, and who sits where. */
export async function insertBroughtTeams(
  tx: Tx,
  dinner: AuthorizedDinner,
  brought: readonly BroughtTeam[],
  visits: readonly BroughtVisit[],
): Promise<void> {
  const teams = brought.map((team) => ({ ...team, id: newId() }))
  const idOf = new Map(teams.map((team) => [team.teamNumber, team.id]))
  for (const part of parts(teams))
    await tx
      .insertInto('team')
      .values(
        part.map(({ id, teamNumber, status, mealId, hostMemberId, locked }) => ({
          ...{ id, teamNumber, status, mealId, locked },
          dinnerId: dinner.id,
          hostParticipantId: hostMemberId ?? null,
        })),
      )
      .execute()
  const seats = teams.flatMap(({ id, memberIds }) => memberIds.map((memberId) => ({ memberId, teamId: id })))
  await sql`
    update participant set team_id = seat.team_id
    from unnest(${seats.map((seat) => seat.memberId)}::uuid[], ${seats.map((seat) => seat.teamId)}::uuid[]) as seat (member_id, team_id)
    where participant.dinner_id = ${dinner.id} and participant.id = seat.member_id
  `.execute(tx)
  const rows = visits.map(({ hostTeamNumber, guestTeamNumber, mealId }) => ({
    dinnerId: dinner.id,
    hostTeamId: idOf.get(hostTeamNumber) ?? '',
    guestTeamId: idOf.get(guestTeamNumber) ?? '',
    mealId,
  }))
  for (const part of parts(rows)) await tx.insertInto('visit').values(part).execute()
}

/** Small statements: building a large one would keep every other request waiting. */
function parts<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / 500) }, (_, at) => rows.slice(500 * at, 500 * (at + 1)))
}
