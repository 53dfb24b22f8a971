import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { CancelledTeamReply } from '@running-dinner/contract/teams.ts'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { issueTexts, useIssueText } from '../../../lib/issue-text.ts'

export type MessagesSent = Pick<CancelledTeamReply, 'teamMessagesSent' | 'dinnerRouteMessagesSent'>

interface PreviewFrameProps {
  /** The verb of what happens. */
  confirmLabel: string
  sent: MessagesSent
  isPending: boolean
  error: unknown
  onBack: () => void
  onConfirm: () => void
  children: ReactNode
}

/** The consequences, which mails they make necessary, and the two ways from here. */
export function PreviewFrame({ confirmLabel, sent, isPending, error, onBack, onConfirm, children }: PreviewFrameProps) {
  const { t } = useTranslation('cancellation')
  const heading = useRef<HTMLHeadingElement>(null)
  useIssueText()
  // The screen is another one now; whoever reads it aloud begins here.
  useLayoutEffect(() => heading.current?.focus(), [])
  const { teamMessagesSent, dinnerRouteMessagesSent } = sent
  return (
    <Box component="section" sx={{ display: 'grid', gap: 3 }}>
      <Typography ref={heading} tabIndex={-1} variant="h2" sx={{ outline: 'none' }}>
        {t('preview.title')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>{children}</Box>
      <Alert severity={teamMessagesSent || dinnerRouteMessagesSent ? 'warning' : 'info'}>
        {teamMessagesSent && t('preview.sentTeams')} {dinnerRouteMessagesSent && t('preview.sentRoutes')}
        {!teamMessagesSent && !dinnerRouteMessagesSent && t('preview.sentNothing')} {t('preview.undo')}
      </Alert>
      {error !== null && error !== undefined && <Alert severity="error">{issueTexts(error).join(' ')}</Alert>}
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" color="error" loading={isPending} onClick={onConfirm}>
          {confirmLabel}
        </Button>
        <Button disabled={isPending} onClick={onBack}>
          {t('preview.back')}
        </Button>
      </Box>
    </Box>
  )
}
