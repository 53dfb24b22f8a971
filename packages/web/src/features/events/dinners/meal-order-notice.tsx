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
  const [found] = mealsOutOfOrder(meals)
  const labels = inOrderOfTime(meals).map((meal) => meal.label)
  return (
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      {found && (
        <Alert severity="warning" role="presentation">
          {t(found.isSameTime ? 'order.same' : 'order.before', {
            course: meals[found.position]?.label,
            other: meals[found.other]?.label,
          })}{' '}
          {t('order.sorted', { courses: labels.join(', ') })}
        </Alert>
      )}
    </Box>
  )
}
