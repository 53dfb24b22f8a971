import type { Participant } from '@running-dinner/domain'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../platform/ctx.ts'
import { type AuthorizedDinner, links } from '../dinner-record/index.ts'
import type { SystemMail } from '../outbox/index.ts'
import { contactParts, dinnerText, greetingOf, harmlessName, paidText, recipientOf, replyToOf } from './mail-parts.ts'

type Sending = Pick<Ctx, 'baseUrl' | 'config'>

/** The only place where the confirmation token is written. */
export function confirmationMail(
  ctx: Sending,
  dinner: AuthorizedDinner,
  person: Participant,
  { token, waitingList }: { token: string; waitingList: boolean },
): SystemMail {
  const { closing, confirmation: words } = phrases[dinner.basicDetails.languageCode].registrationMails
  const link = links.confirmRegistration(ctx, dinner.publicSettings?.publicDinnerId ?? '', token)
  return {
    kind: 'REGISTRATION',
    recipientEmail: recipientOf(dinner, person.email),
    recipientName: '',
    replyTo: replyToOf(dinner, ctx.config.adminEmail),
    subject: words.subject,
    content: [
      greetingOf(dinner, harmlessName(person)),
      fillPhrase(words.intro, { dinner: dinnerText(dinner) }),
      fillPhrase(words.confirm, { link }),
      ...(waitingList ? [words.waiting] : []),
      words.validity,
      ...contactParts(dinner),
      words.notYou,
      closing,
    ].join('\n\n'),
  }
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
  const { closing, confirmed: words } = phrases[dinner.basicDetails.languageCode].registrationMails
  const { person, partner, wished, selfAdminId, partnerSelfAdminId } = confirmed
  const isChild = partner !== undefined && person.teamPartnerWishOriginatorId !== person.id
  const names = { dinner: dinnerText(dinner), partner: partner ? harmlessName(partner) : '' }
  const own = links.ownRegistration(ctx, { selfAdminId, participantId: person.id })
  return {
    kind: 'REGISTRATION',
    recipientEmail: recipientOf(dinner, person.email),
    recipientName: '',
    replyTo: replyToOf(dinner, ctx.config.adminEmail),
    subject: words.subject,
    content: [
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
      closing,
    ].join('\n\n'),
  }
}
