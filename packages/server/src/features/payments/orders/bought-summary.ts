import type { RegistrationInput, RegistrationSummary } from '@running-dinner/contract'
import type { Participant } from '@running-dinner/domain'
import { priceText } from '@running-dinner/domain/people/registration/price.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { participantStore } from '../../people/participants/index.ts'
import { registrationSummary } from '../../people/registration/index.ts'
import { formattedPrice, paymentOptionsStore } from '../options/index.ts'
import type { PaymentOrder } from './payment-order.ts'

/** The bought registration with the order's own price; null once its people are deleted. */
export async function boughtSummary(
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
