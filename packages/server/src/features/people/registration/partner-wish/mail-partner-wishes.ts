import type { Participant } from '@running-dinner/domain'
import { wishStateOf } from '@running-dinner/domain/people'
import type { Ctx } from '../../../../platform/ctx.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { newSecret } from '../../../../platform/ids.ts'
import type { AuthorizedDinner } from '../../../events/dinner-record/index.ts'
import { firstContactMailsAllowed, queueMail, type SystemMail } from '../../../messages/outbox/index.ts'
import {
  type Addressed,
  agreedMail,
  askedMail,
  conflictMail,
  invitationMail,
  leftMail,
  mutualMail,
} from './partner-wish.mails.ts'
import { invitationKey, partnerWishStore, type WishMail } from './partner-wish.store.ts'
import type { PartnerWishes } from './partner-wishes.ts'

/**
 * The mails that follow from a confirmed person's wish, to the wished person or to those who wish for them
 * (`docs/rules/people/registration.md#wishes`). Closed events, events without wishes and pairs send nothing.
 */
export function partnerWishMails(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  wishes: PartnerWishes,
  confirmed: Addressed,
): GuestMail[] {
  const { person } = confirmed
  if (isQuiet(dinner) || person.teamPartnerWishOriginatorId !== undefined) return []
  if (person.teamPartnerWishEmail === '') return asked(ctx, dinner, wishes, confirmed)
  const named = wishes.confirmedByEmail(person.teamPartnerWishEmail)
  const kind = wishStateOf(person, named?.person)
  if (!named)
    return hasLeft(dinner, wishes, person)
      ? [once(ctx, 'LEFT', person.teamPartnerWishEmail, leftMail(ctx, dinner, confirmed))]
      : [invitation(ctx, dinner, wishes, person)]
  const mail =
    kind === 'EXISTS_EMPTY_TEAM_PARTNER_WISH'
      ? askedMail(ctx, dinner, person, named)
      : kind === 'EXISTS_SAME_TEAM_PARTNER_WISH'
        ? mutualMail(ctx, dinner, person, named.person)
        : conflictMail(ctx, dinner, confirmed)
  return [once(ctx, kind, person.email, mail)]
}

/** Whether the wished person had invited this one and has left since: no invitation goes back. */
function hasLeft(dinner: AuthorizedDinner, wishes: PartnerWishes, { id, email, teamPartnerWishEmail }: Participant) {
  const invitation = wishes.invitationOf(id)
  if (invitation) return invitation.state === 'LEFT'
  return wishes.hasInvited(invitationKey(dinner, { senderEmail: teamPartnerWishEmail, recipientEmail: email }))
}

/** Mails the partner when a changed wish has become mutual. */
export async function mailIfMutual(ctx: Ctx, tx: Tx, dinner: AuthorizedDinner, person: Participant): Promise<void> {
  if (isQuiet(dinner)) return
  const partner = mutualPartner(dinner, await partnerWishStore.around(tx, dinner, [person]), person)
  if (!partner) return
  const mail = agreedMail(ctx, dinner, person, partner)
  await queueGuestMails(ctx, tx, dinner, [once(ctx, 'EXISTS_SAME_TEAM_PARTNER_WISH', person.email, mail)])
}

/** The wished partner, if the wish is mutual. */
export function mutualPartner(
  dinner: AuthorizedDinner,
  wishes: PartnerWishes,
  person: Participant,
): Participant | undefined {
  const { teamPartnerWishEmail: wish, teamPartnerWishOriginatorId } = person
  if (dinner.options.teamPartnerWishDisabled || teamPartnerWishOriginatorId !== undefined || wish === '')
    return undefined
  const named = wishes.confirmedByEmail(wish)?.person
  return wishStateOf(person, named) === 'EXISTS_SAME_TEAM_PARTNER_WISH' ? named : undefined
}

function isQuiet({ basicDetails, options, runningDinnerType }: AuthorizedDinner): boolean {
  return basicDetails.registrationType === 'CLOSED' || options.teamPartnerWishDisabled || runningDinnerType === 'DEMO'
}

function invitation(ctx: Ctx, dinner: AuthorizedDinner, wishes: PartnerWishes, person: Participant): GuestMail {
  const secret = newSecret()
  const mail = invitationMail(ctx, dinner, { sender: person, invitation: secret })
  wishes.reclaim(invitationKey(dinner, { senderEmail: person.email, recipientEmail: mail.recipientEmail }), person.id)
  const invited = once(ctx, 'NOT_EXISTING', person.email, mail)
  return { ...invited, once: { ...invited.once, inviterId: person.id, invitation: secret } }
}

/** A person without a wish is mailed once for each person who wishes for them. */
function asked(ctx: Ctx, dinner: AuthorizedDinner, wishes: PartnerWishes, confirmed: Addressed): GuestMail[] {
  return wishes.wishingFor(confirmed.person.email).map((wishing) => {
    const mail = askedMail(ctx, dinner, wishing, confirmed)
    return once(ctx, 'NO_PARTNER_WISH_BUT_OTHER_TEAM_PARTNER_WISHES', wishing.email, mail)
  })
}

/** Each sender mails each recipient once per kind. */
function once(ctx: Pick<Ctx, 'clock'>, kind: string, senderEmail: string, mail: SystemMail) {
  const { recipientEmail } = mail
  return { mail, isProven: false, once: { kind, senderEmail, recipientEmail, createdAt: ctx.clock.now() } }
}

export interface GuestMail {
  mail: SystemMail
  /** The address is; the limits for strangers' addresses apply to the others. */
  isProven: boolean
  /** Sent only if it is the first of its kind from this sender to this recipient. */
  once?: WishMail
}

/** Queues the mails in their order, in as many statements for one as for many. */
export async function queueGuestMails(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  mails: readonly GuestMail[],
): Promise<void> {
  const newKeys = await partnerWishStore.once(
    tx,
    dinner,
    mails.flatMap(({ once }) => once ?? []),
  )
  const due = mails.filter(({ once }) => once === undefined || newKeys.has(once))
  const unproven = due.filter(({ isProven }) => !isProven)
  const emails = unproven.map(({ mail }) => mail.recipientEmail)
  const allowed = await firstContactMailsAllowed(tx, ctx, dinner, emails)
  const refused = new Set(unproven.filter((_, index) => !allowed[index]))
  await queueMail(tx, ctx, dinner, ...due.filter((mail) => !refused.has(mail)).map(({ mail }) => mail))
}
