import { createHash, createHmac, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type FakeServer, fakeServer } from './fake-server.ts'

/** Faults of a call: lost on the way there, or carried out with the reply lost. */
export type PaypalFault =
  | 'lost'
  | 'done but lost'
  | 'done but 500'
  | 'declined'
  | 'pending'
  | 'other amount'
  | 'other currency'
  | 'other payee'
type Operation = 'token' | 'create' | 'get' | 'capture' | 'refund' | 'verify'

interface FakeOrder {
  id: string
  status: 'CREATED' | 'APPROVED' | 'COMPLETED'
  unit: { custom_id: string; amount: { currency_code: string; value: string }; payee: { email_address: string } }
  context: Record<string, string>
  captures: FakeCapture[]
}

interface FakeCapture {
  id: string
  status: 'COMPLETED' | 'DECLINED' | 'PENDING' | 'REFUNDED'
  amount: { currency_code: string; value: string }
}

export interface FakePaypal extends FakeServer {
  config: { baseUrl: string; clientId: string; clientSecret: string; webhookId: string }
  orders: Map<string, FakeOrder>
  /** Faults of the next calls of an operation, in turn. */
  faults: { operation: Operation; fault: PaypalFault }[]
  /** Called before each effect; may kill the caller. */
  onCall: (operation: Operation) => void | Promise<void>
  approve(id: string): void
  /** Captures of our order that were not refunded. */
  taken(orderId: string): number
  capturesOf(orderId: string): FakeCapture[]
  event(
    orderId: string,
    changes?: { id?: string; sentAt?: Date; type?: string },
  ): { headers: Record<string, string>; body: string }
}

const clientId = 'client-of-tests'
const clientSecret = 'secret-of-tests'
const webhookId = '5GP028458E2496506'
const signingKey = 'only PayPal knows this'

/**
 * Speaks the Orders API, version 2, and keeps a ledger by idempotency key. With `capturesPerKey` only the key prevents a second
 * capture.
 */
export async function fakePaypal(options: { capturesPerKey?: boolean } = {}): Promise<FakePaypal> {
  const answers = new Map<string, { status: number; body: object }>()
  const server = await fakeServer((request, reply) => void answer(request, reply))
  const orders: FakePaypal['orders'] = new Map()
  const all = () => [...orders.values()]
  const fake: FakePaypal = {
    ...server,
    config: { baseUrl: server.url, clientId, clientSecret, webhookId },
    orders,
    faults: [],
    onCall: () => undefined,
    approve(id) {
      const order = orders.get(id)
      if (order?.status === 'CREATED') order.status = 'APPROVED'
    },
    capturesOf: (orderId) =>
      all()
        .filter(({ unit }) => unit.custom_id === orderId)
        .flatMap(({ captures }) => captures),
    taken: (orderId) => fake.capturesOf(orderId).filter(({ status }) => status === 'COMPLETED').length,
    event,
  }
  return fake

  async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const body = await bodyOf(request)
    const { operation, id } = operationOf(request)
    await fake.onCall(operation)
    const index = fake.faults.findIndex((one) => one.operation === operation)
    const [{ fault } = { fault: undefined }] = index < 0 ? [] : fake.faults.splice(index, 1)
    if (fault === 'lost') return void request.socket.destroy()
    const key = String(request.headers['paypal-request-id'] ?? '')
    const known = key === '' ? undefined : answers.get(`${operation} ${key}`)
    const result = known ?? effect(operation, id, { body, request, fault })
    if (key !== '' && result.status < 300) answers.set(`${operation} ${key}`, result)
    if (fault === 'done but lost') return void request.socket.destroy()
    if (fault === 'done but 500') return void reply.writeHead(500).end('{"name":"INTERNAL_SERVER_ERROR"}')
    reply.writeHead(result.status, { 'content-type': 'application/json' }).end(JSON.stringify(result.body))
  }

  function effect(
    operation: Operation,
    id: string,
    { body, request, fault }: { body: string; request: IncomingMessage; fault: PaypalFault | undefined },
  ): { status: number; body: object } {
    if (operation === 'token') return token(request)
    if (request.headers.authorization !== 'Bearer token-of-tests') return problem(401, 'INVALID_TOKEN')
    if (operation === 'verify') return verdict(body)
    if (operation === 'create') return create(body)
    if (operation === 'refund') return refund(id)
    const order = orders.get(id)
    if (!order) return problem(404, 'INVALID_RESOURCE_ID')
    return operation === 'get' ? { status: 200, body: presented(order, fault) } : capture(order, fault)
  }

  function create(body: string) {
    const { intent, purchase_units, application_context } = JSON.parse(body)
    if (intent !== 'CAPTURE' || purchase_units?.length !== 1) return problem(422, 'INVALID_PARAMETER_VALUE')
    const id = createHash('sha256').update(randomUUID()).digest('hex').slice(0, 17).toUpperCase()
    const order: FakeOrder = {
      id,
      status: 'CREATED',
      unit: purchase_units[0],
      context: application_context,
      captures: [],
    }
    orders.set(id, order)
    return { status: 201, body: presented(order, undefined) }
  }

  function capture(order: FakeOrder, fault: PaypalFault | undefined) {
    if (order.status === 'CREATED') return problem(422, 'ORDER_NOT_APPROVED')
    if (fault === 'declined') return problem(422, 'INSTRUMENT_DECLINED')
    if (order.status === 'COMPLETED' && !options.capturesPerKey) return problem(422, 'ORDER_ALREADY_CAPTURED')
    order.status = 'COMPLETED'
    const amount = {
      ...order.unit.amount,
      ...(fault === 'other amount' && { value: '0.01' }),
      ...(fault === 'other currency' && { currency_code: 'JPY' }),
    }
    const status = fault === 'pending' ? 'PENDING' : 'COMPLETED'
    order.captures.push({ id: `CAP-${order.captures.length}-${order.id}`, status, amount })
    return { status: 201, body: presented(order, fault) }
  }

  function refund(captureId: string) {
    const taken = all()
      .flatMap(({ captures }) => captures)
      .find(({ id }) => id === captureId)
    if (!taken) return problem(404, 'INVALID_RESOURCE_ID')
    if (taken.status === 'REFUNDED') return problem(422, 'CAPTURE_FULLY_REFUNDED')
    taken.status = 'REFUNDED'
    return { status: 201, body: { id: `REF-${captureId}`, status: 'COMPLETED' } }
  }

  function presented({ id, status, unit, captures }: FakeOrder, fault: PaypalFault | undefined): object {
    const payee = fault === 'other payee' ? { email_address: 'thief@evil.example' } : unit.payee
    return {
      id,
      status,
      purchase_units: [{ ...unit, payee, ...(captures.length > 0 ? { payments: { captures } } : {}) }],
      links: [
        { href: `${server.url}/v2/checkout/orders/${id}`, rel: 'self', method: 'GET' },
        { href: `${server.url}/checkoutnow?token=${id}`, rel: 'approve', method: 'GET' },
      ],
    }
  }
}

function token(request: IncomingMessage) {
  const expected = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
  if (request.headers.authorization !== expected) return problem(401, 'INVALID_CLIENT')
  return { status: 200, body: { access_token: 'token-of-tests', token_type: 'Bearer', expires_in: 32_400 } }
}

function problem(status: number, issue: string) {
  return { status, body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] } }
}

function operationOf({ method, url = '' }: IncomingMessage): { operation: Operation; id: string } {
  const [, id = '', action = ''] = /^\/v2\/(?:checkout\/orders|payments\/captures)\/([^/]+)(\/\w+)?$/.exec(url) ?? []
  if (url === '/v1/oauth2/token') return { operation: 'token', id }
  if (url === '/v1/notifications/verify-webhook-signature') return { operation: 'verify', id }
  if (action === '/capture') return { operation: 'capture', id }
  if (action === '/refund') return { operation: 'refund', id }
  return { operation: method === 'POST' ? 'create' : 'get', id }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/** PayPal signs the raw bytes: a re-serialised body fails the verification. */
function verdict(body: string): { status: number; body: object } {
  const [head = '', raw = ''] = body.split(/"webhook_event":(.*)/s)
  const proof = JSON.parse(`${head.replace(/,\s*$/, '')}}`)
  const expected = signature(proof.transmission_id, proof.transmission_time, raw.slice(0, -1))
  const isProven = proof.webhook_id === webhookId && proof.transmission_sig === expected
  return { status: 200, body: { verification_status: isProven ? 'SUCCESS' : 'FAILURE' } }
}

function signature(id: string, time: string, body: string): string {
  const digest = createHash('sha256').update(body).digest('hex')
  return createHmac('sha256', signingKey).update(`${id}|${time}|${webhookId}|${digest}`).digest('base64')
}

function event(orderId: string, changes: { id?: string; sentAt?: Date; type?: string } = {}) {
  const { id = `WH-${randomUUID()}`, sentAt = new Date('2030-05-01T10:00:00Z') } = changes
  const isApproval = (changes.type ?? 'CHECKOUT.ORDER.APPROVED') === 'CHECKOUT.ORDER.APPROVED'
  // Spaces and escapes that no serialiser would write.
  const body = isApproval
    ? `{ "id":"${id}",  "resource_type": "checkout-order", "event_type":"CHECKOUT.ORDER.APPROVED", "summary":"\\u0041n order", "resource": {"id":"${orderId}"} }`
    : `{ "id":"${id}",  "resource_type": "capture", "event_type":"PAYMENT.CAPTURE.COMPLETED", "resource": {"id":"CAP-1", "supplementary_data":{"related_ids":{"order_id":"${orderId}"}}} }`
  const transmission = randomUUID()
  const time = sentAt.toISOString()
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
      'paypal-transmission-id': transmission,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': signature(transmission, time, body),
    },
  }
}
