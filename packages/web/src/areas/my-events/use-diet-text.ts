import type { SelfServiceInfo } from '@running-dinner/contract/portal.ts'
import { useTranslation } from 'react-i18next'

type Diets = NonNullable<NonNullable<SelfServiceInfo['team']>['likelyGuestsMealSpecifics']>

/** `2 vegan, 1 ohne Gluten, keine Nüsse` */
export function useDietText(): (diets: Diets) => string {
  const { t } = useTranslation(['accounts', 'allergens'])
  return (diets) => {
    const kinds = (['vegan', 'vegetarian', 'lactose', 'gluten'] as const)
      .filter((kind) => diets[kind] > 0)
      .map((kind) => t(`diet.${kind}`, { count: diets[kind] }))
    const allergens = diets.allergens.map(
      ({ allergen, severity, count }) =>
        `${count} × ${t(`allergens:names.${allergen}`)} (${t(`allergens:severities.${severity}`)})`,
    )
    return [...kinds, ...allergens, ...diets.notes].join(', ') || t('event.eatAll')
  }
}
