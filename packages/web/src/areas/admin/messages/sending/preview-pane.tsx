import { mdiChevronLeft, mdiChevronRight } from '@mdi/js'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { Issue } from '@running-dinner/domain'
import { type Dispatch, memo, type ReactNode, useEffect, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MessageRecipient } from '../../../../features/messages/sending/message-recipients.ts'
import { previewMessage } from '../../../../features/messages/sending/messages.api.ts'
import { toApiError } from '../../../../lib/api-error.ts'
import { useLoadedIssueText } from '../../../../lib/issue-text.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { LateProgress } from '../../../../ui/late-progress.tsx'
import { NativeSelect } from '../../../../ui/native-select.tsx'
import { MailSample, TextWarnings } from './mail-sample.tsx'
import {
  type DraftEvent,
  draftIssues,
  fieldOf,
  type MessageDraft,
  missingFields,
  previewRequest,
  textOf,
} from './message-draft.ts'
import type { Composer } from './use-composer.ts'

interface PreviewPaneProps {
  composer: Composer
  isPending: boolean
}

/** The mail of one recipient; the missing fields or issues while there is no preview. */
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
        {isPending && <LateProgress aria-label={t('preview.loading')} sx={{ flex: 1, maxWidth: 120 }} />}
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
  const { preview } = draft
  const mail = preview?.previewMessageList[0]
  const missing = missingFields(draft)
  if (missing.length > 0) return <Missing fields={missing} />
  const issues = draftIssues(draft)
  if (issues.length > 0) return <Issues issues={issues} onRetry={() => composer.edit({})} />
  if (!preview || !mail)
    return <Skeleton variant="rounded" sx={{ height: { xs: 600, lg: 'max(320px, calc(100dvh - 340px))' } }} />
  const recipient = composer.recipients.find(({ id }) => id === mail.participantId)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextWarnings unknownPlaceholders={preview.unknownPlaceholders} isTextMissing={composer.isTextMissing} />
      <MailSample
        to={recipient ? `${recipient.name} · ${recipient.email}` : ''}
        subject={mail.subject}
        text={mail.text}
        html={mail.html}
        maxHeight={{ xs: 520, lg: 'max(240px, calc(100dvh - 420px))' }}
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

function Issues({ issues, onRetry }: { issues: readonly Issue[]; onRetry: () => void }) {
  const { t } = useTranslation(['mailing', 'common'])
  const issueText = useLoadedIssueText()
  const nameOf = (field: string | undefined) => {
    const name = fieldOf(field)
    if (name === undefined || name === 'recipients') return ''
    const { text, isSecond } = textOf(name)
    const label = text === 'subject' || text === 'message' ? t(`compose.${text}`) : t(`compose.parts.${text}`)
    return `${isSecond ? t('second.field', { label }) : label}: `
  }
  const isTechnical = issues.some(({ issueType }) => issueType === 'TECHNICAL')
  return (
    <Alert severity="error">
      <AlertTitle>{t(isTechnical ? 'preview.failed' : 'preview.invalid')}</AlertTitle>
      {issues.map(({ field, message, data }) => (
        <div key={`${field} ${message}`}>{`${nameOf(field)}${issueText(message, data)}`}</div>
      ))}
      {isTechnical && (
        <Button color="inherit" variant="outlined" size="small" onClick={onRetry} sx={{ mt: 1.5 }}>
          {t('common:retry')}
        </Button>
      )}
    </Alert>
  )
}

interface PreviewRecipientProps {
  recipients: readonly MessageRecipient[]
  chosenId: string | undefined
  dispatch: Dispatch<DraftEvent>
}

/**
 * Chooses the recipient whose mail is previewed, from a list or with arrows.
 * Memoised: hundreds of names must not be rendered with every key press in the editor.
 */
const PreviewRecipient = memo(function PreviewRecipient(props: PreviewRecipientProps) {
  const { recipients, chosenId, dispatch } = props
  const { t } = useTranslation('mailing')
  const position = recipients.findIndex(({ id }) => id === chosenId)
  const choose = (recipient: MessageRecipient | undefined) => {
    if (recipient) dispatch({ kind: 'previewRecipientChosen', recipientId: recipient.id })
  }
  const nameOf = ({ name, teamNumber }: MessageRecipient) =>
    teamNumber === undefined ? name : `${name} · ${t('choose.team', { number: teamNumber })}`
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mb: 2 }}>
      <NativeSelect
        size="small"
        id="preview-recipient"
        label={t('preview.for')}
        value={chosenId ?? ''}
        onChange={(event) => choose(recipients.find(({ id }) => id === event.target.value))}
        isLabelShrunk
      >
        {recipients.map((recipient) => (
          <option key={recipient.id} value={recipient.id}>
            {nameOf(recipient)}
          </option>
        ))}
      </NativeSelect>
      <IconButton
        aria-label={t('preview.previous')}
        disabled={position <= 0}
        onClick={() => choose(recipients[position - 1])}
      >
        <Icon path={mdiChevronLeft} />
      </IconButton>
      <IconButton
        aria-label={t('preview.next')}
        disabled={position >= recipients.length - 1}
        onClick={() => choose(recipients[position + 1])}
      >
        <Icon path={mdiChevronRight} />
      </IconButton>
    </Box>
  )
})

/** Delay between the last edit and the preview call. */
const debounceMilliseconds = 150

/** Fetches a preview of each complete draft; answers to earlier drafts are dropped. Returns whether one is loading. */
export function useMessagePreview(adminId: string, draft: MessageDraft, dispatch: Dispatch<DraftEvent>): boolean {
  const [isPending, setIsPending] = useState(false)
  const { type, content, previewRecipientId } = draft
  const request = useMemo(
    () => previewRequest({ type, content, previewRecipientId }),
    [type, content, previewRecipientId],
  )
  useEffect(() => {
    if (request === undefined) {
      setIsPending(false)
      dispatch({ kind: 'previewImpossible' })
      return
    }
    const controller = new AbortController()
    const finish = (event: DraftEvent) => {
      if (controller.signal.aborted) return
      setIsPending(false)
      dispatch(event)
    }
    setIsPending(true)
    const timer = setTimeout(() => {
      previewMessage(adminId, request, controller.signal).then(
        (preview) => finish({ kind: 'previewSucceeded', preview }),
        (error: unknown) => finish({ kind: 'previewFailed', issues: toApiError(error).issues }),
      )
    }, debounceMilliseconds)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [adminId, request, dispatch])
  return isPending
}
