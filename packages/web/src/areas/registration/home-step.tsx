import type { PublicDinner } from '@running-dinner/contract/people'
import { parseZipRestrictions } from '@running-dinner/domain/events'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { AddressFields } from '../../features/people/registration/address-fields.tsx'
import { FoodFields } from '../../features/people/registration/food-fields.tsx'
import { KitchenFields } from '../../features/people/registration/kitchen-fields.tsx'
import type { RegistrationValues } from '../../features/people/registration/registration-values.ts'
import { PlainButton } from '../../kit/button.tsx'
import { Notice } from '../../kit/notice.tsx'
import { useLanguage } from '../../lib/language-rule.ts'
import { useIsStatic } from '../../lib/use-is-static.ts'
import * as styles from './home-step.css.ts'
import { StepPart } from './step-part.tsx'

/** Only the address is required; seats, course and food may be left as they are. */
export function HomeStep({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('registration')
  const invitation = useWatch<RegistrationValues, 'invitation'>({ name: 'invitation' })
  return (
    <>
      <StepPart title={t('address.title')} intro={t('address.intro')}>
        {dinner.zipRestrictions.trim() !== '' && (
          <Notice severity="info" className={styles.notice} title={t('address.restrictionTitle')}>
            {invitation === '' ? <ZipAreas restrictions={dinner.zipRestrictions} /> : t('address.restrictionInvited')}
          </Notice>
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
  const nameList = new Intl.ListFormat(language, { type: 'disjunction' })
  if (useIsStatic() && isFolded) return <span>{t('address.restriction', { zips: nameList.format(areas) })}</span>
  return (
    <>
      {t('address.restriction', { zips: isFolded ? `${areas.slice(0, shown).join(', ')} …` : nameList.format(areas) })}
      {isFolded && (
        <PlainButton type="button" onClick={() => setWhole(true)} className={styles.zipAreasButton}>
          {t('address.restrictionMore', { count: areas.length })}
        </PlainButton>
      )}
    </>
  )
}
