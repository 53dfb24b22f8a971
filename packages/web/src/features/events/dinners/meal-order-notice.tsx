import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { inOrderOfTime, mealsOutOfOrder } from '@running-dinner/domain/events'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

interface MealValues {
  meals: { label: string; time: string }[]
}

/** Says, while times are typed, that courses are put in order of time. The live region is there before it has anything to say. */
export function MealOrderNotice() {
  const { t } = useTranslation('wizard')
  const meals = useWatch<MealValues, 'meals'>({ name: 'meals' })
  const [mealOutOfOrder] = mealsOutOfOrder(meals)
  const labels = inOrderOfTime(meals).map((meal) => meal.label)
  return (
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      {mealOutOfOrder && (
        <Alert severity="warning" role="presentation">
          {t(mealOutOfOrder.isSameTime ? 'order.same' : 'order.before', {
            course: meals[mealOutOfOrder.position]?.label,
            other: meals[mealOutOfOrder.other]?.label,
          })}{' '}
          {t('order.sorted', { courses: labels.join(', ') })}
        </Alert>
      )}
    </Box>
  )
}
