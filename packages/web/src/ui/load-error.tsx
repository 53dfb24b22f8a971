import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { issueTexts, useIssueText } from '../lib/issue-text.ts'

/** In place of what could not be loaded: what happened, and another try. */
export function LoadError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation()
  useIssueText()
  return (
    <Alert
      severity="error"
      sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 220px' } }}
      action={
        <Button color="inherit" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      <AlertTitle>{t('error.notLoaded')}</AlertTitle>
      {issueTexts(error).join(' ')}
    </Alert>
  )
}
