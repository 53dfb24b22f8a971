import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import type { ConsequencesReply, TeamMove, TeamReply } from '@running-dinner/contract/plan'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type PlanEvent, planEventsBetween } from '../../../../features/plan/teams/plan-changes.ts'
import { usePlanHistory } from '../../../../features/plan/teams/plan-history.api.ts'
import { useConsequences, useMoveTeams } from '../../../../features/plan/teams/team-moves.api.ts'
import { toApiError } from '../../../../lib/api-error.ts'
import { issueTexts, useLoadedIssueText } from '../../../../lib/issue-text.ts'
import { LoadError } from '../../../../ui/load-error.tsx'
import { CardsSkeleton } from '../../../../ui/skeletons.tsx'
import { TitledDialog } from '../../../../ui/titled-dialog.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'
import { PlanEventList } from '../plan-history/plan-conflict-dialog.tsx'
import { useMoveWords } from './board-words.ts'
import { ConsequencesView } from './consequences-view.tsx'

export interface DoneMove {
  text: string
  /** The version of the plan with this move. */
  planVersion: number
  affectedTeamIds: readonly string[]
}

interface PreviewDialogProps {
  move: TeamMove
  teams: readonly TeamReply[]
  /** Undefined where there is no other target to choose. */
  onChooseOther: (() => void) | undefined
  onClose: () => void
  onDone: (done: DoneMove) => void
}

/** The consequences of a move and the button that makes it; recomputed whenever another organiser changes the plan. */
export function PreviewDialog({ move, teams, onChooseOther, onClose, onDone }: PreviewDialogProps) {
  const { t } = useTranslation(['board', 'common'])
  const adminId = useAdminId()
  const wordsNow = useMoveWords(move, teams)
  // The words of the question as first shown: after the move the people are in other teams.
  const [words] = useState(wordsNow)
  const changesByOthers = useChangesSinceOpened() ?? []
  const { mutate, isPending, isSuccess, error: refusal, reset } = useMoveTeams(adminId)
  // The new plan version comes from this move, not from another organiser.
  const { data, error, refetch, isFetching } = useConsequences(adminId, move, isPending || isSuccess)
  const isStale = toApiError(refusal).status === 409 && refusal !== null
  const isBlocked = data !== undefined && data.issues.length > 0
  const handleCommit = () => {
    if (!data) return
    mutate({ move, planVersion: data.planVersion }, { onSuccess: (done) => onDone({ text: words.done, ...done }) })
  }
  const handleLookAgain = () => void refetch().then(() => reset())
  return (
    <TitledDialog open title={words.title} onClose={isPending ? undefined : onClose}>
      <DialogContent tabIndex={0} sx={{ display: 'grid', gap: 2, gridAutoRows: 'max-content' }}>
        {/* Focusable, so that the arrow keys scroll a content without controls. */}
        {isStale && <Stale changesByOthers={changesByOthers} />}
        {refusal !== null && !isStale && <Refused texts={issueTexts(refusal)} />}
        {data && !isStale && <Recomputed planVersion={data.planVersion} changesByOthers={changesByOthers} />}
        {!data && (error ? <LoadError error={error} onRetry={() => void refetch()} /> : <CardsSkeleton cards={2} />)}
        {data && (isBlocked ? <Blocked issues={data.issues} /> : <ConsequencesView consequences={data} />)}
      </DialogContent>
      <DialogActions>
        {isBlocked && onChooseOther && <Button onClick={onChooseOther}>{t('preview.otherTarget')}</Button>}
        <Button onClick={onClose} disabled={isPending}>
          {t(isBlocked ? 'common:close' : 'common:cancel')}
        </Button>
        {isStale ? (
          <Button variant="contained" loading={isFetching} onClick={handleLookAgain}>
            {t('stale.lookAgain')}
          </Button>
        ) : (
          data &&
          !isBlocked && (
            <Button variant="contained" loading={isPending} onClick={handleCommit}>
              {words.verb}
            </Button>
          )
        )}
      </DialogActions>
    </TitledDialog>
  )
}

function Refused({ texts }: { texts: readonly string[] }) {
  return <Alert severity="error">{texts.join(' ')}</Alert>
}

function Blocked({ issues }: { issues: ConsequencesReply['issues'] }) {
  const { t } = useTranslation('board')
  const issueText = useLoadedIssueText()
  return (
    <Alert severity="warning">
      <AlertTitle>{t('preview.blocked')}</AlertTitle>
      {issues.map((issue) => (
        <div key={JSON.stringify(issue)}>{issueText(issue.message, issue.data)}</div>
      ))}
    </Alert>
  )
}

/** The server refused the move because another organiser changed the plan first. */
function Stale({ changesByOthers }: { changesByOthers: readonly PlanEvent[] }) {
  const { t } = useTranslation('board')
  return (
    <Alert severity="warning">
      <AlertTitle>{t('stale.title')}</AlertTitle>
      <PlanEventList planEvents={changesByOthers} />
      {t('stale.kept')}
    </Alert>
  )
}

/** Notice that the preview was recomputed because another organiser changed the plan. */
function Recomputed({ planVersion, changesByOthers }: { planVersion: number; changesByOthers: readonly PlanEvent[] }) {
  const { t } = useTranslation('board')
  const [first] = useState(planVersion)
  if (planVersion === first) return null
  return (
    <Alert severity="info" role="status">
      <AlertTitle>{t('preview.recomputed')}</AlertTitle>
      {changesByOthers.length > 0 && <PlanEventList planEvents={changesByOthers} />}
    </Alert>
  )
}

/** Changes of the plan by other organisers since the dialog opened; undefined while the history loads. */
function useChangesSinceOpened(): PlanEvent[] | undefined {
  const { data: history } = usePlanHistory(useAdminId())
  const [first, setFirst] = useState(history)
  if (first === undefined && history !== undefined) setFirst(history)
  return first && history && planEventsBetween(first.changes, history.changes)
}
