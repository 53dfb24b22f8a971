import type { Participant } from '@running-dinner/domain'
import { subjectOn } from '@running-dinner/domain/messages/mails/day-text.ts'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../../platform/ctx.ts'
import { type AuthorizedDinner, links } from '../../events/dinner-record/index.ts'
import { buttonBlock, mailDocument, recipientOf, type SystemMail, textBlocks } from '../../messages/outbox/index.ts'

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
