import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import type { ImportRowReply } from '@running-dinner/contract/participants.ts'
import { useTranslation } from 'react-i18next'
import { useIssueText } from '../../../lib/issue-text.ts'

/** As many as anybody reads. */
const shown = 20

/** Who does not come along, and why. */
export function RejectedEntries({ rows }: { rows: readonly ImportRowReply[] }) {
  const { t } = useTranslation('exports')
  const issueText = useIssueText()
  const more = rows.length - shown
  return (
    <Alert severity="warning">
      <AlertTitle>{t('rejected', { count: rows.length })}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.25, overflowWrap: 'anywhere' }}>
        {rows.slice(0, shown).map((row) => (
          <li key={row.rowNumber}>
            {nameOf(row) || t('entry', { row: row.rowNumber })}:{' '}
            {[...new Set(row.issues.map((one) => issueText(one.message, one.data)))].join(' ')}
          </li>
        ))}
        {more > 0 && <li>{t('more', { count: more })}</li>}
      </Box>
    </Alert>
  )
}

function nameOf({ participant: { firstnamePart, lastname } }: ImportRowReply): string {
  return [firstnamePart, lastname]
    .filter((part) => typeof part === 'string')
    .join(' ')
    .trim()
}
