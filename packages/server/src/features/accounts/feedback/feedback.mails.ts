import type { FeedbackInput } from '@running-dinner/contract'
import type { Dinner, Language } from '@running-dinner/domain'
import { longDay } from '@running-dinner/domain/messages'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import { mailDocument, type SystemMail, textBlocks } from '../../messages/outbox/index.ts'

/** Mails to the operator belong to no event and are always German. */
const language: Language = 'de'

/** Mail to the operator. The visitor's text stays plain text below a fixed frame. */
export function feedbackMail(
  adminEmail: string,
  { senderEmail, message, pageName }: Pick<FeedbackInput, 'senderEmail' | 'message' | 'pageName'>,
  dinner: Dinner | undefined,
): SystemMail {
  const words = phrases[language].mails.feedback
  const about = dinner?.basicDetails
  const facts = [
    fillPhrase(words.sender, { email: senderEmail }),
    ...(pageName === '' ? [] : [fillPhrase(words.page, { page: pageName })]),
    ...(about === undefined
      ? []
      : [fillPhrase(words.event, { title: about.title, city: about.city, date: longDay(about.date, language) })]),
  ]
  return {
    kind: 'FEEDBACK',
    language,
    recipientEmail: adminEmail,
    recipientName: '',
    replyTo: senderEmail,
    subject: words.subject,
    document: mailDocument(undefined, {
      to: 'operator',
      language,
      blocks: textBlocks(words.intro, facts.join('\n'), message),
    }),
  }
}
