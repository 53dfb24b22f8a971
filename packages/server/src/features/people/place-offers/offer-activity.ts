import type { ActivityCode } from '@running-dinner/contract'
import { fullName, type Participant, type Team } from '@running-dinner/domain'
import type { LostTable } from '@running-dinner/domain/evening'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { recordActivity } from '../../events/activities/index.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'

type OfferCode = Extract<ActivityCode, `place_${string}`>

interface OfferNews {
  /** A person, or a pair with its root first. */
  unit: readonly Participant[]
  /** Undefined in new teams. */
  team: Pick<Team, 'teamNumber'> | undefined
  /** The organiser if none is given; empty for what happened without a press. */
  originator?: string
}

export const byItself = { originator: '' } as const

/** The root answers for a pair. */
export const byGuest = ([root]: readonly Participant[]) => ({ originator: root ? fullName(root) : '' })

export async function recordOffer(
  ctx: Pick<Ctx, 'clock'>,
  tx: Tx,
  dinner: AuthorizedDinner,
  code: OfferCode,
  { unit, team, originator }: OfferNews,
): Promise<void> {
  await recordActivity(tx, ctx.clock, dinner, {
    type: 'CUSTOM_ADMIN_CHANGE',
    code,
    data: {
      name: unit.map(fullName).join(', '),
      ...(team ? { teamNumber: team.teamNumber } : {}),
    },
    ...(originator === undefined ? {} : { originator }),
  })
}

type TableOfferCode = Extract<ActivityCode, `table_offer${string}`>

interface TableOfferNews {
  names: string
  table: LostTable
  teams: readonly Team[]
  /** The organiser if none is given; empty for what happened without a press. */
  originator?: string
}

/** An offer of a lost table, with the course and the number of the team that does not cook. */
export async function recordTableOffer(
  ctx: Pick<Ctx, 'clock'>,
  tx: Tx,
  dinner: AuthorizedDinner,
  code: TableOfferCode,
  { names, table, teams, originator }: TableOfferNews,
): Promise<void> {
  await recordActivity(tx, ctx.clock, dinner, {
    type: 'CUSTOM_ADMIN_CHANGE',
    code,
    data: {
      ...{ names, meal: dinner.meals.find(({ id }) => id === table.mealId)?.label ?? '' },
      teamNumber: teams.find(({ id }) => id === table.teamId)?.teamNumber ?? 0,
    },
    ...(originator === undefined ? {} : { originator }),
  })
}
