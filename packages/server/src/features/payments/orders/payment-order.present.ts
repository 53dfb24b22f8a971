import { type PaymentOrderReply, paidOrderStatuses, refundReasons } from '@running-dinner/contract'
import { type Language, languageNames } from '@running-dinner/domain'
import { priceText } from '@running-dinner/domain/people'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import { escapeHtml } from '../../../platform/html/text-to-html.ts'
import { plainPage } from '../../../platform/http/plain-page.ts'
import type { SandboxOrder } from '../providers/index.ts'
import type { PaymentOrder } from './payment-order.ts'

/** Stands in for the provider's payment page and says so; plain forms, so that it works without scripts. */
export function sandboxPage(order: SandboxOrder, language: Language, nonce: string): string {
  const words = phrases[language].sandbox
  const otherLanguage: Language = language === 'de' ? 'en' : 'de'
  const amount = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(order.amountCents / 100)
  const button = (choice: 'pay' | 'decline' | 'cancel') =>
    `<button name="choice" value="${choice}" class="${choice === 'pay' ? 'main' : choice}">${escapeHtml(fillPhrase(words[choice], { amount }))}</button>`
  return plainPage({
    language,
    title: words.title,
    nonce,
    label: escapeHtml(words.label),
    aside: `<a href="?lng=${otherLanguage}" lang="${otherLanguage}" hreflang="${otherLanguage}">${languageNames[otherLanguage]}</a>`,
    content: `<p class="notice">${escapeHtml(words.notice)}</p>
<dl><div><dt>${escapeHtml(words.payee)}</dt><dd>${escapeHtml(order.brandName)}<br>${escapeHtml(order.payeeEmail)}</dd></div>
<div><dt>${escapeHtml(words.what)}</dt><dd>${escapeHtml(order.description)}</dd></div>
<div class="sum"><dt>${escapeHtml(words.amount)}</dt><dd>${escapeHtml(amount)}</dd></div></dl>
${
  order.status === 'CREATED'
    ? `<form method="post">${button('pay')}${button('decline')}${button('cancel')}</form>`
    : `<p class="notice">${escapeHtml(words.decided)}</p><form method="post">${button('cancel')}</form>`
}`,
  })
}

/** The organiser's view of orders whose money was or may be captured. */
export function presentPaymentOrder(order: PaymentOrder, stillRegistered: boolean): PaymentOrderReply {
  return {
    id: order.id,
    status: paidOrderStatuses.find((status) => status === order.status) ?? 'RESERVED',
    payerFullname: order.payerFullname,
    payerEmail: order.payerEmail,
    teamPartnerRegistration: order.pair,
    amount: priceText(order.amountCents),
    createdAt: order.createdAt.toISOString(),
    refundReason: refundReasons.find((reason) => reason === order.reason) ?? null,
    refundRefused: order.refundRefused,
    stillRegistered,
    provider: order.provider,
  }
}
