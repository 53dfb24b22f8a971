import { mdiClose, mdiPlus } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { DinnerReply } from '@running-dinner/contract/events'
import { inOrderOfTime } from '@running-dinner/domain/events'
import type { LocalDate } from '@running-dinner/domain/local-date'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { MealOrderNotice } from '../../../../features/events/dinners/meal-order-notice.tsx'
import { TextInput, TimeInput } from '../../../../ui/form/index.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { useAdminDinner } from '../../shell/admin-dinner.ts'

/** Two or three courses; at the limit a text replaces the button. */
export function ScheduleFields() {
  const { t } = useTranslation('settings')
  const { date } = useAdminDinner().basicDetails
  const { setValue, setFocus } = useFormContext<ScheduleValues>()
  const meals = useWatch<ScheduleValues, 'meals'>({ name: 'meals' })
  const change = (next: ScheduleValues['meals']) => setValue('meals', next, { shouldDirty: true })
  const handleAdd = () => {
    change(withNewMeal(meals, t('schedule.newCourse'), date))
    setTimeout(() => setFocus(`meals.${meals.length}.label`, { shouldSelect: true }))
  }
  const canRemove = meals.length > fewestMeals
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {meals.map((_, position) => (
        <Course
          // biome-ignore lint/suspicious/noArrayIndexKey: a new course is its place in the list
          key={position}
          position={position}
          onRemove={canRemove ? () => change(meals.filter((__, index) => index !== position)) : undefined}
        />
      ))}
      <MealOrderNotice />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {meals.length < mostMeals && (
          <Button startIcon={<Icon path={mdiPlus} />} onClick={handleAdd}>
            {t('schedule.add')}
          </Button>
        )}
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {t(canRemove ? 'schedule.mostReached' : 'schedule.fewestReached')}
        </Typography>
      </Box>
    </Box>
  )
}

interface CourseProps {
  position: number
  /** Absent when no course may be removed. */
  onRemove: (() => void) | undefined
}

function Course({ position, onRemove }: CourseProps) {
  const { t } = useTranslation('settings')
  const { date } = useAdminDinner().basicDetails
  const label = useWatch<ScheduleValues, `meals.${number}.label`>({ name: `meals.${position}.label` })
  const course = t('schedule.course', { position: position + 1 })
  return (
    <Box
      role="group"
      aria-label={course}
      sx={{
        display: 'grid',
        gap: { xs: 1.5, sm: 1 },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) 40px', sm: 'minmax(0, 1fr) 168px 40px' },
        gridTemplateAreas: { xs: '"name remove" "time ."', sm: '"name time remove"' },
      }}
    >
      <Box sx={{ gridArea: 'name' }}>
        <TextInput<ScheduleValues> name={`meals.${position}.label`} label={t('schedule.name')} required />
      </Box>
      <Box sx={{ gridArea: 'time' }}>
        <TimeInput<ScheduleValues> name={`meals.${position}.time`} label={t('schedule.time')} day={date} required />
      </Box>
      {onRemove && (
        <IconButton
          aria-label={t('schedule.remove', { course: label || course })}
          onClick={onRemove}
          sx={{ gridArea: 'remove', mt: 1 }}
        >
          <Icon path={mdiClose} />
        </IconButton>
      )}
    </Box>
  )
}

export interface ScheduleValues {
  /** Undefined for a new course. */
  meals: { id: string; label: string; time: string }[]
}

const fewestMeals = 2
const mostMeals = 3

/** A new course comes last until it has a time. */
export function withNewMeal(meals: ScheduleValues['meals'], label: string, date: LocalDate): ScheduleValues['meals'] {
  return [...meals, { id: '', label, time: `${date}T23:59` }]
}

/** Whether the remaining courses change their order. */
export function isReordered(storedMeals: DinnerReply['meals'], wantedMeals: ScheduleValues['meals']): boolean {
  const order = (meals: readonly { id: string; time: string }[]) => inOrderOfTime(meals).map((meal) => meal.id)
  const keptIds = new Set(wantedMeals.map((meal) => meal.id))
  const before = order(storedMeals).filter((id) => keptIds.has(id))
  const after = order(wantedMeals).filter((id) => id !== '')
  return before.join() !== after.join()
}
