import type { Dinner } from '@running-dinner/domain'
import { harmlessText } from '@running-dinner/domain/messages/harmless-text.ts'
import { priceText } from '@running-dinner/domain/registration/price.ts'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import type { SystemMail } from '../outbox/index.ts'
import type { PaymentOrder } from './payment-order.ts'

/** To the guest who paid without getting a place, or to the organiser: the money is being refunded. */
export function moneyReturnsMail(
  dinner: Pick<Dinner, 'email' | 'basicDetails' | 'publicSettings'>,
  order: PaymentOrder,
  to: 'guest' | 'organiser',
): SystemMail {
  const { moneyReturns: words, greeting } = phrases[dinner.basicDetails.languageCode].mails
  const name = harmlessText(order.payerFullname, 40)
  const values = { name, amount: priceText(order.amountCents) }
  const contact = dinner.publicSettings?.publicContactEmail ?? dinner.email
  return {
    kind: 'PAYMENT_RETURNED',
    recipientEmail: to === 'guest' ? order.payerEmail : dinner.email,
    recipientName: to === 'guest' ? name : '',
    replyTo: to === 'guest' ? contact : order.payerEmail,
    subject: fillPhrase(words.subject, values),
    content: [greeting, fillPhrase(words[to], values), words.when].join('\n\n'),
  }
}
