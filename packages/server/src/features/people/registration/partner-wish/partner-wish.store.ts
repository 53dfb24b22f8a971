import { emailIdentity, type Participant } from '@running-dinner/domain'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/db/database.ts'
import { secretHash } from '../../../../platform/ids.ts'
import type { AuthorizedDinner } from '../../../events/dinner-record/index.ts'
import { toParticipant } from '../../participants/index.ts'
import { wishedHash } from './invitation.store.ts'
import { PartnerWishes, type SentInvitation } from './partner-wishes.ts'

export interface WishMail {
  kind: string
  senderEmail: string
  recipientEmail: string
  inviterId?: string
  invitation?: string
  createdAt: Date
}

export const partnerWishStore = {
  /** What confirming these people may depend on; the lock of the event keeps it true. */
  async around(tx: Tx, dinner: AuthorizedDinner, people: readonly Participant[]): Promise<PartnerWishes> {
    const singles = people.filter(({ teamPartnerWishOriginatorId }) => teamPartnerWishOriginatorId === undefined)
    if (dinner.options.teamPartnerWishDisabled || singles.length === 0) return new PartnerWishes(dinner, [], [])
    const ids = people.map(({ id }) => id)
    const invitations = await sentInvitations(tx, dinner, singles)
    const inviterIds = invitations.flatMap(({ inviterId }) => (inviterId === null ? [] : [inviterId]))
    const wishes = [
      ...singles.map(({ teamPartnerWishEmail }) => teamPartnerWishEmail),
      ...invitations.map(wishOfInviter),
    ]
    const rows = await tx
      .selectFrom('participant')
      .selectAll()
      .where('dinnerId', '=', dinner.id)
      .where(
        'id',
        'in',
        sql<string>`(
          select unnest(${[...ids, ...inviterIds]}::uuid[])
          union
          select id from participant
          where dinner_id = ${dinner.id} and email_identity = any(${identities(wishes)}::text[])
          union
          select id from participant
          where dinner_id = ${dinner.id} and team_partner_wish_email <> '' and lower(team_partner_wish_email) in (
            select lower(email) from unnest(${singles.map(({ email }) => email)}::text[]) as email
          )
        )`,
      )
      .execute()
    const around = rows.map((row) => {
      const { selfAdminId, sharesRootEmail, invitationHash } = row
      return { person: toParticipant(row), selfAdminId, sharesRootEmail, invitationHash }
    })
    return new PartnerWishes(dinner, around, invitations)
  },

  /**
   * Returns the mails that are the first of their kind from sender to recipient, from whichever registration. A sender who left
   * and registered again sends no second one, but the earlier link binds to them again.
   */
  async once<Mail extends WishMail>(tx: Tx, dinner: { id: string }, mails: readonly Mail[]): Promise<Set<Mail>> {
    if (mails.length === 0) return new Set()
    const keyed = mails.map((mail) => ({ mail, key: onceKey(dinner, mail) }))
    const { rows } = await sql<{ onceKey: Buffer }>`
      insert into partner_wish_mail (dinner_id, once_key, inviter_id, invitation_hash, wished_hash, created_at)
      select ${dinner.id}, once_key, inviter_id, invitation_hash, wished_hash, created_at
      from unnest(
        ${keyed.map(({ key }) => key)}::bytea[],
        ${mails.map(({ inviterId }) => inviterId ?? null)}::uuid[],
        ${mails.map(({ invitation }) => (invitation === undefined ? null : secretHash(invitation)))}::bytea[],
        ${mails.map((mail) => (mail.invitation === undefined ? null : wishedHash(dinner, mail.recipientEmail)))}::bytea[],
        ${mails.map(({ createdAt }) => createdAt)}::timestamptz[]
      ) as given (once_key, inviter_id, invitation_hash, wished_hash, created_at)
      on conflict (dinner_id, once_key) do nothing
      returning once_key`.execute(tx)
    const inserted = new Set(rows.map((row) => row.onceKey.toString('hex')))
    const isFirst = ({ key }: { key: Buffer }) => inserted.delete(key.toString('hex'))
    const firstMails = new Set(keyed.filter(isFirst).map(({ mail }) => mail))
    const repeated = keyed.filter(({ mail }) => !firstMails.has(mail) && mail.inviterId !== undefined)
    if (repeated.length > 0)
      await sql`
        update partner_wish_mail set inviter_id = given.inviter_id
        from unnest(
          ${repeated.map(({ key }) => key)}::bytea[], ${repeated.map(({ mail }) => mail.inviterId)}::uuid[]
        ) as given (once_key, inviter_id)
        where dinner_id = ${dinner.id} and partner_wish_mail.once_key = given.once_key
          and not exists (
            select from participant where participant.dinner_id = ${dinner.id} and participant.id = partner_wish_mail.inviter_id
          )`.execute(tx)
    return firstMails
  },

  /** Records an invitation sent on request: its link is valid, and no automatic one follows. */
  async invited(
    tx: Tx,
    dinner: { id: string },
    { sender, invitation, createdAt }: { sender: Participant; invitation: string; createdAt: Date },
  ): Promise<void> {
    const mail = { senderEmail: sender.email, recipientEmail: sender.teamPartnerWishEmail, createdAt }
    const invited = { ...mail, inviterId: sender.id, invitation }
    const first = await partnerWishStore.once(tx, dinner, [{ ...invited, kind: 'NOT_EXISTING' }])
    if (first.size === 0) await partnerWishStore.once(tx, dinner, [{ ...invited, kind: `NOT_EXISTING ${invitation}` }])
  },
}

/** Names the automatic invitation from sender to recipient. */
export function invitationKey(
  dinner: { id: string },
  people: Pick<WishMail, 'senderEmail' | 'recipientEmail'>,
): string {
  return onceKey(dinner, { ...people, kind: 'NOT_EXISTING' }).toString('hex')
}

function onceKey(dinner: { id: string }, mail: Pick<WishMail, 'kind' | 'senderEmail' | 'recipientEmail'>): Buffer {
  const people = [mail.kind, emailIdentity(mail.senderEmail), emailIdentity(mail.recipientEmail)]
  return secretHash(JSON.stringify([dinner.id, ...people]))
}

type FoundInvitation = SentInvitation & { wish: string | null }

/** By which these people came, which they sent, or which their wished partners sent to them. */
async function sentInvitations(
  tx: Tx,
  dinner: { id: string },
  people: readonly Participant[],
): Promise<FoundInvitation[]> {
  const keys = people
    .filter(({ teamPartnerWishEmail }) => teamPartnerWishEmail !== '')
    .flatMap(({ email, teamPartnerWishEmail: wish }) => [
      onceKey(dinner, { kind: 'NOT_EXISTING', senderEmail: email, recipientEmail: wish }),
      onceKey(dinner, { kind: 'NOT_EXISTING', senderEmail: wish, recipientEmail: email }),
    ])
  const { rows } = await sql<Omit<FoundInvitation, 'onceKey'> & { onceKey: Buffer }>`
    select mail.once_key, mail.invitation_hash, mail.wished_hash, inviter.id as inviter_id,
      inviter.team_partner_wish_email as wish
    from partner_wish_mail mail left join participant inviter
      on inviter.dinner_id = mail.dinner_id and inviter.id = mail.inviter_id
    where mail.dinner_id = ${dinner.id} and mail.once_key in (
      select unnest(${keys}::bytea[])
      union
      select once_key from partner_wish_mail join participant using (dinner_id, invitation_hash)
      where dinner_id = ${dinner.id} and participant.id = any(${people.map(({ id }) => id)}::uuid[])
    )`.execute(tx)
  return rows.map((row) => ({ ...row, onceKey: row.onceKey.toString('hex') }))
}

function wishOfInviter({ wish }: FoundInvitation): string {
  return wish ?? ''
}

function identities(emails: readonly string[]): string[] {
  return emails.map(emailIdentity).filter((email) => email !== '')
}
