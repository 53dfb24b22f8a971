import { emailIdentity } from '@running-dinner/domain'
import type { Ctx } from '../../platform/ctx.ts'
import type { Tx } from '../../platform/db/database.ts'
import { newSecret } from '../../platform/ids.ts'
import { portalTokenStore } from './portal-token.store.ts'

/**
 * Opens "my events" of one address, the same every time. Only for somebody who has just proven that the address is theirs,
 * or to be mailed there (reliability 2.4 #5).
 */
export function portalTokenFor(tx: Tx, ctx: Pick<Ctx, 'clock'>, email: string): Promise<string> {
  return portalTokenStore.findOrInsert(tx, {
    emailIdentity: emailIdentity(email),
    token: newSecret(),
    createdAt: ctx.clock.now(),
  })
}
