import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ActivityReply } from '@running-dinner/contract/events'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatInstant } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { activityIcon } from './activity-icon.ts'
import { activityText, originatorText } from './activity-text.ts'

interface ActivityListProps {
  activities: readonly ActivityReply[]
  /** Who did something is named only where it was not the organiser. */
  organiser: string
  adminId: string
}

export function ActivityList({ activities, ...rest }: ActivityListProps) {
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {activities.map((activity) => (
        <Entry key={activity.id} activity={activity} {...rest} />
      ))}
    </Box>
  )
}

function Entry({ activity, organiser, adminId }: Omit<ActivityListProps, 'activities'> & { activity: ActivityReply }) {
  const { t } = useTranslation('activities')
  const text = activityText(t, activity)
  const path = pathOf(activity, adminId)
  const isFailure = activity.activityType === 'MESSAGE_JOB_SENDING_FAILED'
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5 }}>
      <Icon
        path={activityIcon(activity)}
        sx={{ fontSize: 22, mt: '2px', color: isFailure ? 'error.main' : 'text.secondary' }}
      />
      <Box sx={{ minWidth: 0 }}>
        {path === undefined ? (
          <span>{text}</span>
        ) : (
          <MuiLink component={Link} to={path}>
            {text}
          </MuiLink>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <time dateTime={activity.activityDate}>{formatInstant(activity.activityDate)}</time>
          {originatorText((name) => t('by', { name }), activity.originator, organiser)}
        </Typography>
      </Box>
    </Box>
  )
}

function pathOf({ relatedEntityId: id, relatedEntityType }: ActivityReply, adminId: string): string | undefined {
  if (id === null) return undefined
  return relatedEntityType === 'MESSAGE_JOB' ? paths.admin.mailProtocol(adminId, id) : undefined
}
