import { mdiHistory, mdiRedo, mdiUndo } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { activityText } from '../../../features/activities/activity-text.ts'
import type { PlanStep } from '../../../features/teams/plan-history.api.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useIsCancelled } from '../shell/admin-dinner.ts'
import { HistoryDrawer } from './history-drawer.tsx'
import { MissedDialog } from './missed-dialog.tsx'
import { useHistoryQuestion } from './use-history-question.ts'
import { usePlanSteps } from './use-plan-steps.ts'
import { useStepKeys } from './use-step-keys.ts'

const icons = { undo: mdiUndo, redo: mdiRedo }
const shortcuts = { undo: 'Control+Z Meta+Z', redo: 'Control+Shift+Z Meta+Shift+Z Control+Y' }

const bar = {
  display: 'grid',
  gridTemplateColumns: 'auto auto 1fr auto',
  alignItems: 'center',
  gap: 1,
  mb: 2,
} as const

/** On a phone the signs have to do; what they are about stands beside them. */
const label = { display: { xs: 'none', sm: 'inline' } } as const
const compact = {
  minHeight: 40,
  minWidth: { xs: 44, sm: 64 },
  px: { xs: 1, sm: 2 },
  '& .MuiButton-startIcon': { ml: { xs: 0, sm: '-2px' }, mr: { xs: 0, sm: 1 } },
} as const

/** A disabled button would lose the focus, and with it whoever goes back step by step with the Enter key. */
const unavailable = {
  '&[aria-disabled="true"]': { color: 'action.disabled', borderColor: 'action.disabledBackground', cursor: 'default' },
} as const

/** Undo and redo with what they would do, and the way to the plan history; nothing where the plan was never changed. */
export function PlanHistoryBar() {
  const { t } = useTranslation('board')
  const { t: tActivity } = useTranslation('activities')
  const { history, pending, run, missed, forgetMissed } = usePlanSteps()
  const { isOpen, setOpen } = useHistoryQuestion()
  const isCancelled = useIsCancelled()
  useStepKeys((step) => !isCancelled && run(step))
  if (!history || history.changes.length === 0) return null
  const shown = history.undo ?? history.redo
  const buttonOf = (step: PlanStep) => {
    const change = history[step]
    const nothing = step === 'undo' ? 'history.nothingToUndo' : 'history.nothingToRedo'
    const name = change ? t(`history.${step}What`, { what: activityText(tActivity, change) }) : t(nothing)
    return (
      <Button
        variant="outlined"
        size="small"
        aria-label={name}
        title={name}
        aria-keyshortcuts={shortcuts[step]}
        aria-disabled={change === null || pending !== undefined}
        aria-busy={pending === step}
        startIcon={<Icon path={icons[step]} />}
        onClick={() => run(step)}
        sx={{ ...compact, ...unavailable, bgcolor: 'background.paper' }}
      >
        <Box component="span" sx={label}>
          {t(`history.${step}`)}
        </Box>
      </Button>
    )
  }
  return (
    <Box
      role="group"
      aria-label={t('history.label')}
      className="no-print"
      sx={{ ...bar, ...(isCancelled && { gridTemplateColumns: '1fr auto' }) }}
    >
      {!isCancelled && buttonOf('undo')}
      {!isCancelled && buttonOf('redo')}
      <Box
        sx={{
          minWidth: 0,
          fontSize: '0.875rem',
          lineHeight: 1.3,
          color: 'text.secondary',
        }}
      >
        {shown && t(history.undo ? 'history.latest' : 'history.next', { what: activityText(tActivity, shown) })}
      </Box>
      <Button
        size="small"
        aria-label={t('history.open')}
        startIcon={<Icon path={mdiHistory} />}
        onClick={() => setOpen(true)}
        sx={compact}
      >
        <Box component="span" sx={label}>
          {t('history.open')}
        </Box>
      </Button>
      <HistoryDrawer open={isOpen} changes={history.changes} onClose={() => setOpen(false)} />
      {missed && <MissedDialog happenings={missed} onClose={forgetMissed} />}
    </Box>
  )
}
