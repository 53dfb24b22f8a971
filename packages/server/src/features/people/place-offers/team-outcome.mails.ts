import type { Participant } from '@running-dinner/domain'
import { subjectOn } from '@running-dinner/domain/messages/mails/day-text.ts'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { mailDocument, recipientOf, type SystemMail, textBlocks } from '../../messages/outbox/index.ts'

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
