import type { Dinner } from '@running-dinner/domain'
import { subjectOn, textForStrangers } from '@running-dinner/domain/messages'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import { mailDocument, type SystemMail, textBlocks } from '../../messages/outbox/index.ts'
import { formattedPrice } from '../options/index.ts'
import type { PaymentOrder } from './payment-order.ts'

/** To the guest who paid without getting a place, or to the organiser: the money is being refunded. */
export function moneyReturnsMail(dinner: Dinner, order: PaymentOrder, reader: 'guest' | 'organiser'): SystemMail {
  const eventLanguage = dinner.basicDetails.languageCode
  // Finished orders keep no registration, so its language is unknown then.
  const language = reader === 'guest' ? (order.registration?.languageCode ?? eventLanguage) : eventLanguage
  const { moneyReturns: words, greeting } = phrases[language].mails
  const name = textForStrangers(order.payerFullname)
  const inLanguage = { basicDetails: { ...dinner.basicDetails, languageCode: language } }
  const values = { name, amount: formattedPrice(inLanguage, order.amountCents) }
  const contact = dinner.publicSettings?.publicContactEmail ?? dinner.email
  return {
    kind: 'PAYMENT_RETURNED',
    recipientEmail: reader === 'guest' ? order.payerEmail : dinner.email,
    recipientName: reader === 'guest' ? name : '',
    replyTo: reader === 'guest' ? contact : order.payerEmail,
    subject: subjectOn(dinner.basicDetails.date, language, words.subject),
    document: mailDocument(dinner, {
      to: reader === 'guest' ? 'payer' : reader,
      language,
      blocks: textBlocks(greeting, fillPhrase(words[reader], values), words.when),
    }),
    language,
  }
}
