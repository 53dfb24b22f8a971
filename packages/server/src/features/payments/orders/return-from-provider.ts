import type { IncomingHttpHeaders } from 'node:http'
import type { BodyOf, orderRoutes } from '@running-dinner/contract'
import type { Dinner } from '@running-dinner/domain'
import type { Ctx } from '../../../platform/ctx.ts'
import { cookieOf } from '../../../platform/http/cookie-of.ts'
import { notFound } from '../../../platform/http/problems.ts'
import { links } from '../../events/dinner-record/index.ts'
import { orderDeadlines } from './payment-order.ts'

/** The registration page that the provider redirects to; it appends the `token`. */
export function returnLinks(
  ctx: Pick<Ctx, 'baseUrl'>,
  { publicSettings }: Pick<Dinner, 'publicSettings'>,
): { returnUrl: string; cancelUrl: string } {
  const page = `${links.publicDinner(ctx, publicSettings?.publicDinnerId ?? '')}/registration`
  return { returnUrl: `${page}?callbackUrlType=RETURN`, cancelUrl: `${page}?callbackUrlType=CANCEL` }
}

/** The provider may redirect to the call instead of the page, but only the page holds the order's secret. */
export function withToken(link: string, token: string | undefined): string {
  return token === undefined ? link : `${link}&${new URLSearchParams({ token })}`
}

/** Ids of PayPal and the sandbox consist of these; any other token belongs to no order. */
const plainToken = /^[\w-]{1,64}$/

type OrderKey = BodyOf<typeof orderRoutes.captureOrder>

/**
 * Binds an order to the browser that placed it, for clients that do not keep its secret. `Strict`: no other site can make a browser
 * send it.
 */
export function orderCookie(
  { baseUrl }: Pick<Ctx, 'baseUrl'>,
  originalUrl: string,
  { token, orderSecret }: OrderKey,
): string {
  const path = originalUrl.replace(/[?#].*$/s, '')
  const seconds = (orderDeadlines.approval + orderDeadlines.form) / 1_000
  const secure = baseUrl().startsWith('https:') ? '; Secure' : ''
  return `order_${token}=${orderSecret}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`
}

type Headers = Pick<IncomingHttpHeaders, 'accept' | 'cookie' | 'sec-fetch-mode'>

/** The key of the order that the provider's token names. A browser without its cookie learns nothing of it. */
export function orderKeyOf({ headers }: { headers: Pick<Headers, 'cookie'> }, token: string | undefined): OrderKey {
  if (token === undefined || !plainToken.test(token)) throw notFound()
  const orderSecret = cookieOf(headers, `order_${token}`)
  if (orderSecret === undefined) throw notFound()
  return { token, orderSecret }
}

/** Old browsers do not send the mode; a page asks for HTML, a script of an existing client for JSON. */
export function isFromScript({ headers }: { headers: Headers }): boolean {
  const mode = headers['sec-fetch-mode']
  if (mode !== undefined) return mode === 'cors' || mode === 'same-origin'
  return /^application\/json\b/i.test(String(headers.accept ?? ''))
}
