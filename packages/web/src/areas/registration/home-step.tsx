import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { parseZipRestrictions } from '@running-dinner/domain/dinner/zip-restriction.ts'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { AddressFields } from '../../features/registration/address-fields.tsx'
import { FoodFields } from '../../features/registration/food-fields.tsx'
import { KitchenFields } from '../../features/registration/kitchen-fields.tsx'
import type { RegistrationValues } from '../../features/registration/registration-values.ts'
import { useLanguage } from '../../lib/language-rule.ts'
import { PlainButton } from '../../ui/plain-look.ts'
import { PlainNotice } from '../../ui/plain-notice.tsx'
import { StepPart } from './step-part.tsx'

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

const shown = 8

/** "79098 bis 79117 oder 79189": the restriction in words, a long one folded. */
function ZipAreas({ restrictions }: { restrictions: string }) {
  const { t } = useTranslation('registration')
  const language = useLanguage()
  const [isWhole, setWhole] = useState(false)
  const { entries } = parseZipRestrictions(restrictions)
  const areas = entries.map((entry) =>
    entry.kind === 'single' ? entry.zip : t('address.range', { from: entry.from, to: entry.to }),
  )
  const isFolded = areas.length > shown && !isWhole
  const list = new Intl.ListFormat(language, { type: 'disjunction' })
  return (
    <>
      {t('address.restriction', { zips: isFolded ? `${areas.slice(0, shown).join(', ')} …` : list.format(areas) })}
      {isFolded && (
        <PlainButton
          type="button"
          onClick={() => setWhole(true)}
          sx={{ display: 'block', mt: 1, minHeight: 32, textDecoration: 'underline' }}
        >
          {t('address.restrictionMore', { count: areas.length })}
        </PlainButton>
      )}
    </>
  )
}
