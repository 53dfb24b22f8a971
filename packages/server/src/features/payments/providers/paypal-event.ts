import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { OutsideAnswer } from '../../../platform/http/ask-outside.ts'
import type { ProviderEvent, ReceivedEvent } from './payment-provider.ts'
import { jsonOf } from './paypal-answers.ts'

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
export async function verifyPaypalEvent(
  clock: Clock,
  call: (question: { path: string; body: Buffer }) => Promise<OutsideAnswer>,
  webhookId: string | undefined,
  { headers, body }: ReceivedEvent,
): Promise<ProviderEvent | undefined> {
  const header = (name: string) => (typeof headers[name] === 'string' ? headers[name] : '')
  const sentAt = Date.parse(header('paypal-transmission-time'))
  const read = event.safeParse(jsonOf(body))
  const isRecent = Math.abs(clock.now().getTime() - sentAt) <= toleranceMs
  if (webhookId === undefined || !isRecent || !read.success) return undefined
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
  const answer = await call({ path: '/v1/notifications/verify-webhook-signature', body: question })
  const isProven =
    answer.status === 200 && verdict.safeParse(jsonOf(answer.body)).data?.verification_status === 'SUCCESS'
  return isProven ? { id: read.data.id, providerOrderId: orderOf(read.data) } : undefined
}

/** Order messages carry the order's id themselves, capture messages among their related ids. */
function orderOf({ resource_type, resource }: z.output<typeof event>): string {
  const related = resource.supplementary_data?.related_ids?.order_id
  return related ?? (resource_type === 'checkout-order' ? resource.id : undefined) ?? ''
}
