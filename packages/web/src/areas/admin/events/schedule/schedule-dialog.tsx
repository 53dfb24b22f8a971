import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import type { scheduleInput } from '@running-dinner/contract/events'
import {
  changesCourses,
  type ScheduleChange,
  scheduleChange,
  scheduleIssues,
  type WantedMeal,
} from '@running-dinner/domain/events'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { useDashboard } from '../../../../features/events/activities/activities.api.ts'
import { useSaveSchedule } from '../../../../features/events/dinners/dinner-settings.api.ts'
import { planHistoryQuery, useStepPlan } from '../../../../features/plan/teams/plan-history.api.ts'
import { useTeams } from '../../../../features/plan/teams/teams.api.ts'
import { refuse } from '../../../../lib/api-error.ts'
import { formatDate } from '../../../../lib/dates.ts'
import { paths } from '../../../../lib/paths.ts'
import { useConfirm } from '../../../../ui/confirm-dialog.tsx'
import { applyIssues, Form, useLazyForm } from '../../../../ui/form/index.ts'
import { TitledDialog } from '../../../../ui/titled-dialog.tsx'
import { useToast } from '../../../../ui/toasts.tsx'
import { UnsavedGuard } from '../../../../ui/unsaved-guard.tsx'
import { useOpenChanges } from '../../messages/notification-status/use-notify-link.ts'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { isReordered, ScheduleFields, type ScheduleValues } from './schedule-fields.tsx'

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
  const toast = useToast()
  const { save, isPending } = useSaving()
  const form = useLazyForm<ScheduleValues, z.output<typeof scheduleInput>>(
    () => import('@running-dinner/contract/events').then((file) => file.scheduleInput),
    {
      defaultValues: { meals },
    },
  )
  const handleSubmit = (wantedSchedule: z.output<typeof scheduleInput>) =>
    save(wantedSchedule.meals).then(
      (isSaved) => isSaved && onClose(),
      (error: unknown) => applyIssues(form, error, toast.error),
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
  const eventStatus = useDashboard(useAdminId()).data?.standing
  const { meals: storedMeals } = useAdminDinner()
  const meals = useWatch<ScheduleValues, 'meals'>({ name: 'meals' })
  const notices = [
    ...(eventStatus?.teamMails.begun ? [t('schedule.sent.teams')] : []),
    ...(eventStatus?.routeMails.begun ? [t('schedule.sent.routes')] : []),
  ]
  const moves = eventStatus?.teamsExist === true && isReordered(storedMeals, meals)
  if (notices.length === 0 && !moves) return null
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 3 }}>
      {notices.length > 0 && <Alert severity="info">{[...notices, t('schedule.sent.after')].join(' ')}</Alert>}
      {moves && <Alert severity="warning">{t('schedule.reordered')}</Alert>}
    </Box>
  )
}

/** Saves the courses, and leads to the changes when somebody knows other times. Asks before teams are dropped, and offers undo afterwards. False when the question was dismissed. */
function useSaving() {
  const { t } = useTranslation('settings')
  const adminId = useAdminId()
  const { meals: storedMeals, basicDetails } = useAdminDinner()
  const teams = useTeams(adminId).data
  const { mutateAsync, isPending } = useSaveSchedule(adminId)
  const confirmed = useConfirmLoss()
  const offerUndo = useOfferUndo()
  const toast = useToast()
  const navigate = useNavigate()
  const openChanges = useOpenChanges()
  /** The form counts as saved until the page has gone. */
  const [isEnding, setEnding] = useState(false)
  const endInChanges = async (drops: boolean) => {
    setEnding(true)
    const count = await openChanges()
    if (drops) await offerUndo(t('schedule.savedDropped'))
    else toast.success(t('schedule.saved'))
    if (count > 0) await navigate(paths.admin.changeMessages(adminId))
    setEnding(false)
  }
  const save = async (meals: WantedMeal[]): Promise<boolean> => {
    const issues = scheduleIssues(meals, { meals: storedMeals, date: basicDetails.date })
    if (issues.length > 0) await refuse(406, issues)
    const change = scheduleChange(storedMeals, meals)
    const count = teams?.teams.length ?? 0
    const drops = changesCourses(change) && count > 0
    if (drops && !(await confirmed(change, count))) return false
    await mutateAsync({ meals, planVersion: drops ? teams?.planVersion : undefined })
    await endInChanges(drops)
    return true
  }
  return { save, isPending: isPending || isEnding }
}

/** Another number of courses drops all teams: names what is lost and what stays. */
function useConfirmLoss(): (change: ScheduleChange, teams: number) => Promise<boolean> {
  const { t } = useTranslation(['settings', 'teams'])
  const eventStatus = useDashboard(useAdminId()).data?.standing
  const confirm = useConfirm()
  return (change, teams) =>
    confirm({
      title: t('schedule.loss.title'),
      message: (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <span>
            {t(`schedule.loss.${kindOf(change)}`)} <strong>{t('schedule.loss.teams', { count: teams })}</strong>
          </span>
          {change.removed.length > 0 && <span>{t('schedule.loss.wishes')}</span>}
          {eventStatus?.teamMails.begun && <Alert severity="warning">{t('teams:sent.teams')}</Alert>}
          {eventStatus?.routeMails.begun && <Alert severity="warning">{t('teams:sent.routes')}</Alert>}
          <span>{t('schedule.loss.stays')}</span>
        </Box>
      ),
      confirmLabel: t('schedule.loss.confirm'),
      destructive: true,
    })
}

function kindOf({ added, removed }: ScheduleChange) {
  if (added.length > 0 && removed.length > 0) return 'changedText'
  return added.length > 0 ? 'addedText' : 'removedText'
}

/** Confirms the change and offers undo until the plan is changed again. */
function useOfferUndo(): (text: string) => Promise<void> {
  const { t } = useTranslation('settings')
  const adminId = useAdminId()
  const queryClient = useQueryClient()
  const { mutateAsync } = useStepPlan(adminId)
  const toast = useToast()
  return async (text) => {
    const history = await queryClient.fetchQuery({ ...planHistoryQuery(adminId), staleTime: 0 }).catch(() => undefined)
    if (history?.undo?.activityType !== 'MEAL_TIMES_UPDATED') return toast.success(text)
    const undo = () =>
      void mutateAsync({ step: 'undo', seenHistory: history }).then(
        () => toast.success(t('schedule.undone')),
        toast.failure,
      )
    toast.done(text, [{ label: t('schedule.undo'), onAct: undo }])
  }
}
