import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { ConsequencesReply, TeamMove, TeamReply } from '@running-dinner/contract/teams.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Happening, whatHappened } from '../../../features/teams/plan-changes.ts'
import { usePlanHistory } from '../../../features/teams/plan-history.api.ts'
import { useConsequences, useMoveTeams } from '../../../features/teams/team-moves.api.ts'
import { toApiError } from '../../../lib/api-error.ts'
import { issueTexts, useIssueText } from '../../../lib/issue-text.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { CardsSkeleton } from '../../../ui/skeletons.tsx'
import { HappeningList } from '../plan-history/missed-dialog.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'
import { useMoveWords } from './board-words.ts'
import { ConsequencesView } from './consequences-view.tsx'
import { useFullScreen } from './use-full-screen.ts'

export interface DoneMove {
  text: string
  /** Of the plan it made. */
  planVersion: number
  affectedTeamIds: readonly string[]
}

interface PreviewDialogProps {
  move: TeamMove
  teams: readonly TeamReply[]
  /** Undefined: there is nothing else to choose. */
  onChooseOther: (() => void) | undefined
  onClose: () => void
  onDone: (done: DoneMove) => void
}

/** What a move would do, and the button that does it; it follows the plan while others change it. */
export function PreviewDialog({ move, teams, onChooseOther, onClose, onDone }: PreviewDialogProps) {
  const { t } = useTranslation(['board', 'common'])
  const adminId = useAdminId()
  const titleId = useId()
  const wordsNow = useMoveWords(move, teams)
  // As it was when the question was put: afterwards the teams are others.
  const [words] = useState(wordsNow)
  const missed = useChangesSinceOpened() ?? []
  const { mutate, isPending, isSuccess, error: refusal, reset } = useMoveTeams(adminId)
  // The new plan version comes from this move, not from another organiser.
  const { data, error, refetch, isFetching } = useConsequences(adminId, move, isPending || isSuccess)
  const isStale = toApiError(refusal).status === 409 && refusal !== null
  const isBlocked = data !== undefined && data.issues.length > 0
  const handleCommit = () => {
    if (!data) return
    const { affectedTeamIds } = data
    mutate(
      { move, planVersion: data.planVersion },
      { onSuccess: ({ planVersion }) => onDone({ text: words.done, planVersion, affectedTeamIds }) },
    )
  }
  const handleLookAgain = () => void refetch().then(() => reset())
  return (
    <Dialog
      open
      onClose={isPending ? undefined : onClose}
      aria-labelledby={titleId}
      fullScreen={useFullScreen()}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={titleId} component="h2" variant="h2">
        {words.title}
      </DialogTitle>
      <DialogContent tabIndex={0} sx={{ display: 'grid', gap: 2, gridAutoRows: 'max-content' }}>
        {/* Only read, so the keys that scroll need something that takes the focus. */}
        {isStale && <Stale missed={missed} />}
        {refusal !== null && !isStale && <Refused texts={issueTexts(refusal)} />}
        {data && !isStale && <Recomputed planVersion={data.planVersion} missed={missed} />}
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
    </Dialog>
  )
}

function Refused({ texts }: { texts: readonly string[] }) {
  return <Alert severity="error">{texts.join(' ')}</Alert>
}

function Blocked({ issues }: { issues: ConsequencesReply['issues'] }) {
  const { t } = useTranslation('board')
  const issueText = useIssueText()
  return (
    <Alert severity="warning">
      <AlertTitle>{t('preview.blocked')}</AlertTitle>
      {issues.map((issue) => (
        <div key={JSON.stringify(issue)}>{issueText(issue.message, issue.data)}</div>
      ))}
    </Alert>
  )
}

/** The change was refused because somebody else was faster. */
function Stale({ missed }: { missed: readonly Happening[] }) {
  const { t } = useTranslation('board')
  return (
    <Alert severity="warning">
      <AlertTitle>{t('stale.title')}</AlertTitle>
      <HappeningList happenings={missed} />
      {t('stale.kept')}
    </Alert>
  )
}

/** Somebody changed the plan while this was open: what is shown is of the new one. */
function Recomputed({ planVersion, missed }: { planVersion: number; missed: readonly Happening[] }) {
  const { t } = useTranslation('board')
  const [first] = useState(planVersion)
  if (planVersion === first) return null
  return (
    <Alert severity="info" role="status">
      <AlertTitle>{t('preview.recomputed')}</AlertTitle>
      {missed.length > 0 && <HappeningList happenings={missed} />}
    </Alert>
  )
}

/** What others did to the plan since this was first shown; undefined while that is not known. */
function useChangesSinceOpened(): Happening[] | undefined {
  const { data: history } = usePlanHistory(useAdminId())
  const [first, setFirst] = useState(history)
  if (first === undefined && history !== undefined) setFirst(history)
  return first && history && whatHappened(first.changes, history.changes)
}
