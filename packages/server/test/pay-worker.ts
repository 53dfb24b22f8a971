import { registrationInput } from '@running-dinner/contract'
import { asAuthorized, dinnerStore } from '../src/features/events/dinner-record/index.ts'
import { captureOrder } from '../src/features/payments/orders/capture-order.ts'
import { placeOrder } from '../src/features/payments/orders/place-order.ts'
import { paypalProvider } from '../src/features/payments/providers/paypal-provider.ts'
import { readConfig } from '../src/platform/config.ts'
import { connectDatabase } from '../src/platform/db/database.ts'
import { createPubSub } from '../src/platform/db/pub-sub.ts'
import { createMetrics } from '../src/platform/metrics/metrics.ts'
import { createWorkerPool } from '../src/platform/workers/worker-pool.ts'
import { laneOf } from '../src/worker-tasks.ts'
import { confirmingFirst } from './confirming-first.ts'
import { silentLog } from './test-log.ts'

/** A process in which one guest orders and returns from the provider; tests kill it. */
const { DATABASE_URL = '', PAYPAL_BASE_URL = '', PROVIDER = 'real', NOW = '' } = process.env
const { paypal } = readConfig({
  PAYPAL_BASE_URL,
  PAYPAL_CLIENT_ID: 'client-of-tests',
  PAYPAL_CLIENT_SECRET: 'secret-of-tests',
})
const connection = connectDatabase(DATABASE_URL, { max: 2 })
const clock = { now: () => new Date(NOW) }
const real = paypalProvider({ clock }, paypal ?? raise('PayPal is not configured'))
const broken = confirmingFirst(real)
const ctx = {
  db: connection.db,
  config: readConfig({ NODE_ENV: 'test', DATA_DIR: '/tmp/rd-test-data' }),
  clock,
  log: silentLog,
  metrics: createMetrics(connection.pool),
  workers: createWorkerPool(laneOf),
  pubSub: createPubSub(DATABASE_URL, () => undefined),
  newSeed: () => 42,
  baseUrl: () => 'http://localhost:8080',
  provider: PROVIDER === 'real' ? real : broken.provider,
}

process.on('message', async ({ dinnerId, input }: { dinnerId: string; input: object }) => {
  const dinner = asAuthorized((await dinnerStore.byId(ctx.db, dinnerId)) ?? raise('no such event'))
  const { paypalOrderId: token, orderSecret } = await placeOrder(ctx, dinner, registrationInput.parse(input))
  process.send?.({ token, orderSecret })
  await captureOrder(ctx, dinner, { token, orderSecret })
  await broken.take()
  process.send?.('done', () => process.exit(0))
})
process.send?.('ready')

function raise(message: string): never {
  throw new Error(message)
}
