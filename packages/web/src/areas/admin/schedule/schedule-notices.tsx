import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useDashboard } from '../../../features/activities/activities.api.ts'
import { useAdminDinner, useAdminId } from '../shell/admin-dinner.ts'
import { isReordered, type ScheduleValues } from './schedule-values.ts'

/** Who was told what already, and what moving a course past another does. */
export function ScheduleNotices() {
  const { t } = useTranslation('settings')
  const standing = useDashboard(useAdminId()).data?.standing
  const { meals: stored } = useAdminDinner()
  const meals = useWatch<ScheduleValues, 'meals'>({ name: 'meals' })
  const told = [
    ...(standing?.teamMails.begun ? [t('schedule.sent.teams')] : []),
    ...(standing?.routeMails.begun ? [t('schedule.sent.routes')] : []),
  ]
  const moves = standing?.teamsExist === true && isReordered(stored, meals)
  if (told.length === 0 && !moves) return null
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 3 }}>
      {told.length > 0 && <Alert severity="info">{[...told, t('schedule.sent.after')].join(' ')}</Alert>}
      {moves && <Alert severity="warning">{t('schedule.reordered')}</Alert>}
    </Box>
  )
}
