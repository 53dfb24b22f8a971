import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { scheduleInput } from '@running-dinner/contract/dinner-settings.ts'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useDashboard } from '../../../../features/events/activities/activities.api.ts'
import { formatDate } from '../../../../lib/dates.ts'
import { applyIssues, Form, useContractForm } from '../../../../ui/form/index.ts'
import { useNotify } from '../../../../ui/notifications.tsx'
import { TitledDialog } from '../../../../ui/titled-dialog.tsx'
import { UnsavedGuard } from '../../../../ui/unsaved-guard.tsx'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { isReordered, ScheduleFields, type ScheduleValues } from './schedule-fields.tsx'
import { useSaving } from './use-saving.tsx'

interface ScheduleDialogProps {
  open: boolean
  onClose: () => void
}

/** Changes courses and their times, adds and removes them. */
export function ScheduleDialog({ open, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation('settings')
  return (
    <TitledDialog open={open} onClose={onClose} title={t('schedule.title')}>
      <ScheduleForm onClose={onClose} />
    </TitledDialog>
  )
}

function ScheduleForm({ onClose }: Pick<ScheduleDialogProps, 'onClose'>) {
  const { t } = useTranslation(['settings', 'common'])
  const { meals, basicDetails } = useAdminDinner()
  const notify = useNotify()
  const { save, isPending } = useSaving()
  const form = useContractForm<ScheduleValues, z.output<typeof scheduleInput>>(scheduleInput, {
    defaultValues: { meals },
  })
  const handleSubmit = (wanted: z.output<typeof scheduleInput>) =>
    save(wanted.meals).then(
      (isSaved) => isSaved && onClose(),
      (error: unknown) => applyIssues(form, error, notify.error),
    )
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <UnsavedGuard dirty={form.formState.isDirty && !isPending} />
      <DialogContent sx={{ pt: 0 }}>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>
          {t('schedule.intro', { date: formatDate(basicDetails.date) })}
        </Typography>
        <ScheduleNotices />
        <ScheduleFields />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button type="submit" variant="contained" loading={isPending}>
          {t('schedule.save')}
        </Button>
      </DialogActions>
    </Form>
  )
}

/** Warns about messages already sent and about courses in another order. */
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
