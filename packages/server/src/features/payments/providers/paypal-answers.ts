import { amountInCents } from '@running-dinner/domain/people'
import { z } from 'zod'
import type { OutsideAnswer } from '../../../platform/http/ask-outside.ts'
import { type PaymentProvider, type ProviderOrder, ProviderUnavailableError } from './payment-provider.ts'

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
export function readOrder(body: Buffer): ProviderOrder {
  const answered = parsed(body)
  const [unit] = answered.purchase_units
  const [taken] = unit?.payments?.captures ?? []
  return {
    id: answered.id,
    orderId: unit?.custom_id ?? '',
    state: stateOf(answered.status, taken?.status),
    amountCents: centsOf(unit?.amount),
    currency: unit?.amount?.currency_code ?? '',
    payeeEmail: unit?.payee?.email_address ?? '',
    capture: taken && {
      id: taken.id,
      amountCents: centsOf(taken.amount),
      currency: taken.amount.currency_code,
      refunded: taken.status === 'REFUNDED',
    },
  }
}

/** Where the guest approves the payment. Only http(s) addresses are accepted, since the guest is redirected there. */
export function readApproveLink(body: Buffer): { id: string; approveLink: string } {
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
export function paypalProblems(body: Buffer): string[] {
  return (problem.safeParse(jsonOf(body)).data?.details ?? []).map(({ issue }) => issue)
}

const answer = z.object({ status: z.enum(['COMPLETED', 'PENDING', 'FAILED', 'CANCELLED']) })

export function refundOutcome({ status, body }: OutsideAnswer): Awaited<ReturnType<PaymentProvider['refund']>> {
  if (status >= 300) return paypalProblems(body).includes('CAPTURE_FULLY_REFUNDED') ? 'REFUNDED' : 'REFUSED'
  const { data } = answer.safeParse(jsonOf(body))
  if (data?.status === 'COMPLETED') return 'REFUNDED'
  return data?.status === 'FAILED' || data?.status === 'CANCELLED' ? 'REFUSED' : 'PENDING'
}

/** Undefined if the body is not JSON. */
export function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
