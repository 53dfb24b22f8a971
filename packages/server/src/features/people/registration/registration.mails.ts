import { emailIdentity, type Participant, type ParticipantData } from '@running-dinner/domain'
import { messagingIssue } from '@running-dinner/domain/events'
import { type MailBlock, subjectOn } from '@running-dinner/domain/messages'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { type AuthorizedDinner, links } from '../../events/dinner-record/index.ts'
import {
  buttonBlock,
  firstContactMailAllowed,
  linkBlock,
  mailDocument,
  noteBlock,
  queueMail,
  recipientOf,
  type SystemMail,
  textBlocks,
} from '../../messages/outbox/index.ts'
import {
  confirmationSubject,
  contactParts,
  dinnerText,
  greetingOf,
  guestMail,
  harmlessName,
  paidText,
} from './mail-parts.ts'

type Sending = Pick<Ctx, 'baseUrl' | 'config'>

/** The only place where the confirmation token is written. */
export function confirmationMail(
  ctx: Sending,
  dinner: AuthorizedDinner,
  person: Participant,
  { token, waitingList }: { token: string; waitingList: boolean },
): SystemMail {
  const { languageCode: language } = person
  const { confirmation: words } = phrases[language].registrationMails
  const link = links.confirmRegistration(ctx, dinner.publicSettings?.publicDinnerId ?? '', token)
  const preheader = waitingList ? words.preheaderWaiting : words.preheader
  const subject = confirmationSubject(dinner, language)
  return registrationMail(ctx, dinner, person, { subject, preheader, reader: 'stranger' }, [
    greetingOf(language, harmlessName(person)),
    words.intro,
    words.confirm,
    ...(waitingList ? [words.waiting] : []),
    buttonBlock(words.confirmLabel, link),
    words.validity,
    ...contactParts(dinner, language),
    noteBlock(words.notYou),
  ])
}

interface Confirmed {
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

/**
 * Goes to a proven address, or to a pair's child, whose root's address is proven; the only entered texts are names and the
 * address that the person wished for.
 */
export function confirmedMail(ctx: Sending, dinner: AuthorizedDinner, confirmed: Confirmed): SystemMail {
  const { person, partner, wished, selfAdminId, partnerSelfAdminId } = confirmed
  const { languageCode: language } = person
  const { confirmed: words } = phrases[language].registrationMails
  const isChild = partner !== undefined && person.teamPartnerWishOriginatorId !== person.id
  const hasOpenWish =
    !partner && !wished && person.teamPartnerWishEmail !== '' && !dinner.options.teamPartnerWishDisabled
  const nameValues = { partner: partner ? harmlessName(partner) : '' }
  const ownLink = links.ownRegistration(ctx, { selfAdminId, participantId: person.id })
  const preheader = confirmed.waitingList ? words.preheaderWaiting : words.preheader
  const subject = subjectOn(dinner.basicDetails.date, language, words.subject)
  const reader = confirmed.waitingList ? 'waiting' : 'guest'
  return registrationMail(ctx, dinner, person, { subject, preheader, reader }, [
    greetingOf(language, harmlessName(person)),
    fillPhrase(isChild ? words.introOfChild : words.intro, nameValues),
    ...(partner && !isChild ? [fillPhrase(words.partner, nameValues)] : []),
    ...(wished ? [fillPhrase(words.wished, { wished: harmlessName(wished) })] : []),
    ...(hasOpenWish ? [fillPhrase(words.openWish, { wished: person.teamPartnerWishEmail })] : []),
    ...(confirmed.paid ? [paidText(dinner, language)] : []),
    confirmed.waitingList ? words.waiting : words.next,
    words.own,
    buttonBlock(words.ownLabel, ownLink),
    ...(partner && partnerSelfAdminId
      ? [
          linkBlock(
            fillPhrase(words.ownOfChildLabel, nameValues),
            links.ownRegistration(ctx, { selfAdminId: partnerSelfAdminId, participantId: partner.id }),
          ),
        ]
      : []),
    ...contactParts(dinner, language),
  ])
}

/**
 * Confirms a cancellation to each mailbox. The mails belong to no event, so that its data does not name people who left; a
 * demo's go to its organiser anyway.
 */
export async function mailReceipts(ctx: Ctx, tx: Tx, dinner: AuthorizedDinner, cancelled: Cancelled) {
  const owner = dinner.runningDinnerType === 'DEMO' ? dinner : undefined
  for (const person of await mailboxesOf(ctx, tx, dinner, cancelled.leaving))
    await queueMail(tx, ctx, owner, receipt(ctx, dinner, person, cancelled))
}

/** Tells each mailbox that the cancellation is undone. */
export async function mailReturned(ctx: Ctx, tx: Tx, dinner: AuthorizedDinner, returned: Returned) {
  for (const person of await mailboxesOf(ctx, tx, dinner, returned.people))
    await queueMail(tx, ctx, dinner, returnedMail(ctx, dinner, person, returned))
}

/** One person of each mailbox; only the address of the first person is proven. */
async function mailboxesOf(ctx: Ctx, tx: Tx, dinner: AuthorizedDinner, people: readonly Participant[]) {
  const mailboxes = new Map([...people].reverse().map((person) => [emailIdentity(person.email), person]))
  const mailed: Participant[] = []
  for (const person of mailboxes.values())
    if (person === people[0] || (await firstContactMailAllowed(tx, ctx, dinner, person.email))) mailed.push(person)
  return mailed
}

interface Cancelled {
  /** The person who cancelled first. */
  leaving: readonly Participant[]
  selfAdminIds: ReadonlyMap<string, string>
  isPaid: boolean
}

function receipt(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  person: Participant,
  { leaving, selfAdminIds, isPaid }: Cancelled,
): SystemMail {
  const { languageCode: language } = person
  const { cancelled: words } = phrases[language].registrationMails
  const partner = leaving.find((member) => member !== person)
  const values = { dinner: dinnerText(dinner, language), partner: partner ? harmlessName(partner) : '' }
  const subject = subjectOn(dinner.basicDetails.date, language, words.subject)
  return registrationMail(ctx, dinner, person, { subject, reader: 'left' }, [
    greetingOf(language, harmlessName(person)),
    fillPhrase(partner ? words.introPair : words.intro, values),
    ...(isPaid ? [words.paid] : []),
    words.undo,
    buttonBlock(
      words.undoLabel,
      links.ownRegistration(ctx, { selfAdminId: selfAdminIds.get(person.id) ?? '', participantId: person.id }),
    ),
    words.deleted,
    ...contactParts(dinner, language),
  ])
}

interface Returned {
  /** The root of a pair first. */
  people: readonly Participant[]
  selfAdminIds: ReadonlyMap<string, string>
  waitingList: boolean
}

function returnedMail(
  ctx: Sending,
  dinner: AuthorizedDinner,
  person: Participant,
  { people, selfAdminIds, waitingList }: Returned,
): SystemMail {
  const { languageCode: language } = person
  const { confirmed, returned: words } = phrases[language].registrationMails
  const partner = people.find((member) => member !== person)
  const values = { dinner: dinnerText(dinner, language), partner: partner ? harmlessName(partner) : '' }
  const subject = subjectOn(dinner.basicDetails.date, language, waitingList ? words.subjectWaiting : words.subject)
  return registrationMail(ctx, dinner, person, { subject, reader: waitingList ? 'waiting' : 'guest' }, [
    greetingOf(language, harmlessName(person)),
    fillPhrase(partner ? words.introPair : words.intro, values),
    waitingList ? confirmed.waiting : confirmed.next,
    confirmed.own,
    buttonBlock(
      confirmed.ownLabel,
      links.ownRegistration(ctx, { selfAdminId: selfAdminIds.get(person.id) ?? '', participantId: person.id }),
    ),
    ...contactParts(dinner, language),
  ])
}

function registrationMail(
  ctx: Pick<Ctx, 'config'>,
  dinner: AuthorizedDinner,
  person: Participant,
  head: Pick<Parameters<typeof guestMail>[2], 'subject' | 'preheader' | 'reader'>,
  parts: readonly (string | MailBlock)[],
): SystemMail {
  const { languageCode: language } = person
  return guestMail(
    ctx,
    dinner,
    { kind: 'REGISTRATION', to: recipientOf(dinner, person.email), language, ...head },
    parts,
  )
}

/** Mails the organiser if their address is proven; the activity is recorded in any case. */
export async function mailOrganiser(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  people: readonly ParticipantData[],
  change: 'changed' | 'returned',
): Promise<void> {
  if (messagingIssue(dinner)) return
  const { languageCode: language } = dinner.basicDetails
  const { organiser: words, closing } = phrases[language].registrationMails
  const values = { name: people.map(harmlessName).join(', '), dinner: dinnerText(dinner, language) }
  await queueMail(tx, ctx, dinner, {
    kind: 'REGISTRATION',
    recipientEmail: dinner.email,
    recipientName: '',
    replyTo: people[0]?.email ?? ctx.config.adminEmail,
    subject: subjectOn(dinner.basicDetails.date, language, words[`${change}Subject`]),
    document: mailDocument(dinner, {
      to: 'organiser',
      language,
      blocks: [
        ...textBlocks(words.greeting, fillPhrase(words[change], values)),
        buttonBlock(words.linkLabel, `${links.admin(ctx, dinner.adminId)}/participants`),
        ...textBlocks(closing),
      ],
    }),
    language,
  })
}

/** Goes to a person who was notified that they wait and has a place by now. The event is confirmed. */
export function movedUpMail(
  ctx: Pick<Ctx, 'baseUrl'>,
  dinner: AuthorizedDinner,
  { person, selfAdminId }: { person: Participant; selfAdminId: string },
): SystemMail {
  const language = person.languageCode
  const { greeting, movedUp: words } = phrases[language].offerMails
  const url = links.ownRegistration(ctx, { selfAdminId, participantId: person.id })
  return {
    kind: 'MOVED_UP',
    recipientEmail: recipientOf(dinner, person.email),
    recipientName: '',
    replyTo: dinner.publicSettings?.publicContactEmail ?? dinner.email,
    subject: subjectOn(dinner.basicDetails.date, language, words.subject),
    document: mailDocument(dinner, {
      to: 'guest',
      language,
      preheader: words.next,
      blocks: [
        ...textBlocks(fillPhrase(greeting, { name: person.firstnamePart }), words.intro, words.next, words.cannot),
        buttonBlock(words.own, url),
      ],
    }),
    language,
  }
}
