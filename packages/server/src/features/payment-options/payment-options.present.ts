import type { PaymentOptionsReply } from '@running-dinner/contract'
import type { Dinner } from '@running-dinner/domain'
import { priceText } from '@running-dinner/domain/registration/price-text.ts'
import { formattedPrice } from './formatted-price.ts'
import { mayAskForMoney } from './may-ask-for-money.ts'
import type { PaymentOptions } from './payment-options.store.ts'

/** As the organiser reads them; without any, registering costs nothing. */
export function presentPaymentOptions(
  dinner: Pick<Dinner, 'runningDinnerType' | 'basicDetails'>,
  options: PaymentOptions | undefined,
  provider: PaymentOptionsReply['provider'],
): PaymentOptionsReply {
  return {
    id: options?.id ?? null,
    brandName: options?.brandName ?? '',
    pricePerRegistration: options ? priceText(options.priceCents) : '',
    pricePerRegistrationFormatted: options ? formattedPrice(dinner, options.priceCents) : '',
    recipientEmail: options?.recipientEmail ?? '',
    agbLink: options?.agbLink ?? '',
    redirectAfterPurchaseLink: options?.redirectAfterPurchaseLink ?? '',
    provider,
    possible: mayAskForMoney(dinner),
  }
}
