import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { languageNamed } from '@running-dinner/domain/events'
import type { ImportedParticipant } from '@running-dinner/domain/people'
import { questionField } from '@running-dinner/domain/people'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswerTexts } from '../../../../../features/people/registration-form/use-answer-texts.ts'
import { useLoadedIssueText } from '../../../../../lib/issue-text.ts'
import { useAdminDinner } from '../../../shell/admin-dinner.ts'
import { checkRow, type DraftRow, fieldText, isAboutOthers } from './check-rows.ts'
import { useFieldChoices, useFieldLabel } from './field-texts.ts'

const always = [
  'firstnamePart',
  'lastname',
  'email',
  'mobileNumber',
  'street',
  'streetNr',
  'zip',
  'cityName',
  'numSeats',
]
const partnerPath = 'teamPartnerWishRegistrationData'
const partner = ['firstnamePart', 'lastname', 'email', 'mobileNumber'].map((name) => `${partnerPath}.${name}`)
const partnerNote = `${partnerPath}.diet.mealSpecificsNote`
const counts: ReadonlySet<string> = new Set(['age', 'numSeats'])
const yesOrNo: ReadonlySet<string> = new Set(['vegetarian', 'vegan', 'lactose', 'gluten'])

/** The editable fields of a row: required ones, those the file fills, and those with an issue. */
export function editableFields({ participant, issues }: DraftRow): string[] {
  const fields = [
    ...always,
    ...(participant.teamPartnerWishEmail === '' ? [] : ['teamPartnerWishEmail']),
    ...(participant.teamPartnerWishRegistrationData ? partner : []),
    ...(participant.teamPartnerWishRegistrationData?.diet ? [partnerNote] : []),
    ...(participant.allergens === undefined ? [] : ['allergens']),
    ...(participant.answers ?? []).map(({ questionId }) => questionField(questionId)),
    ...issues.flatMap((issue) => (issue.field === undefined || yesOrNo.has(issue.field) ? [] : [issue.field])),
  ]
  return [...new Set(fields)]
}

/** The field to focus: the first with an error, else the first with a remark, else the first. */
export function firstToCorrect({ issues }: DraftRow, fields: readonly string[]): string | undefined {
  const named = (severities: readonly string[]) =>
    fields.find((field) => issues.some((issue) => issue.field === field && severities.includes(issue.severity)))
  return named(['ERROR']) ?? named(['WARNING', 'INFO']) ?? fields[0]
}

/** The person with the text of one field applied. Counts take digits only; an empty count is unknown. */
export function withText(participant: ImportedParticipant, path: string, text: string): ImportedParticipant {
  const [name = '', inner] = path.split('.')
  if (name === 'answers') return withAnswer(participant, path, text)
  if (inner !== undefined) {
    const before = participant.teamPartnerWishRegistrationData
    if (before?.diet && path === partnerNote) {
      const diet = { ...before.diet, mealSpecificsNote: text }
      return { ...participant, teamPartnerWishRegistrationData: { ...before, diet } }
    }
    return before ? { ...participant, teamPartnerWishRegistrationData: { ...before, [inner]: text } } : participant
  }
  if (counts.has(name)) return { ...participant, [name]: countOf(text) }
  if (name === 'preferredMeal') return { ...participant, preferredMeal: text === '' ? null : text }
  if (name === 'languageCode') return withLanguage(participant, text)
  return { ...participant, [name]: text }
}

/** Without one the event's applies. */
function withLanguage(participant: ImportedParticipant, text: string): ImportedParticipant {
  const { languageCode: _, ...otherFields } = participant
  const language = languageNamed(text)
  return language ? { ...otherFields, languageCode: language } : otherFields
}

function withAnswer(participant: ImportedParticipant, path: string, text: string): ImportedParticipant {
  const answers = (participant.answers ?? []).map((answer) =>
    questionField(answer.questionId) === path ? { ...answer, answer: text } : answer,
  )
  return { ...participant, answers }
}

function countOf(text: string): number | undefined {
  const digits = text.replace(/\D/g, '').slice(0, 3)
  return digits === '' ? undefined : Number(digits)
}

interface RowEditorProps {
  row: DraftRow
  onApply: (participant: ImportedParticipant) => void
  onCancel: () => void
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
}

/** The fields of one row, checked while typing. Only the draft changes. */
export function RowEditor({ row, onApply, onCancel }: RowEditorProps) {
  const { t } = useTranslation(['participants', 'common'])
  const [participant, setParticipant] = useState(row.participant)
  const { sessionData, basicDetails, registrationQuestions: questions, allergenListEnabled } = useAdminDinner()
  const rules = {
    registered: new Map<string, string>(),
    seatsNeeded: sessionData.numSeatsNeededForHost,
    zipRestrictions: basicDetails.zipRestrictions,
    form: { questions, allergenListEnabled },
  }
  const { issues } = checkRow(row, participant, rules)
  const [fields] = useState(() => editableFields(row))
  const [first] = useState(() => firstToCorrect(row, fields))
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onApply(participant)
  }
  return (
    <Box component="form" noValidate onSubmit={handleSubmit} sx={{ pt: 2, pb: 1 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {t('importPage.correctHelp')}
      </Typography>
      <Box sx={columns}>
        {fields.map((path) => (
          <RowField
            key={path}
            path={path}
            autoFocus={path === first}
            participant={participant}
            issue={issues.find((candidate) => candidate.field === path) ?? status(row, participant, path)}
            onChange={(text) => setParticipant(withText(participant, path, text))}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
        <Button type="submit" variant="contained">
          {t('importPage.apply')}
        </Button>
        <Button onClick={onCancel}>{t('common:cancel')}</Button>
      </Box>
    </Box>
  )
}

/** Issues that depend on other rows stay until the field is changed. */
function status(row: DraftRow, participant: ImportedParticipant, path: string) {
  const isUnchanged = fieldText(row.participant, path) === fieldText(participant, path)
  return isUnchanged ? row.issues.find((issue) => issue.field === path && isAboutOthers(issue)) : undefined
}

interface RowFieldProps {
  path: string
  autoFocus: boolean
  participant: ImportedParticipant
  issue: DraftRow['issues'][number] | undefined
  onChange: (text: string) => void
}

/** One field of a row. A value from the file that is no valid choice is shown beside the choices. */
function RowField({ path, autoFocus, participant, issue, onChange }: RowFieldProps) {
  const { t } = useTranslation('participants')
  const issueText = useLoadedIssueText()
  const label = useFieldLabel()(path)
  const texts = useAnswerTexts()
  const isList = path === 'allergens'
  const { allergens } = participant
  const fieldValue =
    isList && Array.isArray(allergens) ? texts.allergens(allergens).join(', ') : fieldText(participant, path)
  const choices = useFieldChoices(path, fieldValue)
  return (
    <TextField
      size="small"
      label={label ?? path}
      value={fieldValue}
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
