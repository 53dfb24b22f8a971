import { mdiTranslate } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { Language } from '@running-dinner/domain'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import {
  blankMessage,
  type MessageTexts,
  type MessageType,
  type PartName,
  partNames,
} from '../../../../features/messages/sending/message-content.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { useAdminDinner } from '../../shell/admin-dinner.ts'
import type { FieldName } from './message-draft.ts'
import { proposedText } from './message-preset.ts'
import { mainTexts, partTexts } from './message-texts.ts'
import { SubjectField, TemplateField } from './text-fields.tsx'
import type { Composer } from './use-composer.ts'

interface SecondTextProps {
  composer: Composer
  errorOf: (name: FieldName) => string | undefined
  onVisit: (name: FieldName) => void
}

/** The same message for people who read the other language. Offered only when such people are among the recipients. */
export function SecondText({ composer, errorOf, onVisit }: SecondTextProps) {
  const { t } = useTranslation(['mailing', 'common'])
  const eventLanguage = useAdminDinner().basicDetails.languageCode
  const other = eventLanguage === 'de' ? 'en' : 'de'
  const { draft, dispatch, edit, recipients } = composer
  const template = useTemplateIn(other, draft.type)
  const readers = recipients.filter(({ language }) => language === other)
  const { secondText } = draft.content
  const title = t('second.title', {
    count: readers.length,
    language: t(other === 'de' ? 'common:german' : 'common:english'),
  })
  if (secondText) return <Fields title={title} texts={secondText} {...{ composer, errorOf, onVisit }} />
  const [first] = readers
  if (!first) return null
  const open = () => {
    edit({ secondText: template })
    dispatch({ kind: 'previewRecipientChosen', recipientId: first.id })
  }
  return (
    <Button
      variant="outlined"
      onClick={open}
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
  const parts: readonly PartName[] = partNames[type]
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
        {parts.map((part) => (
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
