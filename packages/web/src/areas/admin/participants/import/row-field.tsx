import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { ImportedParticipant } from '@running-dinner/domain/participant-import/import-row.ts'
import { useTranslation } from 'react-i18next'
import { useAnswerTexts } from '../../../../features/registration-form/use-answer-texts.ts'
import { useIssueText } from '../../../../lib/issue-text.ts'
import { fieldText } from './check-rows.ts'
import type { DraftRow } from './draft-row.ts'
import { useFieldChoices } from './use-field-choices.ts'
import { useFieldLabel } from './use-field-label.ts'

interface RowFieldProps {
  path: string
  autoFocus: boolean
  participant: ImportedParticipant
  issue: DraftRow['issues'][number] | undefined
  onChange: (text: string) => void
}

/** One field of a row; choices where there are some, and what stands in the file beside them as long as it is none of them. */
export function RowField({ path, autoFocus, participant, issue, onChange }: RowFieldProps) {
  const { t } = useTranslation('participants')
  const issueText = useIssueText()
  const label = useFieldLabel()(path)
  const texts = useAnswerTexts()
  const isList = path === 'allergens'
  const { allergens } = participant
  const value =
    isList && Array.isArray(allergens) ? texts.allergens(allergens).join(', ') : fieldText(participant, path)
  const choices = useFieldChoices(path, value)
  return (
    <TextField
      size="small"
      label={label ?? path}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={issue?.severity === 'ERROR'}
      helperText={issue ? issueText(issue.message, issue.data) : isList && t('importPage.allergensHelp')}
      autoComplete="off"
      autoFocus={autoFocus}
      multiline={!choices && (isList || path.startsWith('answers.'))}
      {...(choices && {
        select: true,
        slotProps: { select: { displayEmpty: true }, inputLabel: { shrink: true } },
      })}
    >
      {choices?.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  )
}
