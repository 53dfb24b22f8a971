import { emailIdentity, type Participant } from '@running-dinner/domain'
import { type InvitationState, invitationState } from '@running-dinner/domain/people'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { secretHash } from '../../../../platform/ids.ts'
import { toParticipant } from '../../participants/index.ts'

export interface FoundInvitation {
  state: InvitationState
  hash: Buffer
  /** Absent if the inviter has left. */
  inviter: Participant | undefined
}

export const invitationStore = {
  /** The state of a link's invitation; undefined if this event never mailed it. */
  async bySecret(db: Db | Tx, dinner: { id: string }, secret: string): Promise<FoundInvitation | undefined> {
    const mail = await db
      .selectFrom('partnerWishMail')
      .select(['inviterId', 'wishedHash'])
      .where('dinnerId', '=', dinner.id)
      .where('invitationHash', '=', secretHash(secret))
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
    const wishedTakesPart = inviter !== undefined && (await takesPart(db, dinner, inviter.teamPartnerWishEmail))
    return foundInvitation(dinner, { hash: secretHash(secret), wishedHash: mail.wishedHash, inviter, wishedTakesPart })
  },
}

interface InvitationRow {
  hash: Buffer
  wishedHash: Buffer | null
  /** Only if confirmed. */
  inviter: Participant | undefined
  /** Whether a confirmed person has the address the inviter wishes for. */
  wishedTakesPart: boolean
}

export function foundInvitation(
  dinner: { id: string },
  { hash, wishedHash: invited, inviter, wishedTakesPart }: InvitationRow,
): FoundInvitation {
  const wish = inviter?.teamPartnerWishEmail ?? ''
  const isStillWished = wish !== '' && invited?.equals(wishedHash(dinner, wish)) === true
  return { state: invitationState({ inviter, isStillWished, wishedTakesPart }), hash, inviter }
}

/** Stored instead of the address; enough to tell whether the wish still names the invited address. */
export function wishedHash(dinner: { id: string }, email: string): Buffer {
  return secretHash(JSON.stringify([dinner.id, 'wished', emailIdentity(email)]))
}

async function takesPart(db: Db | Tx, dinner: { id: string }, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('participant')
    .select('id')
    .where('dinnerId', '=', dinner.id)
    .where('emailIdentity', '=', emailIdentity(email))
    .where('activatedAt', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
