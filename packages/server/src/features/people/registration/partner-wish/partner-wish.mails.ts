import type { Language, Participant } from '@running-dinner/domain'
import { type MailBlock, subjectOn } from '@running-dinner/domain/messages'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../../../platform/ctx.ts'
import { type AuthorizedDinner, links } from '../../../events/dinner-record/index.ts'
import { buttonBlock, noteBlock, type SystemMail } from '../../../messages/outbox/index.ts'
import { greetingOf, guestMail, harmlessName } from '../mail-parts.ts'

type Sending = Pick<Ctx, 'baseUrl' | 'config'>

export interface Addressed {
  person: Participant
  selfAdminId: string
}

/**
 * Goes to an unproven address, so it contains no entered text but the cleaned name of a confirmed person. The language of the
 * invited person is unknown; the sender's is used.
 */
export function invitationMail(
  ctx: Sending,
  dinner: AuthorizedDinner,
  { sender, invitation }: { sender: Participant; invitation: string },
): SystemMail {
  const { languageCode: language } = sender
  const words = phrases[language].registrationMails.wishes.invitation
  const link = links.invitation(ctx, dinner.publicSettings?.publicDinnerId ?? '', {
    invitingParticipantEmail: sender.email,
    prefilledEmailAddress: sender.teamPartnerWishEmail,
    invitation,
  })
  return mail(ctx, dinner, { to: sender.teamPartnerWishEmail, subject: words.subject, language, reader: 'stranger' }, [
    greetingOf(language, ''),
    fillPhrase(words.intro, { sender: harmlessName(sender) }),
    buttonBlock(words.linkLabel, link),
    noteBlock(words.notYou),
  ])
}

/** `sender` wishes for a person who takes part and has no wish. */
export function askedMail(
  ctx: Sending,
  dinner: AuthorizedDinner,
  sender: Participant,
  { person, selfAdminId }: Addressed,
): SystemMail {
  const { languageCode: language } = person
  const words = phrases[language].registrationMails.wishes.asked
  const link = links.partnerWish(ctx, { selfAdminId, participantId: person.id }, sender.email)
  return mail(ctx, dinner, { to: person.email, subject: words.subject, language }, [
    greetingOf(language, harmlessName(person)),
    fillPhrase(words.intro, { sender: harmlessName(sender) }),
    words.link,
    buttonBlock(words.linkLabel, link),
    words.otherwise,
  ])
}

export function mutualMail(
  ctx: Sending,
  dinner: AuthorizedDinner,
  sender: Participant,
  partner: Participant,
): SystemMail {
  const { languageCode: language } = partner
  const words = phrases[language].registrationMails.wishes.mutual
  return mail(ctx, dinner, { to: partner.email, subject: words.subject, language }, [
    greetingOf(language, harmlessName(partner)),
    fillPhrase(words.intro, { sender: harmlessName(sender) }),
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
  const { languageCode: language } = recipient
  const { mutual, agreed } = phrases[language].registrationMails.wishes
  return mail(ctx, dinner, { to: recipient.email, subject: mutual.subject, language }, [
    greetingOf(language, harmlessName(recipient)),
    fillPhrase(agreed.intro, { sender: harmlessName(agreeing) }),
    mutual.next,
  ])
}

/** The inviter no longer takes part. */
export function leftMail(ctx: Sending, dinner: AuthorizedDinner, { person, selfAdminId }: Addressed): SystemMail {
  const { languageCode: language } = person
  const words = phrases[language].registrationMails.wishes.left
  const link = links.ownRegistration(ctx, { selfAdminId, participantId: person.id })
  return mail(ctx, dinner, { to: person.email, subject: words.subject, language }, [
    greetingOf(language, harmlessName(person)),
    fillPhrase(words.intro, { wished: person.teamPartnerWishEmail }),
    words.link,
    buttonBlock(words.linkLabel, link),
  ])
}

/** The wished person wishes for another; the mail does not say whom. */
export function conflictMail(ctx: Sending, dinner: AuthorizedDinner, { person, selfAdminId }: Addressed): SystemMail {
  const { languageCode: language } = person
  const words = phrases[language].registrationMails.wishes.conflict
  const wished = person.teamPartnerWishEmail
  const link = links.partnerWish(ctx, { selfAdminId, participantId: person.id }, wished)
  return mail(ctx, dinner, { to: person.email, subject: words.subject, language }, [
    greetingOf(language, harmlessName(person)),
    fillPhrase(words.intro, { wished }),
    words.link,
    buttonBlock(words.linkLabel, link),
  ])
}

function mail(
  ctx: Sending,
  dinner: AuthorizedDinner,
  head: { to: string; subject: string; language: Language; reader?: 'stranger' },
  parts: (string | MailBlock)[],
): SystemMail {
  const subject = subjectOn(dinner.basicDetails.date, head.language, head.subject)
  return guestMail(ctx, dinner, { kind: 'PARTNER_WISH', ...head, subject }, parts)
}
