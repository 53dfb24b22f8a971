import type { BodyOf, orderRoutes, RegistrationInput, ReplyOf } from '@running-dinner/contract'
import { fullName, type Language } from '@running-dinner/domain'
import { totalPrice } from '@running-dinner/domain/people'
import type { Tx } from '../../../platform/db/database.ts'
import { inOwnTransaction, inTransaction } from '../../../platform/db/in-transaction.ts'
import { refuse, unavailable } from '../../../platform/http/problems.ts'
import { newId, newSecret, secretHash } from '../../../platform/ids.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { guestTitle } from '../../events/dinners/index.ts'
import { checkRegistration } from '../../people/registration/index.ts'
import { type PaymentOptions, paymentOptionsStore } from '../options/index.ts'
import { ProviderUnavailableError } from '../providers/index.ts'
import { paymentOrderStore } from './payment-order.store.ts'
import { later, orderDeadlines, type PaymentCtx } from './payment-order.ts'
import { returnLinks } from './return-from-provider.ts'

interface Begun {
  id: string
  secret: string
  options: PaymentOptions
  amountCents: number
  languageCode: Language | undefined
}

/**
 * The order is committed here first, then created at the provider under its id, then the provider's id is stored: an
 * interruption never leaves a provider order without a stored one. The price comes from the event, never from the browser.
 */
export async function placeOrder(
  ctx: PaymentCtx,
  dinner: AuthorizedDinner,
  input: BodyOf<typeof orderRoutes.order>,
): Promise<ReplyOf<typeof orderRoutes.order>> {
  const begun = await inOwnTransaction(ctx.db, (tx) => begin(ctx, tx, dinner, input))
  const { id, approveLink } = await atProvider(ctx, dinner, begun)
  await inTransaction(ctx.db, async (tx) => {
    const order = await paymentOrderStore.lock(tx, begun.id)
    // Voided meanwhile; it must not be paid any more.
    if (order?.status !== 'NEW') throw unavailable()
    await paymentOrderStore.change(tx, order, { status: 'CREATED', providerOrderId: id })
  })
  return {
    paypalOrderId: id,
    paypalOrderStatus: 'CREATED',
    approveLink: { href: approveLink, rel: 'approve', method: 'GET' },
    payerEmail: input.email,
    payerFullname: fullName(input),
    orderSecret: begun.secret,
  }
}

async function begin(ctx: PaymentCtx, tx: Tx, dinner: AuthorizedDinner, input: RegistrationInput): Promise<Begun> {
  const options = await paymentOptionsStore.of(tx, dinner)
  if (!options) refuse('payment_not_possible')
  await checkRegistration(ctx, tx, dinner, input)
  const isForPair = input.teamPartnerWishRegistrationData !== undefined
  const order = { id: newId(), secret: newSecret(), amountCents: totalPrice(options.priceCents, isForPair) }
  const createdAt = ctx.clock.now()
  const row = {
    id: order.id,
    provider: ctx.provider.name,
    registration: input,
    payerFullname: fullName(input),
    payerEmail: input.email,
    pair: isForPair,
    amountCents: order.amountCents,
    priceCents: options.priceCents,
    recipientEmail: options.recipientEmail,
    nextCheckAt: later(createdAt, orderDeadlines.firstCheck),
    createdAt,
  }
  await paymentOrderStore.insert(tx, dinner, row, secretHash(order.secret))
  return { ...order, options, languageCode: input.languageCode }
}

async function atProvider(
  ctx: PaymentCtx,
  dinner: AuthorizedDinner,
  { id, options, amountCents, languageCode }: Begun,
) {
  try {
    return await ctx.provider.create({
      orderId: id,
      amountCents,
      payeeEmail: options.recipientEmail,
      brandName: options.brandName,
      description: [...guestTitle(dinner)].slice(0, 127).join(''),
      languageCode: languageCode ?? dinner.basicDetails.languageCode,
      ...returnLinks(ctx, dinner),
    })
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error
    ctx.log.warn('an order could not be placed', { error })
    throw unavailable()
  }
}
