import { wishStateOf } from '@running-dinner/domain/partner-wishes/wish-state-of.ts'
import type { Ctx } from '../../platform/ctx.ts'
import type { Tx } from '../../platform/db/database.ts'
import { newSecret } from '../../platform/ids.ts'
import type { AuthorizedDinner } from '../dinners/index.ts'
import { queueMail, type SystemMail, strangerMailAllowed } from '../messages/index.ts'
import { type Addressed, askedMail, conflictMail, invitationMail, mutualMail } from './partner-wish.mails.ts'
import { partnerWishStore } from './partner-wish.store.ts'

/**
 * Tells whoever a confirmed person wishes for, or who wishes for them, how things stand (rules 7.7). The same sender never
 * tells the same recipient twice; a closed event and one without wishes mail nobody, a pair has its partner already.
 */
export async function mailPartnerWishes(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  confirmed: Addressed,
): Promise<void> {
  const { person } = confirmed
  const isQuiet = dinner.basicDetails.registrationType === 'CLOSED' || dinner.options.teamPartnerWishDisabled
  if (isQuiet || dinner.runningDinnerType === 'DEMO' || person.teamPartnerWishOriginatorId !== undefined) return
  if (person.teamPartnerWishEmail === '') return askBack(ctx, tx, dinner, confirmed)
  const named = await partnerWishStore.confirmedByEmail(tx, dinner, person.teamPartnerWishEmail)
  const state = wishStateOf(person, named?.person)
  if (!named) return invite(ctx, tx, dinner, confirmed)
  const mail =
    state === 'EXISTS_EMPTY_TEAM_PARTNER_WISH'
      ? askedMail(ctx, dinner, person, named)
      : state === 'EXISTS_SAME_TEAM_PARTNER_WISH'
        ? mutualMail(ctx, dinner, person, named.person)
        : conflictMail(ctx, dinner, confirmed)
  await mailOnce(ctx, tx, dinner, { kind: state, senderEmail: person.email, mail })
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

/** Somebody without a wish hears of everybody who wishes for them. */
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
