import { mdiHistory, mdiRedo, mdiUndo } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { activityText } from '../../../../features/events/activities/activity-text.ts'
import type { PlanStep } from '../../../../features/plan/teams/plan-history.api.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { OnceOpened } from '../../../../ui/once-opened.tsx'
import { useIsCancelled } from '../../shell/admin-dinner.ts'
import { FrozenNotice } from './frozen-notice.tsx'
import { PlanConflict } from './plan-conflict.tsx'
import { usePlanSteps } from './use-plan-steps.ts'

const loadHistoryDrawer = () => import('./history-drawer.tsx')
const HistoryDrawer = lazy(() => loadHistoryDrawer().then((file) => ({ default: file.HistoryDrawer })))

const icons = { undo: mdiUndo, redo: mdiRedo }
const shortcuts = { undo: 'Control+Z Meta+Z', redo: 'Control+Shift+Z Meta+Shift+Z Control+Y' }

const row = {
  display: 'grid',
  gridTemplateColumns: 'auto auto 1fr auto',
  alignItems: 'center',
  gap: 1,
  mb: 2,
} as const

/** Icons only on a phone; the text beside them names the action. */
const label = { display: { xs: 'none', sm: 'inline' } } as const
const narrow = {
  minHeight: 40,
  minWidth: { xs: 44, sm: 64 },
  px: { xs: 1, sm: 2 },
  '& .MuiButton-startIcon': { ml: { xs: 0, sm: '-2px' }, mr: { xs: 0, sm: 1 } },
} as const

const iconOnly = {
  minHeight: 40,
  minWidth: 40,
  px: 0,
  '& .MuiButton-startIcon': { m: 0 },
  // A phone has room for what can be pressed; the focused button stays.
  '&[aria-disabled="true"]:not(:focus)': { display: { xs: 'none', sm: 'inline-flex' } },
} as const

/** `aria-disabled` instead of disabled: a disabled button loses the focus of someone undoing step by step with Enter. */
const unavailable = {
  '&[aria-disabled="true"]': { color: 'action.disabled', borderColor: 'action.disabledBackground', cursor: 'default' },
} as const

interface PlanHistoryBarProps {
  /** Icons without words, for a line with other controls; the names of the buttons say the rest. */
  compact?: boolean
}

/** Undo and redo, labelled with their effect, and the plan history. Nothing is shown for a plan without changes. */
export function PlanHistoryBar({ compact = false }: PlanHistoryBarProps) {
  const { t } = useTranslation('board')
  const { t: tActivity } = useTranslation('activities')
  const { history, pending, run, changesByOthers, forgetChanges } = usePlanSteps()
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
        sx={{ ...(compact ? iconOnly : narrow), ...unavailable, bgcolor: 'background.paper' }}
      >
        {!compact && (
          <Box component="span" sx={label}>
            {t(`history.${step}`)}
          </Box>
        )}
      </Button>
    )
  }
  const bar = (
    <Box
      role="group"
      aria-label={t('history.label')}
      className="no-print"
      sx={compact ? { display: 'flex', gap: 0.5 } : { ...row, ...(isCancelled && { gridTemplateColumns: '1fr auto' }) }}
    >
      {!isCancelled && buttonOf('undo')}
      {!isCancelled && buttonOf('redo')}
      {!compact && (
        <Box sx={{ minWidth: 0, fontSize: '0.875rem', lineHeight: 1.3, color: 'text.secondary' }}>
          {shown && t(history.undo ? 'history.latest' : 'history.next', { what: activityText(tActivity, shown) })}
        </Box>
      )}
      <Button
        size="small"
        aria-label={t('history.open')}
        startIcon={<Icon path={mdiHistory} />}
        onClick={() => setOpen(true)}
        sx={compact ? iconOnly : narrow}
      >
        {!compact && (
          <Box component="span" sx={label}>
            {t('history.open')}
          </Box>
        )}
      </Button>
      <OnceOpened open={isOpen} load={loadHistoryDrawer} onFail={() => setOpen(false)}>
        <HistoryDrawer open={isOpen} changes={history.changes} onClose={() => setOpen(false)} />
      </OnceOpened>
      {changesByOthers && <PlanConflict planEvents={changesByOthers} onClose={forgetChanges} />}
    </Box>
  )
  return (
    <>
      {bar}
      {!isCancelled && !compact && <FrozenNotice />}
    </>
  )
}

const parameter = 'history'

/** The address says whether the history is open, so that back closes it and a link opens it. */
function useHistoryQuestion() {
  const [query, setQuery] = useSearchParams()
  const setOpen = (isOpen: boolean) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before)
        if (isOpen) after.set(parameter, 'open')
        else after.delete(parameter)
        return after
      },
      { replace: !isOpen, preventScrollReset: true },
    )
  return { isOpen: query.get(parameter) === 'open', setOpen }
}

/** Elements where the keys have another meaning, and open dialogs. */
const elsewhere = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]'

function useStepKeys(onStep: (step: PlanStep) => unknown): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOfKey(event)
    const isElsewhere =
      (event.target instanceof Element && event.target.closest(elsewhere) !== null) ||
      document.querySelector('[role="dialog"]') !== null
    if (step === undefined || isElsewhere || event.defaultPrevented || event.repeat) return
    event.preventDefault()
    onStep(step)
  })
  useEffect(() => {
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Ctrl or Cmd + Z undoes; with Shift, or Ctrl + Y, it redoes. */
export function stepOfKey({ key, ctrlKey, metaKey, shiftKey, altKey }: Key): PlanStep | undefined {
  if (altKey || (!ctrlKey && !metaKey)) return undefined
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && !shiftKey ? 'redo' : undefined
}
