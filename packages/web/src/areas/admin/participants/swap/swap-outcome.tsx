import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useIssueText } from '../../../../lib/issue-text.ts'
import type { SwapPreview } from './swap-preview.ts'

/** What a swap moves, or why it cannot be. */
export function SwapOutcome({ preview }: { preview: SwapPreview }) {
  const { t } = useTranslation('roster')
  const issueText = useIssueText()
  if ('refused' in preview) {
    return (
      <Alert severity="warning" sx={{ mt: 2 }}>
        {issueText(preview.refused)}
      </Alert>
    )
  }
  const { moves, numShifted, joining, waiting } = preview
  return (
    <Box component="ul" sx={{ mt: 2, mb: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
      {moves.map((move) => (
        <li key={move.name}>{t('swap.moves', move)}</li>
      ))}
      {numShifted > 0 && <li>{t('swap.shifted', { count: numShifted })}</li>}
      {joining.length > 0 && <li>{t('swap.joins', { names: joining.join(', ') })}</li>}
      {waiting.length > 0 && <li>{t('swap.joinsWaiting', { names: waiting.join(', ') })}</li>}
    </Box>
  )
}
