import { orderRoutes, type RefusedForm, registrationRoutes } from '@running-dinner/contract'
import type { Language } from '@running-dinner/domain'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import { registration as english, payments as paymentsEn } from '@running-dinner/phrases/english'
import { registration as german, payments as paymentsDe } from '@running-dinner/phrases/german'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '../../../platform/ctx.ts'
import { escapeHtml } from '../../../platform/html/text-to-html.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { type SendRefused, sendPrivatePage } from '../../../platform/http/pages.ts'
import { plainPage } from '../../../platform/http/plain-page.ts'
import { badRequest, Problem, refuse } from '../../../platform/http/problems.ts'
import { readFormFields } from '../../../platform/http/request-bodies.ts'
import { callerLanguage, readerOf } from '../../issue-wording.ts'
import { orderCookie, orderKeyOf } from '../../payments/orders/index.ts'

const words = {
  de: { ...german, return: paymentsDe.return, plain: paymentsDe.plain },
  en: { ...english, return: paymentsEn.return, plain: paymentsEn.plain },
}
type Words = (typeof words)['de']

/** Asks to pay for a registration that was checked: nothing is stored before the button is pressed. */
export async function sendReview(
  request: FastifyRequest,
  reply: FastifyReply,
  validate: Handler,
  fields: URLSearchParams,
): Promise<FastifyReply> {
  const summary = registrationRoutes.validate.reply.parse(await validate.answer(request, reply))
  const { registrationPaymentSummary: payment, teamPartnerWishRegistrationData: second } = summary
  // Free since a moment ago.
  if (!payment) refuse('payment_not_possible')
  const names = [summary.fullname, ...(second ? [`${second.firstnamePart} ${second.lastname}`] : [])]
  return sendWords(request, reply, ({ review, you, plain }, language) => {
    const euro = (price: string) =>
      new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(Number(price))
    const each = second ? ` (${fillPhrase(review.pricePair, { price: euro(payment.pricePerRegistration) })})` : ''
    const payee = [payment.organiserName, payment.organiserAddress].filter((part) => part !== '').join(', ')
    const sent = [...fields].map(([name, value]) => hidden(name, value)).join('')
    return {
      title: review.title,
      content: `<p>${plain.review}</p><dl>${[
        fact(names.join(', '), summary.streetWithNr, summary.zipWithCity),
        fact(you.email, summary.email),
        fact(review.paidTo, payee),
      ].join('')}<div class="sum"><dt>${review.price}${each}</dt><dd>${euro(payment.totalPrice)}</dd></div></dl>
<form method="post">${sent}<button name="act" value="pay" class="main">${review.pay}</button><button name="act" value="change">${review.change}</button></form>`,
    }
  })
}

/**
 * Orders, and leads on to the provider. Pages may send forms to this server only, which also holds for where it redirects them, so
 * the browser goes on by itself or by a link.
 */
export async function sendWayToPay(
  request: FastifyRequest,
  reply: FastifyReply,
  order: Handler,
): Promise<FastifyReply> {
  const { approveLink } = orderRoutes.order.reply.parse(await order.answer(request, reply))
  const { href } = new URL(approveLink.href)
  void reply.header('refresh', `0; url=${href}`)
  return sendWords(request, reply, ({ plain }) => ({
    title: plain.toProviderTitle,
    content: `<p><a href="${escapeHtml(href)}">${plain.toProvider}</a></p>`,
  }))
}

type Outcome = Exclude<keyof Words['return'] & Uppercase<string>, 'WORKING'>

interface ReturnProps {
  ctx: Pick<Ctx, 'baseUrl'>
  capture: Handler
  giveUp: Handler
  sendRefused: SendRefused<RefusedForm>
  /** Of the registration's form. */
  page: string
}

/** Back from the provider: takes the money, or gives the form back. The cookie of the order shows that this browser began it. */
export async function answerReturn(
  request: FastifyRequest,
  reply: FastifyReply,
  fields: URLSearchParams,
  { ctx, capture, giveUp, sendRefused, page }: ReturnProps,
): Promise<FastifyReply> {
  const { act = '', token = '' } = readFormFields(fields, ['act', 'token'])
  if (act !== 'finish' && act !== 'giveUp') throw badRequest()
  const send = (outcome: Outcome, reasons: Problem['issues'] = []) =>
    sendWords(request, reply, ({ return: texts }, language) => {
      const button = (next: string, label: string) =>
        `<form method="post" action="${escapeHtml(page)}">${hidden('act', next)}${hidden('token', token)}<button class="main">${label}</button></form>`
      const said = reasons.map(({ message, data }) => fillPhrase(phrases[language].issues[message], data ?? {}))
      return {
        title: texts[outcome].title,
        content: [
          `<div class="notice" role="alert">${[...said, texts[outcome].text].map((text) => `<p>${escapeHtml(text)}</p>`).join('')}</div>`,
          outcome === 'LATER' || outcome === 'FAILED' ? button(act, texts.again) : '',
          outcome === 'NOT_PAID' || outcome === 'REFUSED' ? button('giveUp', texts.toForm) : '',
          `<p><a href="${escapeHtml(page.replace(/\/registration$/, ''))}">${texts.toEvent}</a></p>`,
        ].join(''),
      }
    })
  request.errorPage = ({ status, issues }) =>
    status === 406 ? send('REFUSED', issues) : send(status === 404 ? 'LOST' : 'FAILED')
  const key = orderKeyOf(request, token)
  request.body = key
  if (act === 'giveUp') {
    const values = await registrationOf(request, reply, giveUp)
    if (values) return (await sendRefused(request, reply, { values, issues: [] })) ?? reply.redirect(page, 303)
  }
  const { outcome } = orderRoutes.captureOrder.reply.parse(await capture.answer(request, reply))
  if (outcome === 'PAID') {
    const finishedPage = `${page}-finished`
    void reply.header('set-cookie', orderCookie(ctx, finishedPage, key))
    return reply.redirect(`${finishedPage}?order=${token}`, 303)
  }
  return send(outcome === 'PROCESSING' ? 'LATER' : outcome)
}

/** Undefined: it was paid already, or is being paid. */
async function registrationOf(request: FastifyRequest, reply: FastifyReply, giveUp: Handler) {
  try {
    return orderRoutes.cancelOrder.reply.parse(await giveUp.answer(request, reply)).registration
  } catch (error) {
    if (error instanceof Problem && error.status === 406) return undefined
    throw error
  }
}

/** Names are those of the page's fields. */
function hidden(name: string, value: string): string {
  return `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`
}

function fact(term: string, ...lines: string[]): string {
  return `<div><dt>${escapeHtml(term)}</dt><dd>${lines.map(escapeHtml).join('<br>')}</dd></div>`
}

function sendWords(
  request: FastifyRequest,
  reply: FastifyReply,
  page: (words: Words, language: Language) => { title: string; content: string },
): FastifyReply {
  const language = callerLanguage(readerOf(request))
  return sendPrivatePage(reply, (nonce) =>
    plainPage({ language, nonce, label: 'Running Dinner', ...page(words[language], language) }),
  )
}
