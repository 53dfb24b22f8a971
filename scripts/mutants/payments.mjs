// Money is taken for a place only, once, and in the amount that was ordered: docs/rules/payments/payment.md#an-order
const orders = 'packages/server/src/features/payments/orders'
const faults = `${orders}/payment-faults.test.ts`
const payments = `${orders}/payments.test.ts`

const payingPages = 'packages/server/src/features/guests/registration-form/paying-pages.test.ts'

export default [
  {
    file: 'packages/server/src/features/guests/registration-form/paying-pages.routes.ts',
    tests: [`${payingPages} > shows the browser that paid`],
    mutants: [
      {
        defence: 'the page after paying is for the browser that paid',
        from: "void reply.header('set-cookie', orderCookie(ctx, finishedPage, key))",
        to: '',
      },
    ],
  },
  {
    file: `${orders}/capture-order.ts`,
    tests: [`${payingPages} > shows nothing of an order that is not paid`],
    mutants: [
      {
        defence: 'the page after paying shows paid orders only',
        from: "order?.status === 'PAID' ? purchaseOf",
        to: 'order ? purchaseOf',
      },
    ],
  },
  {
    file: `${orders}/settle-order.ts`,
    tests: [faults],
    mutants: [
      {
        defence: 'a paid registration never waits',
        from: "if (summary.waitingList) refuse('payment_without_place')",
        to: '',
        tests: [`${faults} > gives no place without money: after the last place is gone`],
      },
      {
        defence: 'another amount than ordered is not captured',
        from: "if (!matchesOrder(providerOrder, order)) return voidOrder(ctx, order, 'WRONG_AMOUNT')",
        to: '',
        tests: [`${faults} > gives no place without money: an order whose price was lowered`],
      },
      {
        defence: 'another amount that was captured is returned',
        from: "if (!isPaid(providerOrder, order)) return refundLostPlace(sender, tx, dinner, capturedOrder, 'WRONG_AMOUNT')",
        to: '',
        tests: [`${faults} > gives no place and refunds when the money is`],
      },
      {
        defence: 'money in another currency pays nothing',
        from: " && capture.currency === 'EUR'",
        to: '',
        tests: [`${faults} > gives no place and refunds when the money is other currency`],
      },
      {
        defence: 'nothing is captured once the place is not held any more',
        from: 'if (!order.reservedUntil || ctx.clock.now() >= order.reservedUntil) return order',
        to: '',
        tests: [`${faults} > captures nothing after the hold`],
      },
      {
        defence: 'all captures of an order have one key',
        from: 'ctx.provider.capture(id, `${order.id}-capture`)',
        to: 'ctx.provider.capture(id, crypto.randomUUID())',
        tests: [`${orders}/broken-defences.proof.ts > eight processes settling one order with one key`],
      },
    ],
  },
  {
    file: `${orders}/payment-order.ts`,
    tests: [`${faults} > gives no place and refunds when the money is`],
    mutants: [
      {
        defence: 'an order in another currency is not captured',
        from: "    providerOrder.currency === 'EUR' &&\n",
        to: '',
        tests: [`${faults} > gives no place without money: an order whose currency was changed`],
      },
      {
        defence: 'money for another payee pays nothing',
        from: 'providerOrder.payeeEmail.toLowerCase() === order.recipientEmail.toLowerCase()',
        to: 'true',
      },
    ],
  },
  {
    file: `${orders}/refund-order.ts`,
    tests: [`${payments} > refuses to refund an order of another event`],
    mutants: [
      {
        defence: 'orders of other events are not refunded',
        from: 'if (order?.dinnerId !== dinner.id) throw notFound()',
        to: 'if (!order) throw notFound()',
      },
      { defence: 'what was not paid is not refunded', from: "order.status !== 'PAID' || ", to: '' },
    ],
  },
]
