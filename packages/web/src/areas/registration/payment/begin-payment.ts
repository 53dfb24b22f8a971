import type { RegistrationBody } from '../../../features/registration/registration-input.ts'
import { call } from '../../../lib/http.ts'
import { readStorage, writeStorage } from '../../../lib/storage.ts'
import { orderCalls } from './ask-outcome.ts'

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
