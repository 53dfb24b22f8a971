import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useDashboard } from '../../../features/activities/activities.api.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'

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
  onReplace: (change: 'rearrange' | 'drop') => void
}

export function ReplaceTeamsDialogs({ teamCount, onReplace }: ReplaceTeamsDialogsProps) {
  const { t } = useTranslation('teams')
  const { asked, ask } = useReplaceQuestion()
  return (['regenerate', 'drop'] as const).map((question) => (
    <ConfirmDialog
      key={question}
      open={asked === question}
      question={{
        title: t(`${question}.title`),
        message: <Losses question={question} teamCount={teamCount} />,
        confirmLabel: t(`${question}.confirm`),
        destructive: true,
      }}
      onAnswer={(confirmed) => {
        ask(undefined)
        if (confirmed) onReplace(question === 'drop' ? 'drop' : 'rearrange')
      }}
    />
  ))
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
