import { mdiAccountCheckOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { TableView } from '../../../../features/evening/day/board-view.ts'
import { useAnswerTable } from '../../../../features/evening/day/evening-board.api.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { useToast } from '../../../../ui/toasts.tsx'
import { useTonight } from './evening-context.tsx'
import { clockOf } from './span-text.ts'

type AnswerOfTable = Pick<TableView, 'mealId' | 'teamId' | 'redSince' | 'answeredAt' | 'answeredBy' | 'unanswered'>

/** Who takes care of a red table, or since when it waits for that; one press tells all others on the board. */
export function AnswerLine({ table }: { table: AnswerOfTable }) {
  const { t } = useTranslation('tonight')
  const { secret } = useTonight()
  const toast = useToast()
  const answerTable = useAnswerTable(secret)
  const { redSince, answeredAt, answeredBy, unanswered, mealId, teamId } = table
  if (redSince === null) return null
  if (answeredAt !== null) {
    const name = answeredBy === null || answeredBy === '' ? t('answer.organiser') : answeredBy
    return (
      <Box sx={{ display: 'flex', gap: 0.75, mt: 0.5 }}>
        <Icon path={mdiAccountCheckOutline} sx={{ fontSize: '1.375em', flex: 'none' }} />
        {t('answer.done', { name, time: clockOf(answeredAt) })}
      </Box>
    )
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 0.5 }}>
      <Box component="span" sx={{ fontWeight: unanswered ? 680 : 400 }}>
        {t(unanswered ? 'answer.waits' : 'answer.since', { time: clockOf(redSince) })}
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        loading={answerTable.isPending}
        onClick={() => answerTable.mutate({ mealId, teamId }, { onError: toast.failure })}
        sx={{ fontSize: '1em', minHeight: 44 }}
      >
        {t('answer.take')}
      </Button>
    </Box>
  )
}
