import { createDemo } from '@running-dinner/domain/dinner/create-demo.ts'
import type { Ctx } from '../../platform/ctx.ts'
import type { Tx } from '../../platform/db/database.ts'
import { newId, newSecret } from '../../platform/ids.ts'
import type { AuthorizedDinner } from '../dinners/index.ts'
import { participantStore } from '../participants/index.ts'

/** 18 invented people with real coordinates, so that maps and routes work without any service (decisions B17). */
export async function insertDemoParticipants(ctx: Ctx, tx: Tx, dinner: AuthorizedDinner): Promise<void> {
  const now = ctx.clock.now()
  const people = createDemo().participants.map((person, index) => ({
    ...person,
    id: newId(),
    participantNumber: index + 1,
    teamPartnerWishOriginatorId: undefined,
    teamId: undefined,
    activationDate: now,
    createdAt: now,
  }))
  await participantStore.insert(
    tx,
    dinner,
    people.map((person) => ({ person, selfAdminId: newSecret(), activatedBy: dinner.email })),
  )
}
