import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ImportedParticipant } from '@running-dinner/domain/people/participant-import/import-row.ts'
import { asPair, asSingle, pairText } from '@running-dinner/domain/people/participant-import/two-people.ts'
import { useTranslation } from 'react-i18next'
import { useIssueText } from '../../../../../lib/issue-text.ts'
import type { DraftRow } from './check-rows.ts'

interface RowPairProps {
  row: DraftRow
  onCorrect: (rowNumber: number, participant: ImportedParticipant) => void
}

/** Two names in one cell: read as a pair or not, with a button for the other way. */
export function RowPair({ row: { rowNumber, participant, issues }, onCorrect }: RowPairProps) {
  const { t } = useTranslation('participants')
  const issueText = useIssueText()
  const issue = issues.find((one) => pairText(one) !== undefined)
  if (!issue) return null
  const text = pairText(issue) ?? ''
  const isPair = participant.teamPartnerWishRegistrationData !== undefined
  const action = t(isPair ? 'importPage.pair.join' : 'importPage.pair.split')
  return (
    <Box
      sx={{
        mt: 0.75,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 1,
        fontSize: '0.875rem',
        overflowWrap: 'anywhere',
      }}
    >
      <Box component="span" sx={{ color: isPair ? 'info.main' : 'warning.main' }}>
        {issueText(issue.message, issue.data)}
      </Box>
      <Button
        size="small"
        aria-label={t('importPage.pair.aboutRow', { action, row: rowNumber, text })}
        onClick={() =>
          onCorrect(
            rowNumber,
            isPair ? asSingle(participant, text) : asPair(participant, text, t('importPage.pair.companion')),
          )
        }
        sx={{ px: 1, py: 0.25, mx: -1 }}
      >
        {action}
      </Button>
    </Box>
  )
}
