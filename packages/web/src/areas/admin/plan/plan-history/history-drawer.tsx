import { mdiBullhornOutline, mdiClose } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { PlanChangeReply } from '@running-dinner/contract/plan'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { activityIcon } from '../../../../features/events/activities/activity-icon.ts'
import { activityText, originatorText } from '../../../../features/events/activities/activity-text.ts'
import { useTeams } from '../../../../features/plan/teams/teams.api.ts'
import { formatInstant } from '../../../../lib/dates.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { useNotifyLink } from '../../messages/notification-status/use-notify-link.ts'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'

interface HistoryDrawerProps {
  open: boolean
  changes: readonly PlanChangeReply[]
  onClose: () => void
}

/** The latest changes of the plan beside the teams; on a phone as an overlay. */
export function HistoryDrawer({ open, changes, onClose }: HistoryDrawerProps) {
  const { t } = useTranslation('board')
  const titleId = useId()
  const paper = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId } as const
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { ...paper, sx: { width: { xs: '100%', sm: 440 } } } }}
    >
      <Box sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography id={titleId} variant="h2" sx={{ flex: 1 }}>
            {t('history.title')}
          </Typography>
          <IconButton aria-label={t('history.close')} onClick={onClose} edge="end">
            <Icon path={mdiClose} />
          </IconButton>
        </Box>
        <Typography sx={{ color: 'text.secondary' }}>{t('history.intro')}</Typography>
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {changes.map((change) => (
            <HistoryEntry key={change.id} change={change} />
          ))}
        </Box>
      </Box>
    </Drawer>
  )
}

/** More numbers than this are not read at a glance. */
const mostNumbers = 12

/** One change: what, when, by whom, affected teams, and a link to inform them. */
function HistoryEntry({ change }: { change: PlanChangeReply }) {
  const { t } = useTranslation('board')
  const { t: tActivity } = useTranslation('activities')
  const organiser = useAdminDinner().email
  const notifyLink = useNotifyLink()
  const notifyPath = change.undone ? undefined : notifyLink(change.affectedTeamIds)
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Icon path={activityIcon(change)} sx={{ fontSize: 22, mt: '2px', color: 'text.secondary' }} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box sx={change.undone ? { color: 'text.secondary', textDecoration: 'line-through' } : { fontWeight: 600 }}>
          {activityText(tActivity, change)}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <time dateTime={change.createdAt}>{formatInstant(change.createdAt)}</time>
          {originatorText((name) => t('history.by', { name }), change.originator, organiser)}
        </Typography>
        {change.undone ? (
          <Chip size="small" variant="outlined" label={t('history.takenBack')} sx={{ mt: 0.75 }} />
        ) : (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <Affected teamIds={change.affectedTeamIds} />
          </Typography>
        )}
        {notifyPath && (
          <Button
            component={Link}
            to={notifyPath}
            size="small"
            variant="outlined"
            startIcon={<Icon path={mdiBullhornOutline} />}
            sx={{ mt: 1 }}
          >
            {t('history.tell')}
          </Button>
        )}
      </Box>
    </Box>
  )
}

function Affected({ teamIds }: { teamIds: readonly string[] }) {
  const { t } = useTranslation('board')
  const { data } = useTeams(useAdminId())
  const numbers = (data?.teams ?? []).filter((team) => teamIds.includes(team.id)).map((team) => team.teamNumber)
  if (numbers.length === 0) return t('history.affectedNobody')
  const named = numbers.slice(0, mostNumbers).join(', ')
  return t('history.affected', {
    count: numbers.length,
    numbers: numbers.length > mostNumbers ? t('history.andMore', { numbers: named }) : named,
  })
}
