import { useTranslation } from 'react-i18next'
import { Button } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'
import { issueTexts, useIssueText } from '../lib/issue-text.ts'

/** In place of what could not be loaded: what happened, and another try. */
export function LoadError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation()
  useIssueText()
  return (
    <Notice
      severity="error"
      title={t('error.notLoaded')}
      action={
        <Button type="button" variant="outlined" tone="inherit" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {issueTexts(error).join(' ')}
    </Notice>
  )
}
