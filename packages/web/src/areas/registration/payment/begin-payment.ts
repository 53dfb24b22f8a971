import type { RegistrationBody } from '../../../features/registration/registration-input.ts'
import { call } from '../../../lib/http.ts'
import { orderCalls } from './order-calls.ts'
import { rememberOrder } from './order-key-storage.ts'

/** Orders, and goes on to the provider; throws `ApiError` as any call, and then nothing was ordered. */
export async function beginPayment(publicId: string, registration: RegistrationBody): Promise<void> {
  const order = await call(orderCalls.order, { params: { publicId }, body: registration })
  rememberOrder(order.paypalOrderId, order.orderSecret)
  window.location.assign(order.approveLink.href)
}
