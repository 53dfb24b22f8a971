import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { AddressFields } from '../../features/registration/address-fields.tsx'
import { FoodFields } from '../../features/registration/food-fields.tsx'
import { KitchenFields } from '../../features/registration/kitchen-fields.tsx'
import type { RegistrationValues } from '../../features/registration/registration-values.ts'
import { PlainNotice } from '../../ui/plain-notice.tsx'
import { StepPart } from './step-part.tsx'
import { ZipAreas } from './zip-areas.tsx'

/** Only the address is required; seats, course and food may be left as they are. */
export function HomeStep({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('registration')
  const invitation = useWatch<RegistrationValues, 'invitation'>({ name: 'invitation' })
  return (
    <>
      <StepPart title={t('address.title')} intro={t('address.intro')}>
        {dinner.zipRestrictions.trim() !== '' && (
          <PlainNotice severity="info" sx={{ mb: 3 }} title={t('address.restrictionTitle')}>
            {invitation === '' ? <ZipAreas restrictions={dinner.zipRestrictions} /> : t('address.restrictionInvited')}
          </PlainNotice>
        )}
        <AddressFields country={dinner.country} zipRestrictions={dinner.zipRestrictions} />
      </StepPart>
      <StepPart title={t('kitchen.title')} intro={t('kitchen.intro')}>
        <KitchenFields seatsNeeded={dinner.numSeatsNeededForHost} meals={dinner.meals} />
      </StepPart>
      <StepPart title={t('food.title')} intro={t('food.intro')}>
        <FoodFields consentFollows asksAllergens={dinner.allergenListEnabled} />
      </StepPart>
    </>
  )
}
