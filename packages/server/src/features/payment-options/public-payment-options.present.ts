import type { PublicDinner } from '@running-dinner/contract'
import type { Dinner } from '@running-dinner/domain'
import { priceText } from '@running-dinner/domain/registration/price-text.ts'
import type { PaymentOptions } from './payment-options.store.ts'

/** What whoever may register reads about the price; the money goes to the person of the contract. */
export function presentPublicPaymentOptions(
  dinner: Pick<Dinner, 'contract'>,
  options: Pick<PaymentOptions, 'brandName' | 'priceCents' | 'agbLink' | 'redirectAfterPurchaseLink'>,
): NonNullable<PublicDinner['paymentOptions']> {
  const { contract } = dinner
  return {
    brandName: options.brandName,
    pricePerRegistration: priceText(options.priceCents),
    agbLink: options.agbLink,
    redirectAfterPurchaseLink: options.redirectAfterPurchaseLink,
    organiserName: contract?.fullname ?? '',
    organiserAddress: contract ? `${contract.streetWithNr}, ${contract.zip} ${contract.city}` : '',
  }
}
