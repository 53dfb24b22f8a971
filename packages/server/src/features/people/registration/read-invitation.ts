import type { InvitationStanding } from '@running-dinner/contract'
import type { Db } from '../../../platform/db/database.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { invitationStore } from './invitation.store.ts'

/** What the holder of an invitation link may know before registering: whether it still binds, and the inviter. */
export async function readInvitation(db: Db, dinner: AuthorizedDinner, secret: string): Promise<InvitationStanding> {
  const found = dinner.options.teamPartnerWishDisabled ? undefined : await invitationStore.bySecret(db, dinner, secret)
  if (!found) return { state: 'UNKNOWN', invitedBy: null }
  const { state, inviter } = found
  if (state !== 'OPEN' || !inviter) return { state, invitedBy: null }
  const { firstnamePart, lastname, email } = inviter
  return { state, invitedBy: { firstnamePart, lastname, email } }
}
