import Box from '@mui/material/Box'
import type { RowIssue } from '@running-dinner/domain/participant-import/import-row.ts'
import { useTranslation } from 'react-i18next'
import { useIssueText } from '../../../../lib/issue-text.ts'
import { fieldName } from './field-name.ts'

const colours = { ERROR: 'error.main', WARNING: 'warning.main', INFO: 'info.main' }

/** What is to be said about a row, each with the field it is about. */
export function RowIssues({ issues }: { issues: readonly RowIssue[] }) {
  const { t } = useTranslation('participants')
  const issueText = useIssueText()
  if (issues.length === 0) return null
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.75, p: 0, fontSize: '0.875rem', lineHeight: 1.5 }}>
      {issues.map((issue) => {
        const field = fieldName(issue.field)
        return (
          <Box component="li" key={`${issue.field}-${issue.message}`} sx={{ color: colours[issue.severity] }}>
            {field && <strong>{t(`importFields.${field}`)}: </strong>}
            {issueText(issue.message, issue.data)}
          </Box>
        )
      })}
    </Box>
  )
}
