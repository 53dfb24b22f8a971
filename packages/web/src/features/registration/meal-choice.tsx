import { useTranslation } from 'react-i18next'
import { CourseMark, courseAt } from '../../ui/course-mark.tsx'
import { RadioCards } from './radio-cards.tsx'

interface MealChoiceProps {
  meals: readonly { id: string; label: string }[]
}

export function MealChoice({ meals }: MealChoiceProps) {
  const { t } = useTranslation('registration')
  return (
    <RadioCards
      name="preferredMeal"
      label={t('kitchen.preferredMeal')}
      help={t('kitchen.preferredMealHelp')}
      inTwoColumns
      choices={[
        { value: '', label: t('kitchen.anyMeal') },
        ...meals.map(({ id, label }, position) => ({
          value: id,
          label: <CourseMark course={courseAt(position)} label={label} />,
        })),
      ]}
    />
  )
}
