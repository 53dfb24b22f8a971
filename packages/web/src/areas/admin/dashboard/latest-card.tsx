import MuiLink from '@mui/material/Link'
import type { ActivityReply } from '@running-dinner/contract/activities.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ActivityList } from '../../../features/activities/activity-list.tsx'
import { paths } from '../../../lib/paths.ts'
import { CardSection } from '../../../ui/card-section.tsx'
import { useAdminDinner, useAdminId } from '../shell/admin-dinner.ts'

const SHOWN = 5

export function LatestCard({ activities }: { activities: readonly ActivityReply[] }) {
  const { t } = useTranslation('admin')
  const adminId = useAdminId()
  const { email } = useAdminDinner()
  return (
    <CardSection
      title={t('latest.title')}
      aside={
        <MuiLink component={Link} to={paths.admin.activities(adminId)} variant="body2">
          {t('latest.all')}
        </MuiLink>
      }
    >
      <ActivityList activities={activities.slice(0, SHOWN)} organiser={email} adminId={adminId} />
    </CardSection>
  )
}
