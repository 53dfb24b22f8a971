import { isOutsideLink, priceInCents } from '@running-dinner/domain/people'
import { z } from 'zod'
import { instant, optionalEmail, optionalText, requiredText } from '../forms/fields.ts'
import { route } from '../route.ts'
import { empty } from '../wire/codecs.ts'

const base = '/rest/paymentoptionsservice/v1/runningdinner/:adminId'

/** Who moves the money: the real service, or one that only plays it. */
export const paymentProviders = ['PAYPAL', 'SANDBOX'] as const

/** Where the money of an order is, as its organiser sees it. */
export const paidOrderStatuses = ['RESERVED', 'PAID', 'REFUND_DUE', 'REFUNDED'] as const

/** Why money went back. */
export const refundReasons = ['PLACE_LOST', 'WRONG_AMOUNT', 'ORGANISER'] as const

/** Euro with a dot on the wire, whole cents in the domain. */
const price = z
  .union([z.number(), z.string()], {
    error: (problem) => (problem.input === undefined || problem.input === null ? 'required' : 'price_invalid'),
  })
  .transform((value, ctx) => {
    const cents = priceInCents(typeof value === 'string' ? value.trim() : value)
    if (cents === undefined) ctx.addIssue({ code: 'custom', message: value === '' ? 'required' : 'price_invalid' })
    return cents ?? 0
  })

const optionalLink = optionalText(512).check(
  z.refine((value) => value === '' || isOutsideLink(value), { error: 'link_not_allowed' }),
)

export const paymentOptionsInput = z.object({
  /** Appears on the provider's page and on the guest's statement. */
  brandName: requiredText(127),
  pricePerRegistration: price,
  /** Whose account at the provider gets the money; absent, it stays as it is, at first the public contact's. */
  recipientEmail: optionalEmail,
  agbLink: optionalLink,
  redirectAfterPurchaseLink: optionalLink,
})
export type PaymentOptionsInput = z.output<typeof paymentOptionsInput>

/** `id` is null and the texts are empty while registering costs nothing. */
export const paymentOptions = z.object({
  id: z.string().nullable(),
  brandName: z.string(),
  pricePerRegistration: z.string(),
  /** The same as it is written in the event's language, without a currency. */
  pricePerRegistrationFormatted: z.string(),
  recipientEmail: z.string(),
  agbLink: z.string(),
  redirectAfterPurchaseLink: z.string(),
  provider: z.enum(paymentProviders),
  /** Whether this event may ask for money at all: a demo and a closed event may not. */
  possible: z.boolean(),
})
export type PaymentOptionsReply = z.output<typeof paymentOptions>

export const paymentOrder = z.object({
  id: z.string(),
  status: z.enum(paidOrderStatuses),
  payerFullname: z.string(),
  payerEmail: z.string(),
  /** Two people, so twice the price. */
  teamPartnerRegistration: z.boolean(),
  amount: z.string(),
  createdAt: instant,
  refundReason: z.enum(refundReasons).nullable(),
  /** The provider would not give the money back; the organiser has to do it there. */
  refundRefused: z.boolean(),
  /** The people it was paid for are still registered. */
  stillRegistered: z.boolean(),
  provider: z.enum(paymentProviders),
})
export type PaymentOrderReply = z.output<typeof paymentOrder>

export const paymentRoutes = {
  get: route({
    method: 'GET',
    path: base,
    area: 'payments',
    summary: 'What registering costs and who gets the money; null while it costs nothing',
    reply: paymentOptions.nullable(),
  }),
  overview: route({
    method: 'GET',
    path: `${base}/overview`,
    area: 'payments',
    summary: 'The same also while registering costs nothing, and whether it may cost anything',
    reply: paymentOptions,
  }),
  create: route({
    method: 'POST',
    path: base,
    area: 'payments',
    summary: 'Ask for money from now on',
    body: paymentOptionsInput,
    reply: paymentOptions,
  }),
  update: route({
    method: 'PUT',
    path: `${base}/:paymentOptionsId`,
    area: 'payments',
    summary: 'Change price, recipient or links; orders already begun keep theirs',
    body: paymentOptionsInput,
    reply: paymentOptions,
  }),
  remove: route({
    method: 'DELETE',
    path: `${base}/:paymentOptionsId`,
    area: 'payments',
    summary: 'Ask for no money any more; orders nobody paid yet are void',
    reply: empty,
  }),
  orders: route({
    method: 'GET',
    path: `${base}/orders`,
    area: 'payments',
    summary: 'Everything that was paid, newest first',
    reply: z.object({ orders: z.array(paymentOrder), totalPaid: z.string() }),
  }),
  refund: route({
    method: 'POST',
    path: `${base}/orders/:orderId/refund`,
    area: 'payments',
    summary: 'Give all of the money back; the people stay registered',
    repeatable: true,
    reply: paymentOrder,
  }),
} as const
