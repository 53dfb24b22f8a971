import type { Participant } from '@running-dinner/domain'
import { wishStateOf } from '@running-dinner/domain/partner-wishes/partner-wish-state.ts'
import type { Ctx } from '../../platform/ctx.ts'
import type { Tx } from '../../platform/db/database.ts'
import { newSecret } from '../../platform/ids.ts'
import type { AuthorizedDinner } from '../dinner-record/index.ts'
import { queueMail, type SystemMail, strangerMailAllowed } from '../outbox/index.ts'
import { invitationStore } from './invitation.store.ts'
import {
  type Addressed,
  agreedMail,
  askedMail,
  conflictMail,
  invitationMail,
  leftMail,
  mutualMail,
} from './partner-wish.mails.ts'
import { partnerWishStore } from './partner-wish.store.ts'

/**
 * Mails the consequences of a confirmed person's wish, to the wished person or to those who wish for them
 * (`docs/rules/registration.md#wishes`). Each sender mails each recipient once per kind. Closed events, events without wishes
 * and pairs send nothing.
 */
export async function mailPartnerWishes(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  confirmed: Addressed,
): Promise<void> {
  const { person } = confirmed
  if (isQuiet(dinner) || person.teamPartnerWishOriginatorId !== undefined) return
  if (person.teamPartnerWishEmail === '') return askBack(ctx, tx, dinner, confirmed)
  const named = await partnerWishStore.confirmedByEmail(tx, dinner, person.teamPartnerWishEmail)
  const state = wishStateOf(person, named?.person)
  if (!named)
    return (await hasLeft(tx, dinner, person))
      ? tellLeft(ctx, tx, dinner, confirmed)
      : invite(ctx, tx, dinner, confirmed)
  const mail =
    state === 'EXISTS_EMPTY_TEAM_PARTNER_WISH'
      ? askedMail(ctx, dinner, person, named)
      : state === 'EXISTS_SAME_TEAM_PARTNER_WISH'
        ? mutualMail(ctx, dinner, person, named.person)
        : conflictMail(ctx, dinner, confirmed)
  await mailOnce(ctx, tx, dinner, { kind: state, senderEmail: person.email, mail })
}

/** Whether the wished person had invited this one and has left since: no invitation goes back. */
async function hasLeft(tx: Tx, dinner: AuthorizedDinner, { id, email, teamPartnerWishEmail }: Participant) {
  const invitation = await invitationStore.ofParticipant(tx, dinner, id)
  if (invitation) return invitation.state === 'LEFT'
  return partnerWishStore.hasInvited(tx, dinner, { senderEmail: teamPartnerWishEmail, recipientEmail: email })
}

async function tellLeft(ctx: Ctx, tx: Tx, dinner: AuthorizedDinner, confirmed: Addressed): Promise<void> {
  const { teamPartnerWishEmail: senderEmail } = confirmed.person
  await mailOnce(ctx, tx, dinner, { kind: 'LEFT', senderEmail, mail: leftMail(ctx, dinner, confirmed) })
}

/** Mails the partner when a changed wish has become mutual. */
export async function mailIfMutual(ctx: Ctx, tx: Tx, dinner: AuthorizedDinner, person: Participant): Promise<void> {
  if (isQuiet(dinner) || person.teamPartnerWishOriginatorId !== undefined) return
  const partner = await mutualPartner(tx, dinner, person)
  if (!partner) return
  const mail = agreedMail(ctx, dinner, person, partner)
  await mailOnce(ctx, tx, dinner, { kind: 'EXISTS_SAME_TEAM_PARTNER_WISH', senderEmail: person.email, mail })
}

/** The wished partner, if the wish is mutual. */
export async function mutualPartner(tx: Tx, dinner: AuthorizedDinner, person: Participant) {
  const { teamPartnerWishEmail: wish, teamPartnerWishOriginatorId } = person
  if (dinner.options.teamPartnerWishDisabled || teamPartnerWishOriginatorId !== undefined || wish === '')
    return undefined
  const named = (await partnerWishStore.confirmedByEmail(tx, dinner, wish))?.person
  return wishStateOf(person, named) === 'EXISTS_SAME_TEAM_PARTNER_WISH' ? named : undefined
}

function isQuiet({ basicDetails, options, runningDinnerType }: AuthorizedDinner): boolean {
  return basicDetails.registrationType === 'CLOSED' || options.teamPartnerWishDisabled || runningDinnerType === 'DEMO'
}

async function invite(ctx: Ctx, tx: Tx, dinner: AuthorizedDinner, { person }: Addressed): Promise<void> {
  const invitation = newSecret()
  const mail = invitationMail(ctx, dinner, { sender: person, invitation })
  await mailOnce(ctx, tx, dinner, {
    kind: 'NOT_EXISTING',
    senderEmail: person.email,
    mail,
    invitation: { inviterId: person.id, invitation },
  })
}

/** A person without a wish is mailed once for each person who wishes for them. */
async function askBack(ctx: Ctx, tx: Tx, dinner: AuthorizedDinner, confirmed: Addressed): Promise<void> {
  for (const wishing of await partnerWishStore.wishingFor(tx, dinner, confirmed.person.email)) {
    const mail = askedMail(ctx, dinner, wishing, confirmed)
    const kind = 'NO_PARTNER_WISH_BUT_OTHER_TEAM_PARTNER_WISHES'
    await mailOnce(ctx, tx, dinner, { kind, senderEmail: wishing.email, mail })
  }
}

interface OnceMail {
  kind: string
  senderEmail: string
  mail: SystemMail
  invitation?: { inviterId: string; invitation: string }
}

async function mailOnce(ctx: Ctx, tx: Tx, dinner: AuthorizedDinner, { kind, senderEmail, mail, invitation }: OnceMail) {
  const isFirst = await partnerWishStore.once(tx, dinner, {
    kind,
    senderEmail,
    recipientEmail: mail.recipientEmail,
    createdAt: ctx.clock.now(),
    ...invitation,
  })
  if (!isFirst || !(await strangerMailAllowed(tx, ctx, dinner, mail.recipientEmail))) return
  await queueMail(tx, ctx, dinner, mail)
}
