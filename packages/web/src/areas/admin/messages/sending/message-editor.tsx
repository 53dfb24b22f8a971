import { mdiTranslate } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import type { Language } from '@running-dinner/domain'
import type { MessageText } from '@running-dinner/domain/messages'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import {
  blankMessage,
  type MessageTexts,
  type MessageType,
  type PartName,
  partNames,
} from '../../../../features/messages/sending/message-content.ts'
import type { RecipientPool } from '../../../../features/messages/sending/message-recipients.ts'
import { useLoadedIssueText } from '../../../../lib/issue-text.ts'
import { useLanguageNames } from '../../../../lib/language-names.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { useAdminDinner } from '../../shell/admin-dinner.ts'
import { draftIssues, type FieldName, fieldOf, missingFields } from './message-draft.ts'
import { proposedText } from './message-preset.ts'
import { PlaceholderHelp } from './placeholders.tsx'
import { RecipientChoice } from './recipient-choice.tsx'
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
  const textParts = partsOf(type)
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
        {textParts.map((textPart) => (
          <TemplateField
            key={textPart}
            {...field(textPart)}
            label={t(`compose.parts.${textPart}`)}
            help={t(`compose.partHelp.${textPart}`)}
            text={partTexts[textPart]}
            value={content.parts[textPart] ?? ''}
            onChange={(text) => edit({ parts: { ...content.parts, [textPart]: text } })}
            rows={2}
            required={type === 'TEAM'}
            isQuiet
          />
        ))}
        <PlaceholderHelp texts={[mainTexts[type], ...textParts.map((part) => partTexts[part])]} />
      </Section>
      <SecondText composer={composer} errorOf={problemOf} onVisit={onVisit} />
      {!isConfined && <CopyToOwner checked={content.copyToOwner} onChange={(copyToOwner) => edit({ copyToOwner })} />}
    </Box>
  )
}

/** The error of a field: the issue from the server, else "required" once the field has been visited and is empty. */
function useProblems({ draft }: Composer, visited: ReadonlySet<FieldName>) {
  const issueText = useLoadedIssueText()
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

interface SecondTextProps {
  composer: Composer
  errorOf: (name: FieldName) => string | undefined
  onVisit: (name: FieldName) => void
}

/** The same message for people who read the other language. Offered only when such people are among the recipients. */
function SecondText({ composer, errorOf, onVisit }: SecondTextProps) {
  const { t } = useTranslation('mailing')
  const names = useLanguageNames()
  const eventLanguage = useAdminDinner().basicDetails.languageCode
  const otherLanguage = eventLanguage === 'de' ? 'en' : 'de'
  const { draft, dispatch, edit, recipients } = composer
  const template = useTemplateIn(otherLanguage, draft.type)
  const readers = recipients.filter(({ language }) => language === otherLanguage)
  const { secondText } = draft.content
  const title = t('second.title', {
    count: readers.length,
    language: names[otherLanguage],
  })
  if (secondText) return <Fields title={title} texts={secondText} {...{ composer, errorOf, onVisit }} />
  const [first] = readers
  if (!first) return null
  const openPreview = () => {
    edit({ secondText: template })
    dispatch({ kind: 'previewRecipientChosen', recipientId: first.id })
  }
  return (
    <Button
      variant="outlined"
      onClick={openPreview}
      aria-expanded={false}
      startIcon={<Icon path={mdiTranslate} />}
      sx={{ justifySelf: 'start' }}
    >
      {title}
    </Button>
  )
}

/** The proposed text of this kind and occasion in another language. */
function useTemplateIn(language: Language, type: MessageType): MessageTexts {
  const [query] = useSearchParams()
  const { cancellationDate, basicDetails } = useAdminDinner()
  const { message, parts } = blankMessage(type, language)
  const occasion = { type, language, date: basicDetails.date, isCancelled: cancellationDate !== null }
  return { message, parts, ...proposedText(query, occasion) }
}

function Fields({
  title,
  texts,
  composer,
  errorOf,
  onVisit,
}: SecondTextProps & { title: string; texts: MessageTexts }) {
  const { t } = useTranslation('mailing')
  const titleId = useId()
  const { draft, edit } = composer
  const { type } = draft
  const change = (changed: Partial<MessageTexts>) => edit({ secondText: { ...texts, ...changed } })
  const field = (text: 'subject' | 'message' | PartName) => {
    const name = `secondText.${text}` as const
    return { name, error: errorOf(name), onBlur: () => onVisit(name) }
  }
  const names: readonly PartName[] = partNames[type]
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" id={titleId}>
        {title}
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 2, color: 'text.secondary' }}>{t('second.help')}</Typography>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <SubjectField
          {...field('subject')}
          label={t('second.field', { label: t('compose.subject') })}
          value={texts.subject}
          onChange={(subject) => change({ subject })}
        />
        <TemplateField
          {...field('message')}
          label={t('second.field', { label: t('compose.message') })}
          text={mainTexts[type]}
          value={texts.message}
          onChange={(message) => change({ message })}
          rows={8}
          required
        />
        {names.map((part) => (
          <TemplateField
            key={part}
            {...field(part)}
            label={t('second.field', { label: t(`compose.parts.${part}`) })}
            text={partTexts[part]}
            value={texts.parts[part] ?? ''}
            onChange={(text) => change({ parts: { ...texts.parts, [part]: text } })}
            rows={2}
            required={type === 'TEAM'}
            isQuiet
          />
        ))}
        <Button onClick={() => edit({ secondText: undefined })} sx={{ justifySelf: 'start' }}>
          {t('second.remove')}
        </Button>
      </Box>
    </Card>
  )
}

/** The name under which the placeholder rules know each text field: it decides which placeholders are offered. */
const mainTexts = {
  PARTICIPANT: 'participantMessage',
  TEAM: 'teamMessage',
  DINNER_ROUTE: 'routeMessage',
} as const

const partTexts = {
  hostMessagePartTemplate: 'hostPart',
  nonHostMessagePartTemplate: 'nonHostPart',
  selfTemplate: 'selfPart',
  hostsTemplate: 'hostsPart',
} as const satisfies Record<PartName, MessageText>
