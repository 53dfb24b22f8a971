import { emailIdentity, type Participant } from '@running-dinner/domain'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../platform/ctx.ts'
import type { Tx } from '../../platform/db/database.ts'
import { type AuthorizedDinner, links } from '../dinner-record/index.ts'
import { queueMail, type SystemMail, strangerMailAllowed } from '../outbox/index.ts'
import { contactParts, dinnerText, greetingOf, guestMail, harmlessName, paidText, recipientOf } from './mail-parts.ts'

type Sending = Pick<Ctx, 'baseUrl' | 'config'>

/** The only place where the confirmation token is written. */
export function confirmationMail(
  ctx: Sending,
  dinner: AuthorizedDinner,
  person: Participant,
  { token, waitingList }: { token: string; waitingList: boolean },
): SystemMail {
  const { confirmation: words } = phrases[dinner.basicDetails.languageCode].registrationMails
  const link = links.confirmRegistration(ctx, dinner.publicSettings?.publicDinnerId ?? '', token)
  return registrationMail(ctx, dinner, person, words.subject, [
    greetingOf(dinner, harmlessName(person)),
    fillPhrase(words.intro, { dinner: dinnerText(dinner) }),
    fillPhrase(words.confirm, { link }),
    ...(waitingList ? [words.waiting] : []),
    words.validity,
    ...contactParts(dinner),
    words.notYou,
  ])
}

export interface Confirmed {
  person: Participant
  selfAdminId: string
  /** The other member of a pair. */
  partner: Participant | undefined
  /** The partner of a mutual wish, registered separately. */
  wished: Participant | undefined
  /** Secret of a child that shares the mailbox. */
  partnerSelfAdminId: string | undefined
  waitingList: boolean
  paid: boolean
}

/** Goes to a proven address, or to a pair's child, whose root's address is proven; the name is the only entered text. */
export function confirmedMail(ctx: Sending, dinner: AuthorizedDinner, confirmed: Confirmed): SystemMail {
  const { confirmed: words } = phrases[dinner.basicDetails.languageCode].registrationMails
  const { person, partner, wished, selfAdminId, partnerSelfAdminId } = confirmed
  const isChild = partner !== undefined && person.teamPartnerWishOriginatorId !== person.id
  const names = { dinner: dinnerText(dinner), partner: partner ? harmlessName(partner) : '' }
  const own = links.ownRegistration(ctx, { selfAdminId, participantId: person.id })
  return registrationMail(ctx, dinner, person, words.subject, [
    greetingOf(dinner, harmlessName(person)),
    fillPhrase(isChild ? words.introOfChild : words.intro, names),
    ...(partner && !isChild ? [fillPhrase(words.partner, names)] : []),
    ...(wished ? [fillPhrase(words.wished, { wished: harmlessName(wished) })] : []),
    ...(confirmed.paid ? [paidText(dinner)] : []),
    confirmed.waitingList ? words.waiting : words.next,
    fillPhrase(words.own, { link: own }),
    ...(partner && partnerSelfAdminId
      ? [
          fillPhrase(words.ownOfChild, {
            ...names,
            link: links.ownRegistration(ctx, { selfAdminId: partnerSelfAdminId, participantId: partner.id }),
          }),
        ]
      : []),
    ...contactParts(dinner),
  ])
}

/**
 * Confirms a cancellation to each mailbox. The mails belong to no event, so that its data does not name people who left; a
 * demo's go to its organiser anyway.
 */
export async function mailReceipts(ctx: Ctx, tx: Tx, dinner: AuthorizedDinner, leaving: readonly Participant[]) {
  const language = dinner.basicDetails.languageCode
  const owner = dinner.runningDinnerType === 'DEMO' ? dinner : undefined
  const mailboxes = new Map([...leaving].reverse().map((person) => [emailIdentity(person.email), person]))
  for (const person of mailboxes.values()) {
    const isProven = leaving[0] === person
    if (!isProven && !(await strangerMailAllowed(tx, ctx, dinner, person.email))) continue
    await queueMail(tx, ctx, owner, { ...receipt(ctx, dinner, person, leaving), ...(owner ? {} : { language }) })
  }
}

function receipt(ctx: Ctx, dinner: AuthorizedDinner, person: Participant, leaving: readonly Participant[]): SystemMail {
  const { cancelled: words } = phrases[dinner.basicDetails.languageCode].registrationMails
  const other = leaving.find((member) => member !== person)
  const values = { dinner: dinnerText(dinner), partner: other ? harmlessName(other) : '' }
  return registrationMail(ctx, dinner, person, words.subject, [
    greetingOf(dinner, harmlessName(person)),
    fillPhrase(other ? words.introPair : words.intro, values),
    words.deleted,
    ...contactParts(dinner),
  ])
}

function registrationMail(
  ctx: Pick<Ctx, 'config'>,
  dinner: AuthorizedDinner,
  person: Participant,
  subject: string,
  parts: readonly string[],
): SystemMail {
  return guestMail(ctx, dinner, { kind: 'REGISTRATION', to: recipientOf(dinner, person.email), subject }, parts)
}
