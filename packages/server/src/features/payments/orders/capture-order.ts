import {
  type BodyOf,
  type orderRoutes,
  type Purchase,
  purchaseOf,
  type RegistrationInput,
  type RegistrationSummary,
  type ReplyOf,
} from '@running-dinner/contract'
import type { Participant } from '@running-dinner/domain'
import { priceText } from '@running-dinner/domain/people'
import type { Ctx } from '../../../platform/ctx.ts'
import { notFound, paymentOpen, refuse, refused } from '../../../platform/http/problems.ts'
import { secretHash } from '../../../platform/ids.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { participantStore } from '../../people/participants/index.ts'
import { registrationSummary } from '../../people/registration/index.ts'
import { formattedPrice, paymentOptionsStore } from '../options/index.ts'
import { ProviderUnavailableError } from '../providers/index.ts'
import { paymentOrderStore } from './payment-order.store.ts'
import type { PaymentCtx, PaymentOrder } from './payment-order.ts'
import { settleOrder } from './settle-order.ts'

type OrderKey = BodyOf<typeof orderRoutes.captureOrder>
type Captured = ReplyOf<typeof orderRoutes.captureOrder>

/**
 * The guest is back from the provider. Repeatable; while the outcome is unknown the reply is PROCESSING and the browser asks
 * again.
 */
export async function captureOrder(ctx: PaymentCtx, dinner: AuthorizedDinner, key: OrderKey): Promise<Captured> {
  const begun = await orderOfBrowser(ctx, dinner, key)
  if (!begun) throw notFound()
  const order = await settled(ctx, begun)
  if (order.refusal) throw refused(order.refusal)
  if (order.status === 'PAID') return paidReply(ctx, dinner, order)
  return { outcome: outcomeOf(order), summary: null, redirectAfterPurchaseLink: '' }
}

/** What was bought with an order that is paid by now. Unlike `captureOrder` it asks no provider and changes nothing. */
export async function purchaseOfBrowser(
  ctx: Pick<Ctx, 'db'>,
  dinner: AuthorizedDinner,
  key: OrderKey,
): Promise<Purchase | undefined> {
  const order = await orderOfBrowser(ctx, dinner, key)
  return order?.status === 'PAID' ? purchaseOf(await paidReply(ctx, dinner, order)) : undefined
}

function orderOfBrowser(ctx: Pick<Ctx, 'db'>, dinner: AuthorizedDinner, { token, orderSecret }: OrderKey) {
  return paymentOrderStore.ofBrowser(ctx.db, dinner, { providerOrderId: token, secretHash: secretHash(orderSecret) })
}

async function paidReply(ctx: Pick<Ctx, 'db'>, dinner: AuthorizedDinner, order: PaymentOrder): Promise<Captured> {
  const options = await paymentOptionsStore.of(ctx.db, dinner)
  return {
    outcome: 'PAID',
    summary: await boughtSummary(ctx, dinner, order),
    redirectAfterPurchaseLink: options?.redirectAfterPurchaseLink ?? '',
  }
}

/** The same for clients that know no outcome but a registration: each other one is a refusal without a field. */
export async function captureForScript(
  ctx: PaymentCtx,
  dinner: AuthorizedDinner,
  key: OrderKey,
): Promise<ReplyOf<typeof orderRoutes.returnFromProvider>> {
  const { outcome, summary } = await captureOrder(ctx, dinner, key)
  if (outcome === 'PROCESSING') throw paymentOpen()
  if (outcome !== 'PAID') refuse('registration_not_possible_without_payment')
  // Paid for people that are deleted since.
  if (summary === null) throw notFound()
  return summary
}

/** An order that is still CREATED after asking the provider was not approved by the guest. */
async function settled(ctx: PaymentCtx, begun: PaymentOrder): Promise<PaymentOrder> {
  try {
    const order = (await settleOrder(ctx, begun.id)) ?? begun
    if (order.status === 'CREATED') refuse('registration_not_possible_without_payment')
    return order
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error
    ctx.log.warn('the outcome of a payment is unknown so far', { error })
    return (await paymentOrderStore.byId(ctx.db, begun.id)) ?? begun
  }
}

function outcomeOf({ status }: PaymentOrder): 'PROCESSING' | 'NOT_PAID' | 'REFUNDED' {
  if (status === 'VOIDED') return 'NOT_PAID'
  return status === 'REFUND_DUE' || status === 'REFUNDED' ? 'REFUNDED' : 'PROCESSING'
}

/** The bought registration with the order's own price; null once its people are deleted. */
async function boughtSummary(
  ctx: Pick<Ctx, 'db'>,
  dinner: AuthorizedDinner,
  order: PaymentOrder,
): Promise<RegistrationSummary | null> {
  const [rootId = '', childId = ''] = order.participantIds
  const root = await participantStore.byId(ctx.db, dinner, rootId)
  if (!root) return null
  const child = childId === '' ? undefined : await participantStore.byId(ctx.db, dinner, childId)
  const paymentOptions = await paymentOptionsStore.of(ctx.db, dinner)
  const facts = { waitingList: false, partnerWishState: null, paymentOptions }
  const summary = registrationSummary(dinner, inputOf(root, child), facts)
  const { registrationPaymentSummary: paid } = summary
  return {
    ...summary,
    registrationPaymentSummary: paid && {
      ...paid,
      pricePerRegistration: priceText(order.priceCents),
      pricePerRegistrationFormatted: formattedPrice(dinner, order.priceCents),
      totalPrice: priceText(order.amountCents),
      totalPriceFormatted: formattedPrice(dinner, order.amountCents),
    },
  }
}

function inputOf(root: Participant, child: Participant | undefined): RegistrationInput {
  return {
    ...root,
    dataProcessingAcknowledged: true,
    termsAccepted: true,
    allergens: [...root.allergens],
    answers: [...root.answers],
    invitation: '',
    teamPartnerWishRegistrationData: child && { ...child, diet: { ...child, allergens: [...child.allergens] } },
  }
}
