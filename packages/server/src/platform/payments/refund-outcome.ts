import { z } from 'zod'
import type { OutsideAnswer } from '../http/ask-outside.ts'
import { jsonOf } from './json-of.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { paypalProblems } from './paypal-problem.ts'

const answer = z.object({ status: z.enum(['COMPLETED', 'PENDING', 'FAILED', 'CANCELLED']) })

export function refundOutcome({ status, body }: OutsideAnswer): Awaited<ReturnType<PaymentProvider['refund']>> {
  if (status >= 300) return paypalProblems(body).includes('CAPTURE_FULLY_REFUNDED') ? 'REFUNDED' : 'REFUSED'
  const { data } = answer.safeParse(jsonOf(body))
  if (data?.status === 'COMPLETED') return 'REFUNDED'
  return data?.status === 'FAILED' || data?.status === 'CANCELLED' ? 'REFUSED' : 'PENDING'
}
