import { emailIdentity, type Participant } from '@running-dinner/domain'
import { type InvitationState, invitationState } from '@running-dinner/domain/partner-wishes/invitation-state.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { secretHash } from '../../platform/ids.ts'
import { toParticipant } from '../participants/index.ts'

export interface FoundInvitation {
  state: InvitationState
  hash: Buffer
  /** Absent if the inviter has left. */
  inviter: Participant | undefined
}

export const invitationStore = {
  /** The state of a link's invitation; undefined if this event never mailed it. */
  async bySecret(db: Db | Tx, dinner: { id: string }, secret: string): Promise<FoundInvitation | undefined> {
    return found(db, dinner, secretHash(secret), undefined)
  },

  /** The state of the invitation this participant registered with, ignoring their own confirmation. */
  async ofParticipant(
    db: Db | Tx,
    dinner: { id: string },
    participantId: string,
  ): Promise<FoundInvitation | undefined> {
    const row = await db
      .selectFrom('participant')
      .select('invitationHash')
      .where('dinnerId', '=', dinner.id)
      .where('id', '=', participantId)
      .executeTakeFirst()
    return row?.invitationHash ? found(db, dinner, row.invitationHash, participantId) : undefined
  },
}

/** Stored instead of the address; enough to tell whether the wish still names the invited address. */
export function wishedHash(dinner: { id: string }, email: string): Buffer {
  return secretHash(JSON.stringify([dinner.id, 'wished', emailIdentity(email)]))
}

async function found(
  db: Db | Tx,
  dinner: { id: string },
  hash: Buffer,
  exceptId: string | undefined,
): Promise<FoundInvitation | undefined> {
  const mail = await db
    .selectFrom('partnerWishMail')
    .select(['inviterId', 'wishedHash'])
    .where('dinnerId', '=', dinner.id)
    .where('invitationHash', '=', hash)
    .executeTakeFirst()
  if (!mail) return undefined
  const row = await db
    .selectFrom('participant')
    .selectAll()
    .where('dinnerId', '=', dinner.id)
    .where('id', '=', mail.inviterId)
    .where('activatedAt', 'is not', null)
    .executeTakeFirst()
  const inviter = row && toParticipant(row)
  const wish = inviter?.teamPartnerWishEmail ?? ''
  const isStillWished = wish !== '' && mail.wishedHash?.equals(wishedHash(dinner, wish)) === true
  const wishedTakesPart = isStillWished && (await takesPart(db, dinner, wish, exceptId))
  return { state: invitationState({ inviter, isStillWished, wishedTakesPart }), hash, inviter }
}

async function takesPart(db: Db | Tx, dinner: { id: string }, email: string, exceptId: string | undefined) {
  const rows = await db
    .selectFrom('participant')
    .select('id')
    .where('dinnerId', '=', dinner.id)
    .where('emailIdentity', '=', emailIdentity(email))
    .where('activatedAt', 'is not', null)
    .execute()
  return rows.some(({ id }) => id !== exceptId)
}
