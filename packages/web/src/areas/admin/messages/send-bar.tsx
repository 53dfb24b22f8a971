import { mdiSendOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { PreviewReply } from '@running-dinner/contract/messages.ts'
import { needsAcknowledgement } from '@running-dinner/domain/dinner/lifecycle.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { demoReachOf } from '../../../features/messages/demo-reach.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useAdminDinner } from '../shell/admin-dinner.ts'
import type { FieldName } from './field-name.ts'
import { SendDialog } from './send-dialog.tsx'
import { UnconfirmedNotice } from './unconfirmed-notice.tsx'
import type { Composer } from './use-composer.ts'
import { useIsConfined } from './use-is-confined.ts'
import { useSending } from './use-sending.ts'
import { useWhom } from './use-whom.ts'

interface SendBarProps {
  composer: Composer
  /** Somebody tried to send although these fields lack something. */
  onIncomplete: (...fields: FieldName[]) => void
  onSent: (jobId: string) => void
}

/** The way out of the composer; an explanation while mails are not allowed yet. */
export function SendBar(props: SendBarProps) {
  const { runningDinnerType, acknowledgedDate } = useAdminDinner()
  const acknowledged = acknowledgedDate === null ? undefined : new Date(acknowledgedDate)
  const isBlocked = needsAcknowledgement({ runningDinnerType, acknowledgedDate: acknowledged })
  return isBlocked ? <UnconfirmedNotice /> : <Sending {...props} />
}

/** A test to oneself, or the question before everybody gets it. */
function Sending({ composer, onIncomplete, onSent }: SendBarProps) {
  const { t } = useTranslation('mailing')
  const [reviewed, setReviewed] = useState<PreviewReply>()
  const [isReviewing, setIsReviewing] = useState(false)
  const sending = useSending(composer, onIncomplete)
  const whom = useWhom(composer.draft)
  const isConfined = useIsConfined()
  const handleReview = async () => {
    const preview = await sending.review()
    if (preview === undefined) return
    setReviewed(preview)
    setIsReviewing(true)
  }
  return (
    <Box sx={barStyle}>
      <Extent count={composer.recipients.length} whom={whom} />
      {/* Busy, not disabled: a disabled button would drop the keyboard's focus. */}
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
      {reviewed && (
        <SendDialog
          composer={composer}
          whom={whom}
          onSent={onSent}
          preview={reviewed}
          open={isReviewing}
          onClose={() => setIsReviewing(false)}
        />
      )}
    </Box>
  )
}

/** How many mails this is, and in a demo where they go. */
function Extent({ count, whom }: { count: number; whom: string }) {
  const { t } = useTranslation('mailing')
  const dinner = useAdminDinner()
  const reach = demoReachOf(dinner)
  return (
    <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600 }}>{t('send.to', { mails: t('mails', { count }), whom })}</Typography>
      {reach !== undefined && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(`send.demo.${reach}`, { email: dinner.email })}
        </Typography>
      )}
    </Box>
  )
}

/** In sight on a wide screen however long the message is; a phone has no room to spare. */
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
