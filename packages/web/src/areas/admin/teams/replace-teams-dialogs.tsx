import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ArrangementChoice } from '@running-dinner/domain/participants/arrangement-choices.ts'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useDashboard } from '../../../features/activities/activities.api.ts'
import type { TeamChange } from '../../../features/teams/teams.api.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'
import { ArrangeDialog } from './arrange-dialog.tsx'
import { isChoice } from './arrangement-choice.ts'

type ReplaceQuestion = 'regenerate' | 'drop'

/** The first name is the specified one: other pages link to it (rules 3.5). */
const parameters = { drop: 'showDropTeamsDialog', regenerate: 'showRegenerateTeamsDialog' } as const

/** Which of the two questions is open stands in the address, so that back closes it and a link opens it. */
export function useReplaceQuestion() {
  const [query, setQuery] = useSearchParams()
  const asked = (['drop', 'regenerate'] as const).find((question) => query.get(parameters[question]) === 'true')
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
  return { asked, ask }
}

interface ReplaceTeamsDialogsProps {
  teamCount: number
  choices: readonly ArrangementChoice[]
  onReplace: (change: TeamChange) => void
}

export function ReplaceTeamsDialogs({ teamCount, choices, onReplace }: ReplaceTeamsDialogsProps) {
  const { t } = useTranslation('teams')
  const { asked, ask } = useReplaceQuestion()
  const losses = (question: ReplaceQuestion) => <Losses question={question} teamCount={teamCount} />
  const answer = (change: TeamChange | undefined) => {
    ask(undefined)
    if (change) onReplace(change)
  }
  const questionOf = (question: ReplaceQuestion) => ({
    title: t(`${question}.title`),
    message: losses(question),
    confirmLabel: t(`${question}.confirm`),
    destructive: true,
  })
  return (
    <>
      {isChoice(choices) ? (
        <ArrangeDialog
          open={asked === 'regenerate'}
          title={t('regenerate.title')}
          choices={choices}
          onClose={() => answer(undefined)}
          onChoose={(leaveNobodyOut) => answer({ kind: 'rearrange', leaveNobodyOut })}
        >
          {losses('regenerate')}
        </ArrangeDialog>
      ) : (
        <ConfirmDialog
          open={asked === 'regenerate'}
          question={questionOf('regenerate')}
          onAnswer={(isSure) => answer(isSure ? { kind: 'rearrange', leaveNobodyOut: false } : undefined)}
        />
      )}
      <ConfirmDialog
        open={asked === 'drop'}
        question={questionOf('drop')}
        onAnswer={(isSure) => answer(isSure ? { kind: 'drop' } : undefined)}
      />
    </>
  )
}

/** What goes, what stays, and which mails will be wrong afterwards. */
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
