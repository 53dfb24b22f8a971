import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import { askOutside, type OutsideAnswer } from '../../../platform/http/ask-outside.ts'
import { ProviderUnavailableError } from './payment-provider.ts'
import { paypalToken } from './paypal-token.ts'

interface PaypalCall {
  path: string
  /** GET if absent. */
  body?: string | Buffer
  /** PayPal's idempotency key. */
  requestId?: string
}

/** Captures may take long; the guest sees a waiting page meanwhile. */
const patienceMs = 10_000

/** Calls PayPal's API with the configured account. Statuses 5xx, 401, 408, 409 and 429 count as no answer. */
export function paypalCalls(clock: Clock, config: NonNullable<Config['paypal']>) {
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
    let answer = await ask(call)
    if (answer.status === 401) {
      token.forget()
      answer = await ask(call)
    }
    const isAnswer = answer.status < 500 && ![401, 408, 409, 429].includes(answer.status)
    if (!isAnswer) throw new ProviderUnavailableError(`status ${answer.status}`)
    return answer
  }
}
