import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ArrangementChoice } from '@running-dinner/domain/people/participants/arrangement-choices.ts'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useDashboard } from '../../../../features/events/activities/activities.api.ts'
import type { TeamChange } from '../../../../features/plan/teams/teams.api.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'
import { useFrozenMeals } from '../plan-history/frozen-meals.ts'
import { FrozenNotice } from '../plan-history/frozen-notice.tsx'
import { ArrangeDialog } from './arrange-dialog.tsx'
import { isChoice } from './arrangement.ts'

type ReplaceQuestion = 'regenerate' | 'drop'

/** Query parameters that open the dialogs; existing links use the first. */
const parameters = { drop: 'showDropTeamsDialog', regenerate: 'showRegenerateTeamsDialog' } as const

/** Keeps the open dialog in the query of the address: the back button closes it, a link opens it. */
export function useReplaceQuestion() {
  const [query, setQuery] = useSearchParams()
  const openQuestion = (['drop', 'regenerate'] as const).find((question) => query.get(parameters[question]) === 'true')
  const ask = (question: ReplaceQuestion | undefined) => {
    setQuery(
      (before) => {
        const after = new URLSearchParams(before)
        for (const name of Object.values(parameters)) after.delete(name)
        if (question !== undefined) after.set(parameters[question], 'true')
        return after
      },
      { replace: question === undefined },
    )
  }
  return { openQuestion, ask }
}

interface ReplaceTeamsDialogsProps {
  teamCount: number
  choices: readonly ArrangementChoice[]
  onReplace: (change: TeamChange) => void
}

export function ReplaceTeamsDialogs({ teamCount, choices, onReplace }: ReplaceTeamsDialogsProps) {
  const { t } = useTranslation('teams')
  const { openQuestion, ask } = useReplaceQuestion()
  const isFrozen = useFrozenMeals().length > 0
  const losses = (question: ReplaceQuestion) => <Losses question={question} teamCount={teamCount} />
  const answer = (change: TeamChange | undefined) => {
    ask(undefined)
    if (change) onReplace(change)
  }
  const questionOf = (question: ReplaceQuestion) => ({
    title: t(`${question}.title`),
    message: isFrozen ? <FrozenNotice /> : losses(question),
    isImpossible: isFrozen,
    confirmLabel: t(`${question}.confirm`),
    destructive: true,
  })
  return (
    <>
      {isChoice(choices) && !isFrozen ? (
        <ArrangeDialog
          open={openQuestion === 'regenerate'}
          title={t('regenerate.title')}
          choices={choices}
          onClose={() => answer(undefined)}
          onChoose={(seatAll) => answer({ kind: 'rearrange', leaveNobodyOut: seatAll })}
        >
          {losses('regenerate')}
        </ArrangeDialog>
      ) : (
        <ConfirmDialog
          open={openQuestion === 'regenerate'}
          question={questionOf('regenerate')}
          onAnswer={(isSure) => answer(isSure ? { kind: 'rearrange', leaveNobodyOut: false } : undefined)}
        />
      )}
      <ConfirmDialog
        open={openQuestion === 'drop'}
        question={questionOf('drop')}
        onAnswer={(isSure) => answer(isSure ? { kind: 'drop' } : undefined)}
      />
    </>
  )
}

/** What is deleted, what is kept, and which sent mails will be out of date afterwards. */
function Losses({ question, teamCount }: { question: ReplaceQuestion; teamCount: number }) {
  const { t } = useTranslation('teams')
  const checkList = useDashboard(useAdminId()).data?.checkList
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography>{t(`${question}.lost`, { count: teamCount })}</Typography>
      {checkList?.teamMessagesSent && <Alert severity="warning">{t('sent.teams')}</Alert>}
      {checkList?.dinnerRouteMessagesSent && <Alert severity="warning">{t('sent.routes')}</Alert>}
      <Typography sx={{ color: 'text.secondary' }}>{t(`${question}.stays`)}</Typography>
    </Box>
  )
}
