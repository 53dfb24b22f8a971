import { amountInCents, priceText } from '@running-dinner/domain/people'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { askOutside, type OutsideAnswer } from '../../../platform/http/ask-outside.ts'
import {
  type NewProviderOrder,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderOrder,
  ProviderUnavailableError,
  type ReceivedEvent,
} from './payment-provider.ts'

const money = z.object({ currency_code: z.string(), value: z.string() })
const capture = z.object({ id: z.string(), status: z.string(), amount: money })
const order = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        amount: money.optional(),
        payee: z.object({ email_address: z.string().optional() }).optional(),
        payments: z.object({ captures: z.array(capture).optional() }).optional(),
      }),
    )
    .default([]),
  links: z.array(z.object({ href: z.string(), rel: z.string() })).default([]),
})
type Order = z.output<typeof order>

/** An undocumented shape says nothing about the money, so it counts as no answer. */
function readOrder(body: Buffer): ProviderOrder {
  const paypalOrder = parsed(body)
  const [unit] = paypalOrder.purchase_units
  const [capture] = unit?.payments?.captures ?? []
  return {
    id: paypalOrder.id,
    orderId: unit?.custom_id ?? '',
    state: stateOf(paypalOrder.status, capture?.status),
    amountCents: centsOf(unit?.amount),
    currency: unit?.amount?.currency_code ?? '',
    payeeEmail: unit?.payee?.email_address ?? '',
    capture: capture && {
      id: capture.id,
      amountCents: centsOf(capture.amount),
      currency: capture.amount.currency_code,
      refunded: capture.status === 'REFUNDED',
    },
  }
}

/** Where the guest approves the payment. Only http(s) addresses are accepted, since the guest is redirected there. */
function readApproveLink(body: Buffer): { id: string; approveLink: string } {
  const { id, links } = parsed(body)
  const href = links.find(({ rel }) => rel === 'approve' || rel === 'payer-action')?.href ?? ''
  if (!/^https?:\/\//.test(href)) throw new ProviderUnavailableError('no way to approve')
  return { id, approveLink: href }
}

function parsed(body: Buffer): Order {
  const { success, data } = order.safeParse(jsonOf(body))
  if (!success) throw new ProviderUnavailableError('unreadable')
  return data
}

function stateOf(status: string, captureStatus: string | undefined): ProviderOrder['state'] {
  if (captureStatus === 'PENDING') return 'PENDING'
  if (captureStatus === 'DECLINED' || captureStatus === 'FAILED') return 'DECLINED'
  if (captureStatus !== undefined || status === 'COMPLETED') return 'COMPLETED'
  if (status === 'APPROVED') return 'APPROVED'
  return status === 'VOIDED' ? 'GONE' : 'CREATED'
}

function centsOf(amount: z.output<typeof money> | undefined): number {
  return amountInCents(amount?.value) ?? 0
}

const problem = z.object({ details: z.array(z.object({ issue: z.string() })).default([]) })

/** PayPal's codes for why it refused a call. */
function paypalProblems(body: Buffer): string[] {
  return (problem.safeParse(jsonOf(body)).data?.details ?? []).map(({ issue }) => issue)
}

const paypalAnswer = z.object({ status: z.enum(['COMPLETED', 'PENDING', 'FAILED', 'CANCELLED']) })

function refundOutcome({ status, body }: OutsideAnswer): Awaited<ReturnType<PaymentProvider['refund']>> {
  if (status >= 300) return paypalProblems(body).includes('CAPTURE_FULLY_REFUNDED') ? 'REFUNDED' : 'REFUSED'
  const { data } = paypalAnswer.safeParse(jsonOf(body))
  if (data?.status === 'COMPLETED') return 'REFUNDED'
  return data?.status === 'FAILED' || data?.status === 'CANCELLED' ? 'REFUSED' : 'PENDING'
}

/** Undefined if the body is not JSON. */
function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

const tokenReply = z.object({ access_token: z.string().min(1), expires_in: z.number() })

/** One token for all calls, renewed a minute before it runs out; `forget` after PayPal refused it. */
function paypalToken(clock: Clock, { baseUrl, clientId, clientSecret }: NonNullable<Config['paypal']>) {
  let cachedToken: { token: string; until: number } | undefined
  return {
    async get(): Promise<string> {
      if (cachedToken && clock.now().getTime() < cachedToken.until) return cachedToken.token
      const { status, body } = await askOutside(
        `${baseUrl}/v1/oauth2/token`,
        {
          authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'application/json',
        },
        5_000,
        'grant_type=client_credentials',
      ).catch(() => {
        throw new ProviderUnavailableError('no answer')
      })
      const parsedToken = status === 200 ? tokenReply.safeParse(jsonOf(body)) : undefined
      if (!parsedToken?.success) throw new ProviderUnavailableError('no token')
      const { access_token: token, expires_in: seconds } = parsedToken.data
      cachedToken = { token, until: clock.now().getTime() + (seconds - 60) * 1_000 }
      return token
    },
    forget(): void {
      cachedToken = undefined
    },
  }
}

const event = z.object({
  id: z.string().min(1).max(255),
  resource_type: z.string().optional(),
  resource: z.object({
    id: z.string().optional(),
    supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().optional() }).optional() }).optional(),
  }),
})
const verdict = z.object({ verification_status: z.string() })

/** Older messages may be replays. Nothing is lost: open orders are polled every minute. */
const toleranceMs = 300_000

/**
 * PayPal verifies the signature over the raw bytes, so they are forwarded unparsed. Without the webhook's id nothing can be
 * verified and every message is refused.
 */
async function verifyPaypalEvent(
  clock: Clock,
  call: (question: { path: string; body: Buffer }) => Promise<OutsideAnswer>,
  webhookId: string | undefined,
  { headers, body }: ReceivedEvent,
): Promise<ProviderEvent | undefined> {
  const header = (name: string) => (typeof headers[name] === 'string' ? headers[name] : '')
  const sentAt = Date.parse(header('paypal-transmission-time'))
  const parsedEvent = event.safeParse(jsonOf(body))
  const isRecent = Math.abs(clock.now().getTime() - sentAt) <= toleranceMs
  if (webhookId === undefined || !isRecent || !parsedEvent.success) return undefined
  const proof = {
    auth_algo: header('paypal-auth-algo'),
    cert_url: header('paypal-cert-url'),
    transmission_id: header('paypal-transmission-id'),
    transmission_sig: header('paypal-transmission-sig'),
    transmission_time: header('paypal-transmission-time'),
    webhook_id: webhookId,
  }
  if (Object.values(proof).includes('')) return undefined
  const start = `${JSON.stringify(proof).slice(0, -1)},"webhook_event":`
  const question = Buffer.concat([Buffer.from(start), body, Buffer.from('}')])
  const reply = await call({ path: '/v1/notifications/verify-webhook-signature', body: question })
  const isProven = reply.status === 200 && verdict.safeParse(jsonOf(reply.body)).data?.verification_status === 'SUCCESS'
  return isProven ? { id: parsedEvent.data.id, providerOrderId: orderOf(parsedEvent.data) } : undefined
}

/** Order messages carry the order's id themselves, capture messages among their related ids. */
function orderOf({ resource_type, resource }: z.output<typeof event>): string {
  const related = resource.supplementary_data?.related_ids?.order_id
  return related ?? (resource_type === 'checkout-order' ? resource.id : undefined) ?? ''
}

interface PaypalCall {
  path: string
  /** GET if absent. */
  body?: string | Buffer
  /** PayPal's idempotency key. */
  requestId?: string
}

/** Captures may take long; the guest sees a waiting page meanwhile. */
const patienceMs = 8_000

/** Calls PayPal's API with the configured account. Statuses 5xx, 401, 408, 409 and 429 count as no answer. */
function paypalCalls(clock: Clock, config: NonNullable<Config['paypal']>) {
  const token = paypalToken(clock, config)
  const ask = async ({ path, body, requestId }: PaypalCall): Promise<OutsideAnswer> => {
    const headers = {
      authorization: `Bearer ${await token.get()}`,
      'content-type': 'application/json',
      accept: 'application/json',
      prefer: 'return=representation',
      ...(requestId === undefined ? {} : { 'paypal-request-id': requestId }),
    }
    return askOutside(config.baseUrl + path, headers, patienceMs, body).catch(() => {
      throw new ProviderUnavailableError('no answer')
    })
  }
  return async (call: PaypalCall): Promise<OutsideAnswer> => {
    let reply = await ask(call)
    if (reply.status === 401) {
      token.forget()
      reply = await ask(call)
    }
    const isAnswer = reply.status < 500 && ![401, 408, 409, 429].includes(reply.status)
    if (!isAnswer) throw new ProviderUnavailableError(`status ${reply.status}`)
    return reply
  }
}

/** PayPal Checkout, Orders API version 2. */
export function paypalProvider(ctx: Pick<Ctx, 'clock'>, config: NonNullable<Config['paypal']>): PaymentProvider {
  const call = paypalCalls(ctx.clock, config)
  const find: PaymentProvider['find'] = async (id) => {
    const { status, body } = await call({ path: orderPath(id) })
    if (status === 404) return undefined
    if (status !== 200) throw new ProviderUnavailableError(`status ${status}`)
    return readOrder(body)
  }
  return {
    name: 'PAYPAL',
    async create(order) {
      const body = JSON.stringify(newOrder(order))
      const reply = await call({ path: '/v2/checkout/orders', body, requestId: order.orderId })
      if (reply.status >= 300) throw new ProviderUnavailableError(`status ${reply.status}`)
      return readApproveLink(reply.body)
    },
    find,
    async capture(id, key) {
      const { status, body } = await call({ path: `${orderPath(id)}/capture`, body: '{}', requestId: key })
      if (status < 300) return readOrder(body)
      const order = await find(id)
      if (!order) throw new ProviderUnavailableError('unknown order')
      // The guest had approved but the capture was refused: this account cannot pay.
      return order.state === 'APPROVED' && paypalProblems(body).length > 0 ? { ...order, state: 'DECLINED' } : order
    },
    async refund(captureId, key) {
      const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`
      return refundOutcome(await call({ path, body: '{}', requestId: key }))
    },
    verifyEvent: (event) => verifyPaypalEvent(ctx.clock, call, config.webhookId, event),
  }
}

function orderPath(id: string): string {
  return `/v2/checkout/orders/${encodeURIComponent(id)}`
}

function newOrder(order: NewProviderOrder): object {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: order.orderId,
        description: order.description,
        amount: { currency_code: 'EUR', value: priceText(order.amountCents) },
        payee: { email_address: order.payeeEmail },
      },
    ],
    application_context: {
      brand_name: order.brandName,
      locale: order.languageCode === 'de' ? 'de-DE' : 'en-GB',
      landing_page: 'BILLING',
      shipping_preference: 'NO_SHIPPING',
      user_action: 'PAY_NOW',
      return_url: order.returnUrl,
      cancel_url: order.cancelUrl,
    },
  }
}
