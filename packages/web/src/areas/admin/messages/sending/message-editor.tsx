import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type MessageType, type PartName, partNames } from '../../../../features/messages/sending/message-content.ts'
import type { RecipientPool } from '../../../../features/messages/sending/message-recipients.ts'
import { useIssueText } from '../../../../lib/issue-text.ts'
import { useAdminDinner } from '../../shell/admin-dinner.ts'
import { draftIssues, type FieldName, fieldOf, missingFields } from './message-draft.ts'
import { mainTexts, partTexts } from './message-texts.ts'
import { PlaceholderHelp } from './placeholders.tsx'
import { RecipientChoice } from './recipient-choice.tsx'
import { SecondText } from './second-text.tsx'
import { SubjectField, TemplateField } from './text-fields.tsx'
import type { Composer } from './use-composer.ts'
import { useIsConfined } from './use-sending.ts'

interface MessageEditorProps {
  composer: Composer
  pool: RecipientPool
  visited: ReadonlySet<FieldName>
  onVisit: (field: FieldName) => void
}

const partsOf = (type: MessageType): readonly PartName[] => partNames[type]

/** Recipients, subject and texts of a message. Not a form: Enter in a field must not send mails. */
export function MessageEditor({ composer, pool, visited, onVisit }: MessageEditorProps) {
  const { t } = useTranslation('mailing')
  const { draft, edit } = composer
  const { type, content } = draft
  const isConfined = useIsConfined()
  const problemOf = useProblems(composer, visited)
  const parts = partsOf(type)
  const field = (name: FieldName) => ({ name, error: problemOf(name), onBlur: () => onVisit(name) })
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Section title={t('compose.recipients')}>
        <RecipientChoice composer={composer} pool={pool} error={problemOf('recipients')} />
      </Section>
      <Section title={t('compose.content')}>
        <SubjectField
          {...field('subject')}
          label={t('compose.subject')}
          value={content.subject}
          onChange={(subject) => edit({ subject })}
        />
        <TemplateField
          {...field('message')}
          label={t('compose.message')}
          text={mainTexts[type]}
          value={content.message}
          onChange={(message) => edit({ message })}
          rows={type === 'PARTICIPANT' ? 8 : 12}
          required
        />
        {parts.map((part) => (
          <TemplateField
            key={part}
            {...field(part)}
            label={t(`compose.parts.${part}`)}
            help={t(`compose.partHelp.${part}`)}
            text={partTexts[part]}
            value={content.parts[part] ?? ''}
            onChange={(text) => edit({ parts: { ...content.parts, [part]: text } })}
            rows={2}
            required={type === 'TEAM'}
            isQuiet
          />
        ))}
        <PlaceholderHelp texts={[mainTexts[type], ...parts.map((part) => partTexts[part])]} />
      </Section>
      <SecondText composer={composer} errorOf={problemOf} onVisit={onVisit} />
      {!isConfined && <CopyToOwner checked={content.copyToOwner} onChange={(copyToOwner) => edit({ copyToOwner })} />}
    </Box>
  )
}

/** The error of a field: the issue from the server, else "required" once the field has been visited and is empty. */
function useProblems({ draft }: Composer, visited: ReadonlySet<FieldName>) {
  const issueText = useIssueText()
  const missing: readonly FieldName[] = missingFields(draft)
  return (name: FieldName): string | undefined => {
    const issue = draftIssues(draft).find(({ field }) => fieldOf(field) === name)
    if (issue) return issueText(issue.message, issue.data)
    if (!visited.has(name) || !missing.includes(name)) return undefined
    return issueText(name === 'recipients' ? 'invalid_size_selected_participants_message_empty' : 'required')
  }
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" id={titleId} sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3 }}>{children}</Box>
    </Card>
  )
}

function CopyToOwner({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const { t } = useTranslation('mailing')
  const { email } = useAdminDinner()
  const helpId = useId()
  return (
    <Box sx={{ px: { xs: 1, sm: 2 } }}>
      <FormControlLabel
        control={
          <Checkbox
            checked={checked}
            onChange={(_, isChecked) => onChange(isChecked)}
            slotProps={{ input: { 'aria-describedby': helpId } }}
          />
        }
        label={t('compose.copy')}
      />
      <FormHelperText id={helpId} sx={{ mt: 0, ml: '32px' }}>
        {t('compose.copyHelp', { email })}
      </FormHelperText>
    </Box>
  )
}
