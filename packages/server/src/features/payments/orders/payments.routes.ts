import { orderRoutes, paymentRoutes } from '@running-dinner/contract'
import { priceText } from '@running-dinner/domain/people'
import type { Ctx } from '../../../platform/ctx.ts'
import { type Handler, handler, idOf } from '../../../platform/http/handler.ts'
import { requireDinner } from '../../events/dinner-record/index.ts'
import { requirePublicDinner, requireRegisteredDinner } from '../../people/registration/index.ts'
import {
  createPaymentOptions,
  insecureLinks,
  paymentOptionsStore,
  presentPaymentOptions,
  updatePaymentOptions,
} from '../options/index.ts'
import { createPaymentProvider } from '../providers/index.ts'
import { captureForScript, captureOrder } from './capture-order.ts'
import { presentPaymentOrder } from './payment-order.present.ts'
import { paymentOrderStore } from './payment-order.store.ts'
import { placeOrder } from './place-order.ts'
import { refundOrder } from './refund-order.ts'
import { isFromScript, orderCookie, orderKeyOf, returnLinks, withToken } from './return-from-provider.ts'
import { cancelOrder, removePaymentOptions } from './void-order.ts'

export function paymentHandlers(ctx: Ctx): Handler[] {
  const organiser = requireDinner(ctx)
  const guest = requirePublicDinner(ctx)
  const registered = requireRegisteredDinner(ctx)
  const paying = { ...ctx, provider: createPaymentProvider(ctx) }
  const links = insecureLinks(ctx.config.production)
  const { name } = paying.provider
  return [
    handler(paymentRoutes.get, organiser, async (_call, dinner) => {
      const options = await paymentOptionsStore.of(ctx.db, dinner)
      return options ? presentPaymentOptions(dinner, options, name) : null
    }),
    handler(paymentRoutes.overview, organiser, async (_call, dinner) =>
      presentPaymentOptions(dinner, await paymentOptionsStore.of(ctx.db, dinner), name),
    ),
    handler(
      paymentRoutes.create,
      organiser,
      async ({ body }, dinner) => presentPaymentOptions(dinner, await createPaymentOptions(ctx, dinner, body), name),
      links,
    ),
    handler(
      paymentRoutes.update,
      organiser,
      async ({ params, body }, dinner) => {
        const id = idOf(params, 'paymentOptionsId')
        return presentPaymentOptions(dinner, await updatePaymentOptions(ctx, dinner, id, body), name)
      },
      links,
    ),
    handler(paymentRoutes.remove, organiser, async ({ params }, dinner) =>
      removePaymentOptions(ctx, dinner, idOf(params, 'paymentOptionsId')),
    ),
    handler(paymentRoutes.orders, organiser, async (_call, dinner) => {
      const orders = await paymentOrderStore.withMoney(ctx.db, dinner)
      const paid = orders.filter(({ status }) => status === 'PAID')
      return {
        orders: orders.map((order) => presentPaymentOrder(order, order.stillRegistered)),
        totalPaid: priceText(paid.reduce((sum, { amountCents }) => sum + amountCents, 0)),
      }
    }),
    handler(paymentRoutes.refund, organiser, async ({ params }, dinner) =>
      refundOrder(paying, dinner, idOf(params, 'orderId')),
    ),
    handler(orderRoutes.order, guest, async ({ body, request, reply }, dinner) => {
      const placed = await placeOrder(paying, dinner, body)
      const { paypalOrderId: token, orderSecret } = placed
      void reply.header('set-cookie', orderCookie(ctx, request.originalUrl, { token, orderSecret }))
      return placed
    }),
    handler(orderRoutes.returnFromProvider, registered, async ({ query, request, reply }, dinner) =>
      isFromScript(request)
        ? captureForScript(paying, dinner, orderKeyOf(request, query.token))
        : reply.redirect(withToken(returnLinks(ctx, dinner).returnUrl, query.token), 303),
    ),
    handler(orderRoutes.giveUpAtProvider, registered, async ({ query, request, reply }, dinner) =>
      isFromScript(request)
        ? (await cancelOrder(paying, dinner, orderKeyOf(request, query.token))).registration
        : reply.redirect(withToken(returnLinks(ctx, dinner).cancelUrl, query.token), 303),
    ),
    handler(orderRoutes.captureOrder, registered, async ({ body }, dinner) => captureOrder(paying, dinner, body)),
    handler(orderRoutes.cancelOrder, registered, async ({ body }, dinner) => cancelOrder(paying, dinner, body)),
  ]
}
