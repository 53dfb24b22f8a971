import { fullName, type Participant } from '@running-dinner/domain'
import { needsAcknowledgement } from '@running-dinner/domain/events'
import { type MailBlock, subjectOn, textForStrangers } from '@running-dinner/domain/messages'
import { type DoorWords, doorHints, type GuestRequest, type ProposedHome } from '@running-dinner/domain/people'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import {
  buttonBlock,
  mailDocument,
  queueMail,
  recipientOf,
  type SystemMail,
  textBlocks,
} from '../../messages/outbox/index.ts'
import { guestRequestStore } from './guest-request.store.ts'

type Sending = Pick<Ctx, 'config'>

/** What happened to a request, for the guest who asked (`own...`) or a partner in the team. */
export type RequestNews =
  | 'asked'
  | 'withdrawn'
  | 'declined'
  | 'ownDeclined'
  | 'ownLeft'
  | 'ownHomeAccepted'
  | 'ownHomeDeclined'

/** To a guest: about their own request, or about that of `person` in their team. The guest's word is for the organiser only. */
export function requestMail(
  ctx: Sending,
  dinner: AuthorizedDinner,
  news: RequestNews,
  { reader, person }: { reader: Participant; person: Participant },
): SystemMail {
  const language = reader.languageCode
  const words = phrases[language].requestMails
  const isVouchedFor = !needsAcknowledgement(dinner)
  const shown = (name: string) => (isVouchedFor ? name : textForStrangers(name)) || words.teamMember
  const values = { firstname: shown(reader.firstnamePart), name: shown(fullName(person)) }
  const contact = dinner.publicSettings?.publicContactEmail ?? dinner.email
  return {
    kind: 'REGISTRATION',
    recipientEmail: recipientOf(dinner, reader.email),
    recipientName: shown(fullName(reader)),
    replyTo: isVouchedFor ? contact : ctx.config.adminEmail,
    subject: subjectOn(dinner.basicDetails.date, language, fillPhrase(words.subject[news], values)),
    document: mailDocument(dinner, {
      to: news === 'ownLeft' ? 'left' : 'guest',
      language,
      blocks: textBlocks(
        fillPhrase(words.greeting, values),
        fillPhrase(words.text[news], values),
        isVouchedFor ? fillPhrase(words.contact, { contact }) : '',
      ),
    }),
    language,
  }
}

/** To the organiser, with the guest's word and one button to the decision. */
export function requestToOrganiserMail(
  dinner: AuthorizedDinner,
  news: 'asked' | 'withdrawn',
  { person, teamNumber, word, link }: { person: Participant; teamNumber: number; word: string; link: string },
): SystemMail {
  const language = dinner.basicDetails.languageCode
  const words = phrases[language].requestMails.organiser
  const values = { name: fullName(person), number: String(teamNumber), word }
  return mailToOrganiser(dinner, person, fillPhrase(words[`${news}Subject`], values), [
    ...textBlocks(fillPhrase(words[news], values), word === '' ? '' : fillPhrase(words.word, values)),
    buttonBlock(news === 'asked' ? words.decide : words.open, link),
  ])
}

interface HomeNews {
  person: Participant
  request: Pick<GuestRequest, 'home' | 'word'>
  link: string
}

/** To the organiser, with the home as it is and as the guest would have it. */
export function homeRequestToOrganiserMail(
  dinner: AuthorizedDinner,
  news: 'asked' | 'withdrawn',
  { person, request: { home, word }, link }: HomeNews,
): SystemMail {
  const language = dinner.basicDetails.languageCode
  const words = phrases[language].requestMails.organiserHome
  const door = phrases[language].messages.words
  const values = { name: fullName(person), word }
  const homes = [
    { label: words.before, text: homeText(person, words, door) },
    ...(home ? [{ label: words.after, text: homeText(home, words, door) }] : []),
  ]
  const homeBlocks: MailBlock[] = [
    { kind: 'facts', facts: homes },
    ...textBlocks(word === '' ? '' : fillPhrase(words.word, values)),
  ]
  return mailToOrganiser(dinner, person, fillPhrase(words[`${news}Subject`], values), [
    ...textBlocks(fillPhrase(words[news], values)),
    ...(news === 'asked' ? homeBlocks : []),
    buttonBlock(news === 'asked' ? words.decide : words.open, link),
  ])
}

/** An answer goes to the guest who asked. */
function mailToOrganiser(
  dinner: AuthorizedDinner,
  guest: Participant,
  subject: string,
  blocks: readonly MailBlock[],
): SystemMail {
  const { languageCode: language, date } = dinner.basicDetails
  return {
    kind: 'REGISTRATION',
    recipientEmail: dinner.email,
    recipientName: '',
    replyTo: guest.email,
    subject: subjectOn(date, language, subject),
    document: mailDocument(dinner, { to: 'organiser', language, blocks }),
    language,
  }
}

function homeText(home: ProposedHome, words: { seats: string; seatsUnknown: string }, door: DoorWords): string {
  const { street, streetNr, zip, cityName, country, numSeats } = home
  const place = [`${street} ${streetNr}`, `${zip} ${cityName}`, country, ...doorHints(home, door)]
  const seats = numSeats === undefined ? words.seatsUnknown : fillPhrase(words.seats, { seats: numSeats })
  return [...place.filter((part) => part !== ''), seats].join(', ')
}

/** Mails those of the leaving people who had asked for it that their place is given on. Call it under the event's lock. */
export async function notifyLeavers(
  ctx: Pick<Ctx, 'clock' | 'config'>,
  tx: Tx,
  dinner: AuthorizedDinner,
  leaving: readonly Participant[],
): Promise<void> {
  if (leaving.length === 0) return
  const openRequests = await guestRequestStore.undecided(
    tx,
    dinner,
    leaving.map(({ id }) => id),
  )
  const ids = new Set(
    openRequests.filter(({ kind }) => kind === 'CANNOT_COME').map(({ participantId }) => participantId),
  )
  const mails = leaving
    .filter(({ id }) => ids.has(id))
    .map((person) => requestMail(ctx, dinner, 'ownLeft', { reader: person, person }))
  await queueMail(tx, ctx, dinner, ...mails)
}
