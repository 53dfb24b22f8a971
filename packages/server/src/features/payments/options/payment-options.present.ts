import type { PaymentOptionsReply, PublicDinner } from '@running-dinner/contract'
import type { Dinner } from '@running-dinner/domain'
import { priceText } from '@running-dinner/domain/people'
import type { PaymentOptions } from './payment-options.store.ts'
import { formattedPrice, mayAskForMoney } from './payment-options.ts'

/** The organiser's view; without options registering is free. */
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

/** The price as everyone with the event's link sees it: with the organiser's name, without an address. */
export function presentPublicPaymentOptions(
  dinner: Pick<Dinner, 'contract' | 'basicDetails'>,
  options: Pick<PaymentOptions, 'brandName' | 'priceCents' | 'agbLink' | 'redirectAfterPurchaseLink'>,
): NonNullable<PublicDinner['paymentOptions']> {
  const { contract } = dinner
  return {
    brandName: options.brandName,
    pricePerRegistration: priceText(options.priceCents),
    pricePerRegistrationFormatted: formattedPrice(dinner, options.priceCents),
    agbLink: options.agbLink,
    redirectAfterPurchaseLink: options.redirectAfterPurchaseLink,
    organiserName: contract?.fullname ?? '',
  }
}

/** Only for a guest about to pay or who has paid (`docs/rules/payments/payment.md#who-gets-the-money`). */
export function payeeAddress({ contract }: Pick<Dinner, 'contract'>): string {
  return contract ? `${contract.streetWithNr}, ${contract.zip} ${contract.city}`.trim() : ''
}
