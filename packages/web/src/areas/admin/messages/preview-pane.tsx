import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useIssueText } from '../../../lib/issue-text.ts'
import { fieldOf } from './field-name.ts'
import { MailSample } from './mail-sample.tsx'
import { missingFields } from './message-draft.ts'
import { PreviewRecipient } from './preview-recipient.tsx'
import { TextWarnings } from './text-warnings.tsx'
import type { Composer } from './use-composer.ts'

interface PreviewPaneProps {
  composer: Composer
  isPending: boolean
}

/** The message as one of its recipients will read it, or what it still lacks. */
export function PreviewPane({ composer, isPending }: PreviewPaneProps) {
  const { t } = useTranslation('mailing')
  const titleId = useId()
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      aria-busy={isPending}
      sx={{ gridArea: 'preview', position: { lg: 'sticky' }, top: { lg: 80 }, alignSelf: 'start', minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
        <Typography variant="h2" id={titleId}>
          {t('preview.title')}
        </Typography>
        {isPending && <LinearProgress aria-label={t('preview.loading')} sx={{ flex: 1, maxWidth: 120 }} />}
      </Box>
      {composer.recipients.length > 0 && (
        <PreviewRecipient
          recipients={composer.recipients}
          chosenId={composer.draft.previewRecipientId}
          dispatch={composer.dispatch}
        />
      )}
      <PreviewContent composer={composer} />
    </Box>
  )
}

function PreviewContent({ composer }: Pick<PreviewPaneProps, 'composer'>): ReactNode {
  const { draft } = composer
  const { preview, issues } = draft
  const mail = preview?.previewMessageList[0]
  const missing = missingFields(draft)
  if (missing.length > 0) return <Missing fields={missing} />
  if (issues.length > 0) return <Issues composer={composer} />
  if (!preview || !mail) return <Skeleton variant="rounded" height={280} />
  const recipient = composer.recipients.find(({ id }) => id === mail.participantId)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextWarnings unknownPlaceholders={preview.unknownPlaceholders} isTextMissing={composer.isTextMissing} />
      <MailSample
        to={recipient ? `${recipient.name} · ${recipient.email}` : ''}
        subject={mail.subject}
        text={mail.text}
        maxHeight={{ xs: 'none', lg: 'max(240px, calc(100dvh - 420px))' }}
      />
    </Box>
  )
}

function Missing({ fields }: { fields: ReturnType<typeof missingFields> }) {
  const { t } = useTranslation('mailing')
  return (
    <Box
      sx={{ border: 1, borderStyle: 'dashed', borderColor: 'divider', borderRadius: 2, p: 3, color: 'text.secondary' }}
    >
      {t('preview.missing')}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {fields.map((field) => (
          <li key={field}>{t(`preview.missingFields.${field}`)}</li>
        ))}
      </Box>
    </Box>
  )
}

function Issues({ composer }: Pick<PreviewPaneProps, 'composer'>) {
  const { t } = useTranslation(['mailing', 'common'])
  const issueText = useIssueText()
  const nameOf = (field: string | undefined) => {
    const name = fieldOf(field)
    if (name === undefined || name === 'recipients') return ''
    return `${name === 'subject' || name === 'message' ? t(`compose.${name}`) : t(`compose.parts.${name}`)}: `
  }
  const isTechnical = composer.draft.issues.some(({ issueType }) => issueType === 'TECHNICAL')
  return (
    <Alert severity="error">
      <AlertTitle>{t(isTechnical ? 'preview.failed' : 'preview.invalid')}</AlertTitle>
      {composer.draft.issues.map(({ field, message, data }) => (
        <div key={`${field} ${message}`}>{`${nameOf(field)}${issueText(message, data)}`}</div>
      ))}
      {isTechnical && (
        <Button color="inherit" variant="outlined" size="small" onClick={() => composer.edit({})} sx={{ mt: 1.5 }}>
          {t('common:retry')}
        </Button>
      )}
    </Alert>
  )
}
