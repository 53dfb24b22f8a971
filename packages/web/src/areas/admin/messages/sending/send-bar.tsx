import { mdiSendOutline } from '@mdi/js'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { PreviewReply } from '@running-dinner/contract/messages'
import { needsAcknowledgement } from '@running-dinner/domain/events'
import { lazy, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDinner } from '../../../../features/events/dinners/dinners.api.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { OnceOpened } from '../../../../ui/once-opened.tsx'
import { useToast } from '../../../../ui/toasts.tsx'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { DemoNotice } from './demo-notice.tsx'
import type { FieldName, MessageDraft } from './message-draft.ts'
import type { Composer } from './use-composer.ts'
import { useIsConfined, useSending } from './use-sending.ts'

const loadResendDialog = () => import('../../shell/resend-dialog.tsx')
const ResendDialog = lazy(() => loadResendDialog().then((file) => ({ default: file.ResendDialog })))

const loadSendDialog = () => import('./send-dialog.tsx')
const SendDialog = lazy(() => loadSendDialog().then((file) => ({ default: file.SendDialog })))

interface SendBarProps {
  composer: Composer
  /** Called with the empty fields when the organiser tries to send an incomplete message. */
  onIncomplete: (...fields: FieldName[]) => void
  onSent: (jobId: string) => void
}

/** Test and send buttons of the composer. */
export function SendBar(props: SendBarProps) {
  return (
    <IfConfirmed>
      <Sending {...props} />
    </IfConfirmed>
  )
}

/** A notice in place of the buttons that send while the event may not send mails yet. */
export function IfConfirmed({ children }: { children: ReactNode }) {
  const { runningDinnerType, acknowledgedDate } = useAdminDinner()
  const acknowledged = acknowledgedDate === null ? undefined : new Date(acknowledgedDate)
  const isBlocked = needsAcknowledgement({ runningDinnerType, acknowledgedDate: acknowledged })
  return isBlocked ? <UnconfirmedNotice /> : children
}

/** Sends a test to the organiser, or opens the dialog that asks before the message is sent. */
function Sending({ composer, onIncomplete, onSent }: SendBarProps) {
  const { t } = useTranslation('mailing')
  const [reviewed, setReviewed] = useState<PreviewReply>()
  const [isReviewing, setIsReviewing] = useState(false)
  const sending = useSending(composer, onIncomplete)
  const audience = useAudienceText(composer.draft)
  const isConfined = useIsConfined()
  const handleReview = async () => {
    const preview = await sending.review()
    if (preview === undefined) return
    setReviewed(preview)
    setIsReviewing(true)
  }
  return (
    <Box sx={barStyle}>
      <MailCount count={composer.recipients.length} audience={audience} />
      {/* Busy instead of disabled: disabling the focused button loses the keyboard focus. */}
      {!isConfined && (
        <Button variant="outlined" aria-busy={sending.isTesting} onClick={() => void sending.test()}>
          {t('send.test')}
        </Button>
      )}
      <Button
        variant="contained"
        aria-busy={sending.isPreparing}
        startIcon={<Icon path={mdiSendOutline} />}
        onClick={() => void handleReview()}
      >
        {t('send.review')}
      </Button>
      <OnceOpened open={isReviewing} load={loadSendDialog} onFail={() => setIsReviewing(false)}>
        {reviewed && (
          <SendDialog
            composer={composer}
            audience={audience}
            onSent={onSent}
            preview={reviewed}
            open={isReviewing}
            onClose={() => setIsReviewing(false)}
          />
        )}
      </OnceOpened>
    </Box>
  )
}

/** Number of mails and their recipients in words; in a demo also the address that receives them. */
function MailCount({ count, audience }: { count: number; audience: string }) {
  const { t } = useTranslation('mailing')
  return (
    <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
      {/* Announced: the choice of recipients is far above it. */}
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {t('send.to', { mails: t('mails', { count }), whom: audience })}
      </Typography>
      <DemoNotice quiet />
    </Box>
  )
}

/** Sticks to the bottom on wide screens only: on a phone it would cover too much of the editor. */
const barStyle = {
  gridArea: 'send',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  position: { lg: 'sticky' },
  bottom: 0,
  zIndex: 2,
  py: 2,
  px: { lg: 3 },
  mx: { lg: -3 },
  mb: { lg: -5 },
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: { lg: 'background.default' },
  '& .MuiButton-root': { flex: { xs: '1 1 auto', sm: 'none' } },
} as const

/**
 * Replaces the send buttons until the organiser has followed the mailed link.
 * Rule: docs/rules/messages/messages.md#unconfirmed-events-and-demos
 */
function UnconfirmedNotice() {
  const { t } = useTranslation('mailing')
  const dinner = useAdminDinner()
  const toast = useToast()
  const { refetch, isFetching } = useDinner(useAdminId())
  const [isResending, setIsResending] = useState(false)
  const handleConfirmed = async () => {
    const { data } = await refetch()
    if (data?.acknowledgedDate === null) toast.info(t('unconfirmed.notYet'))
  }
  return (
    <Alert severity="warning" sx={{ gridArea: 'send' }}>
      <AlertTitle>{t('unconfirmed.title')}</AlertTitle>
      {t('unconfirmed.text', { email: dinner.email })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button variant="contained" loading={isFetching} onClick={() => void handleConfirmed()}>
          {t('unconfirmed.confirmed')}
        </Button>
        <Button variant="outlined" color="inherit" onClick={() => setIsResending(true)}>
          {t('unconfirmed.resend')}
        </Button>
      </Box>
      <OnceOpened open={isResending} load={loadResendDialog} onFail={() => setIsResending(false)}>
        <ResendDialog dinner={dinner} open={isResending} onClose={() => setIsResending(false)} />
      </OnceOpened>
    </Alert>
  )
}

/** The selected recipients in words, to follow "to" in a sentence. */
function useAudienceText({ type, content }: Pick<MessageDraft, 'type' | 'content'>): string {
  const { t } = useTranslation('mailing')
  if (type === 'PARTICIPANT') return t(`send.selections.PARTICIPANT.${content.selection}`)
  return t(`send.selections.TEAM.${content.selection === 'CUSTOM_SELECTION' ? 'CUSTOM_SELECTION' : 'ALL'}`)
}
