import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import type { Issue } from '@running-dinner/domain'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useIssueText } from '../../../lib/issue-text.ts'
import { stepPath, useWizard } from '../wizard-context.tsx'
import { stepOfField } from '../wizard-steps.ts'

/** What the server refused at the end although its step was fine: with the way to put it right. */
export function EarlierIssues({ issues }: { issues: readonly Issue[] }) {
  const { t } = useTranslation('wizard')
  const { draft } = useWizard()
  const issueText = useIssueText()
  if (issues.length === 0) return null
  return (
    <Alert severity="error">
      <AlertTitle>{t('finish.earlier')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {issues.map((issue) => {
          const step = stepOfField(issue.field ?? '') ?? 'basics'
          return (
            <li key={`${issue.field} ${issue.message}`}>
              <MuiLink component={Link} to={stepPath(step, draft.runningDinnerType)} color="inherit">
                {t(`steps.${step}`)}
              </MuiLink>
              {': '}
              {issueText(issue.message, issue.data)}
            </li>
          )
        })}
      </Box>
    </Alert>
  )
}
