import Box from '@mui/material/Box'
import type { RowIssue } from '@running-dinner/domain/participant-import/import-row.ts'
import { useIssueText } from '../../../../lib/issue-text.ts'
import { useFieldLabel } from './use-field-label.ts'

const colours = { ERROR: 'error.main', WARNING: 'warning.main', INFO: 'info.main' }

/** What is to be said about a row, each with the field it is about. */
export function RowIssues({ issues }: { issues: readonly RowIssue[] }) {
  const labelOf = useFieldLabel()
  const issueText = useIssueText()
  if (issues.length === 0) return null
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.75, p: 0, fontSize: '0.875rem', lineHeight: 1.5 }}>
      {issues.map((issue) => {
        const label = labelOf(issue.field)
        return (
          <Box component="li" key={`${issue.field}-${issue.message}`} sx={{ color: colours[issue.severity] }}>
            {label && <strong>{label}: </strong>}
            {issueText(issue.message, issue.data)}
          </Box>
        )
      })}
    </Box>
  )
}
