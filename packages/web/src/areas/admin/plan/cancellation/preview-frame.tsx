import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { CancelledTeamReply, TeamReply } from '@running-dinner/contract/plan'
import { fullName } from '@running-dinner/domain'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { MealMark } from '../../../../features/plan/teams/team-marks.tsx'
import { issueTexts, useIssueText } from '../../../../lib/issue-text.ts'
import { useAdminDinner } from '../../shell/admin-dinner.ts'

export type MessagesSent = Pick<CancelledTeamReply, 'teamMessagesSent' | 'dinnerRouteMessagesSent'>

interface PreviewFrameProps {
  /** Names what confirming does. */
  confirmLabel: string
  sent: MessagesSent
  isPending: boolean
  error: unknown
  onBack: () => void
  onConfirm: () => void
  children: ReactNode
}

/** The consequences, the mails they make necessary, and the buttons to confirm or go back. */
export function PreviewFrame({ confirmLabel, sent, isPending, error, onBack, onConfirm, children }: PreviewFrameProps) {
  const { t } = useTranslation('cancellation')
  const heading = useRef<HTMLHeadingElement>(null)
  useIssueText()
  // Move the focus to the new heading, so that screen readers announce it.
  useLayoutEffect(() => heading.current?.focus(), [])
  const { teamMessagesSent, dinnerRouteMessagesSent } = sent
  return (
    <Box component="section" sx={{ display: 'grid', gap: 3 }}>
      <Typography ref={heading} tabIndex={-1} variant="h2">
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

export function PreviewGroup({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" sx={{ mb: 0.75 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
        {children}
      </Box>
    </Box>
  )
}

export function TeamLines({ teams }: { teams: readonly TeamReply[] }) {
  const { t } = useTranslation('cancellation')
  const { meals } = useAdminDinner()
  if (teams.length === 0) return <li>{t('preview.nobody')}</li>
  return teams.map((team) => (
    <li key={team.id}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}>
        <strong>{t('team', { number: team.teamNumber })}</strong>
        <MealMark meal={team.meal} meals={meals} />
      </Box>
      {team.teamMembers.map(fullName).join(', ')}
    </li>
  ))
}
