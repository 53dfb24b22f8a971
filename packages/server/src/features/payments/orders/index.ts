export { purchaseOfBrowser } from './capture-order.ts'
export { orderCookie, orderKeyOf } from './return-from-provider.ts'
