import type { Participant } from '@running-dinner/domain'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../platform/ctx.ts'
import { type AuthorizedDinner, links } from '../dinner-record/index.ts'
import type { SystemMail } from '../outbox/index.ts'
import { dinnerText, greetingOf, guestMail, harmlessName } from './mail-parts.ts'

type Sending = Pick<Ctx, 'baseUrl' | 'config'>

export interface Addressed {
  person: Participant
  selfAdminId: string
}

/** Goes to an unproven address, so it contains no entered text but the cleaned name of a confirmed person. */
export function invitationMail(
  ctx: Sending,
  dinner: AuthorizedDinner,
  { sender, invitation }: { sender: Participant; invitation: string },
): SystemMail {
  const words = phrases[dinner.basicDetails.languageCode].registrationMails.wishes.invitation
  const link = links.invitation(ctx, dinner.publicSettings?.publicDinnerId ?? '', {
    invitingParticipantEmail: sender.email,
    prefilledEmailAddress: sender.teamPartnerWishEmail,
    invitation,
  })
  return mail(ctx, dinner, sender.teamPartnerWishEmail, words.subject, [
    greetingOf(dinner, ''),
    fillPhrase(words.intro, { sender: harmlessName(sender), dinner: dinnerText(dinner) }),
    fillPhrase(words.link, { link }),
    words.notYou,
  ])
}

/** `sender` wishes for a person who takes part and has no wish. */
export function askedMail(
  ctx: Sending,
  dinner: AuthorizedDinner,
  sender: Participant,
  { person, selfAdminId }: Addressed,
): SystemMail {
  const words = phrases[dinner.basicDetails.languageCode].registrationMails.wishes.asked
  const link = links.partnerWish(ctx, { selfAdminId, participantId: person.id }, sender.email)
  return mail(ctx, dinner, person.email, words.subject, [
    greetingOf(dinner, harmlessName(person)),
    fillPhrase(words.intro, { sender: harmlessName(sender), dinner: dinnerText(dinner) }),
    fillPhrase(words.link, { link }),
    words.otherwise,
  ])
}

export function mutualMail(
  ctx: Sending,
  dinner: AuthorizedDinner,
  sender: Participant,
  partner: Participant,
): SystemMail {
  const words = phrases[dinner.basicDetails.languageCode].registrationMails.wishes.mutual
  return mail(ctx, dinner, partner.email, words.subject, [
    greetingOf(dinner, harmlessName(partner)),
    fillPhrase(words.intro, { sender: harmlessName(sender), dinner: dinnerText(dinner) }),
    words.next,
  ])
}

/** To the person who wished first: the other agreed. */
export function agreedMail(
  ctx: Sending,
  dinner: AuthorizedDinner,
  agreeing: Participant,
  recipient: Participant,
): SystemMail {
  const { mutual, agreed } = phrases[dinner.basicDetails.languageCode].registrationMails.wishes
  return mail(ctx, dinner, recipient.email, mutual.subject, [
    greetingOf(dinner, harmlessName(recipient)),
    fillPhrase(agreed.intro, { sender: harmlessName(agreeing), dinner: dinnerText(dinner) }),
    mutual.next,
  ])
}

/** The inviter no longer takes part. */
export function leftMail(ctx: Sending, dinner: AuthorizedDinner, { person, selfAdminId }: Addressed): SystemMail {
  const words = phrases[dinner.basicDetails.languageCode].registrationMails.wishes.left
  const link = links.ownRegistration(ctx, { selfAdminId, participantId: person.id })
  return mail(ctx, dinner, person.email, words.subject, [
    greetingOf(dinner, harmlessName(person)),
    fillPhrase(words.intro, { wished: person.teamPartnerWishEmail, dinner: dinnerText(dinner) }),
    fillPhrase(words.link, { link }),
  ])
}

/** The wished person wishes for another; the mail does not say whom. */
export function conflictMail(ctx: Sending, dinner: AuthorizedDinner, { person, selfAdminId }: Addressed): SystemMail {
  const words = phrases[dinner.basicDetails.languageCode].registrationMails.wishes.conflict
  const wished = person.teamPartnerWishEmail
  const link = links.partnerWish(ctx, { selfAdminId, participantId: person.id }, wished)
  return mail(ctx, dinner, person.email, words.subject, [
    greetingOf(dinner, harmlessName(person)),
    fillPhrase(words.intro, { wished, dinner: dinnerText(dinner) }),
    fillPhrase(words.link, { link }),
  ])
}

function mail(ctx: Sending, dinner: AuthorizedDinner, to: string, subject: string, parts: string[]): SystemMail {
  return guestMail(ctx, dinner, { kind: 'PARTNER_WISH', to, subject }, parts)
}
