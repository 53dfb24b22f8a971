import type { Participant, Team } from '@running-dinner/domain'
import { clockOf, dateOf, localTimeIn } from '@running-dinner/domain/local-date'
import { longDay, subjectOn } from '@running-dinner/domain/messages'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../../platform/ctx.ts'
import { type AuthorizedDinner, links } from '../../events/dinner-record/index.ts'
import { notificationWords } from '../../messages/notifications/index.ts'
import { buttonBlock, mailDocument, recipientOf, type SystemMail, textBlocks } from '../../messages/outbox/index.ts'

/** A place in a team, or in new teams with the number of people they need; or the cooking for the guests of a lost table. */
export type Offered =
  | { team: Team; people?: undefined; lostTable?: undefined }
  | { people: number; team?: undefined; lostTable?: undefined }
  | { lostTable: { mealId: string; people: number }; team?: undefined; people?: undefined }

type OfferTexts = Record<'subject' | 'single' | 'pair' | 'until' | 'answer' | 'otherwise', string>

interface PlaceOffering {
  /** A person, or a pair with its root, who answers for both. */
  unit: readonly Participant[]
  offered: Offered
  secret: string
  validUntil: Date
}

/** The only place where the secret of an offer is written. The link opens a page with two buttons. */
export function placeOfferMail(
  ctx: Pick<Ctx, 'baseUrl'>,
  dinner: AuthorizedDinner,
  { unit, offered, secret, validUntil }: PlaceOffering,
): SystemMail {
  const [root, partner] = unit
  if (!root) throw new Error('an offer is made to at least one person')
  const language = root.languageCode
  const { greeting, offer: words, newTeams, lostTable } = phrases[language].offerMails
  const { timeZone, date } = dinner.basicDetails
  const end = localTimeIn(timeZone, validUntil)
  const { own, mealId, people } = ((): { own: OfferTexts; mealId: string; people: number } => {
    if (offered.lostTable) return { own: { ...words, ...lostTable }, ...offered.lostTable }
    if (offered.team) return { own: words, mealId: offered.team.mealId, people: 0 }
    return { own: { ...words, ...newTeams }, mealId: '', people: offered.people }
  })()
  const clock = (time: string) => notificationWords(language).clock(clockOf(time))
  const until = fillPhrase(own.until, {
    // A table is offered for minutes, so its day says nothing.
    until: offered.lostTable ? clock(end) : `${longDay(dateOf(end), language)}, ${clock(end)}`,
  })
  const meal = dinner.meals.find(({ id }) => id === mealId)
  const about = {
    partner: partner?.firstnamePart ?? '',
    course: meal?.label ?? '',
    time: meal ? clock(meal.time) : '',
    people,
  }
  const invitation = fillPhrase(partner ? own.pair : own.single, about)
  return {
    kind: 'PLACE_OFFER',
    recipientEmail: recipientOf(dinner, root.email),
    recipientName: '',
    replyTo: dinner.publicSettings?.publicContactEmail ?? dinner.email,
    subject: subjectOn(date, language, fillPhrase(own.subject, about)),
    document: mailDocument(dinner, {
      to: 'waiting',
      language,
      preheader: until,
      blocks: [
        ...textBlocks(fillPhrase(greeting, { name: root.firstnamePart }), invitation, until),
        buttonBlock(own.answer, links.placeOffer(ctx, secret)),
        ...textBlocks(own.otherwise),
      ],
    }),
    language,
  }
}

/** To a person, or the root of a pair, who accepted a place in new teams: whether the teams were built. */
export function teamOutcomeMail(
  dinner: AuthorizedDinner,
  unit: readonly Participant[],
  outcome: 'built' | 'failed',
): SystemMail {
  const [root, partner] = unit
  if (!root) throw new Error('an offer is made to at least one person')
  const language = root.languageCode
  const { greeting, [outcome]: words } = phrases[language].offerMails
  return {
    kind: 'PLACE_OFFER_OUTCOME',
    recipientEmail: recipientOf(dinner, root.email),
    recipientName: '',
    replyTo: dinner.publicSettings?.publicContactEmail ?? dinner.email,
    subject: subjectOn(dinner.basicDetails.date, language, words.subject),
    document: mailDocument(dinner, {
      to: outcome === 'built' ? 'guest' : 'waiting',
      language,
      blocks: textBlocks(
        fillPhrase(greeting, { name: root.firstnamePart }),
        fillPhrase(partner ? words.pair : words.single, { partner: partner?.firstnamePart ?? '' }),
        words.next,
      ),
    }),
    language,
  }
}
