import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { activityText } from '../../../features/activities/activity-text.ts'
import type { Happening } from '../../../features/teams/what-happened.ts'

/** What somebody else did to the plan while this screen was open. */
export function HappeningList({ happenings }: { happenings: readonly Happening[] }) {
  const { t } = useTranslation('board')
  const { t: tActivity } = useTranslation('activities')
  if (happenings.length === 0) return <span>{t('stale.unknown')}</span>
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {happenings.map(({ change, how }) => (
        <li key={change.id}>{t(`stale.${how}`, { what: activityText(tActivity, change) })}</li>
      ))}
    </Box>
  )
}
