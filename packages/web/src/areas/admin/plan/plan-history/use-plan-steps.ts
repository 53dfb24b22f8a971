import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { activityText } from '../../../../features/events/activities/activity-text.ts'
import {
  isSteppingPlan,
  type PlanHistory,
  type PlanStep,
  planHistoryQuery,
  usePlanHistory,
  useStepPlan,
} from '../../../../features/plan/teams/plan-history.api.ts'
import { useToast } from '../../../../ui/toasts.tsx'
import { useNotifyLink } from '../../messages/notification-status/use-notify-link.ts'
import { useAdminId } from '../../shell/admin-dinner.ts'
import { usePlanConflict } from './plan-conflict.tsx'

/** Undo and redo with their labels and notices. `changesByOthers` is set when another organiser changed the plan first. */
export function usePlanSteps() {
  const { t } = useTranslation('board')
  const { t: tActivity } = useTranslation('activities')
  const adminId = useAdminId()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const notifyLink = useNotifyLink()
  const { data: history } = usePlanHistory(adminId)
  const { mutateAsync, isPending, variables } = useStepPlan(adminId)
  const { changesByOthers, setChangesByOthers, explain, forgetChanges } = usePlanConflict()
  const runOn = (shownHistory: PlanHistory, step: PlanStep) => {
    const change = shownHistory[step]
    if (!change || isSteppingPlan(queryClient, adminId)) return
    // Not as callbacks of the mutation: what a step changes may take the pressed button from the page.
    void mutateAsync({ step, seenHistory: shownHistory }).then(
      () => {
        const notifyPath = notifyLink(change.affectedTeamIds)
        toast.done(
          t(`history.${step === 'undo' ? 'undone' : 'redone'}`, { what: activityText(tActivity, change) }),
          notifyPath ? [{ label: t('done.tell'), onAct: () => void navigate(notifyPath) }] : [],
        )
      },
      (error: unknown) => explain(error, shownHistory),
    )
  }
  const run = (step: PlanStep) => history && runOn(history, step)
  /** Undoes one given change, unless a later one exists. */
  const undoOf = async (planVersion: number) => {
    const now = await queryClient.fetchQuery({ ...planHistoryQuery(adminId), staleTime: Number.POSITIVE_INFINITY })
    if (now.undo?.planVersion === planVersion) return runOn(now, 'undo')
    const since = now.changes.filter((change) => change.planVersion > planVersion && !change.undone)
    setChangesByOthers(since.map((change) => ({ change, how: 'done' })))
  }
  return {
    history,
    pending: isPending ? variables.step : undefined,
    run,
    undoOf,
    changesByOthers,
    forgetChanges,
  }
}
