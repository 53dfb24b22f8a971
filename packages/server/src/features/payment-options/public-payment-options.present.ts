import type { PublicDinner } from '@running-dinner/contract'
import type { Dinner } from '@running-dinner/domain'
import { priceText } from '@running-dinner/domain/registration/price-text.ts'
import { formattedPrice } from './formatted-price.ts'
import type { PaymentOptions } from './payment-options.store.ts'

/** The price as anybody with the event's link sees it: the organiser's name, no address. */
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

/** Only for a guest about to pay, or who has paid: docs/rules/payment.md#who-gets-the-money */
export function payeeAddress({ contract }: Pick<Dinner, 'contract'>): string {
  return contract ? `${contract.streetWithNr}, ${contract.zip} ${contract.city}`.trim() : ''
}
