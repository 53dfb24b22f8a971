import type { orderRoutes } from '@running-dinner/contract/people'
import type { ReplyOf } from '@running-dinner/contract/route'
import { orderCalls } from '../../../features/people/registration/registration.api.ts'
import type { RegistrationBody } from '../../../features/people/registration/registration-values.ts'
import { toApiError } from '../../../lib/api-error.ts'
import { call } from '../../../lib/http.ts'
import { readStorage, writeStorage } from '../../../lib/storage.ts'

export type Captured = ReplyOf<typeof orderRoutes.captureOrder>

const pauseMs = 2_000
const patienceMs = 60_000

interface Question {
  publicId: string
  token: string
  orderSecret: string
  signal: AbortSignal
}

/**
 * Asks until it is known what became of the payment, for a minute; then it is still processing. A line that breaks or a server
 * that is not there says nothing about the money, so it is asked again too.
 */
export async function askOutcome({ publicId, token, orderSecret, signal }: Question): Promise<Captured> {
  const until = performance.now() + patienceMs
  let last: unknown
  while (!signal.aborted && performance.now() < until) {
    try {
      const body = { token, orderSecret }
      const captured = await call(orderCalls.captureOrder, { params: { publicId }, body, signal })
      if (captured.outcome !== 'PROCESSING') return captured
      last = undefined
    } catch (error) {
      const { status } = toApiError(error)
      if (signal.aborted || (status < 500 && status !== 429)) throw error
      last = error
    }
    await pause(signal)
  }
  if (last !== undefined) throw last
  return { outcome: 'PROCESSING', summary: null, redirectAfterPurchaseLink: '' }
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = window.setTimeout(done, pauseMs)
    signal.addEventListener('abort', () => {
      window.clearTimeout(timer)
      done()
    })
  })
}

/** Places the order and navigates to the provider. A failed call throws `ApiError`; then there is no order. */
export async function beginPayment(publicId: string, registration: RegistrationBody): Promise<void> {
  const order = await call(orderCalls.order, { params: { publicId }, body: registration })
  rememberOrder(order.paypalOrderId, order.orderSecret)
  window.location.assign(order.approveLink.href)
}

const keyOf = (token: string) => `payment/${token}`

/** Gone with the tab: only the browser that ordered may finish or undo it. */
function rememberOrder(token: string, orderSecret: string): void {
  writeStorage('session', keyOf(token), orderSecret)
}

export function orderSecretOf(token: string): string | undefined {
  return readStorage('session', keyOf(token)) ?? undefined
}
