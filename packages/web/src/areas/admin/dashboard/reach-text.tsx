import MuiLink from '@mui/material/Link'
import type { MailReachReply } from '@running-dinner/contract/activities.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useAdminId } from '../shell/admin-dinner.ts'

/** How many teams have the mail, how many mails are on their way, and whose failed, each with a way to put it right. */
export function ReachText({ reach }: { reach: MailReachReply }) {
  const { t } = useTranslation('admin')
  const adminId = useAdminId()
  const { teams, teamsReached, onTheWay, failed, numFailed } = reach
  const more = numFailed - failed.length
  return (
    <>
      {t('reach.teams', { count: teamsReached, total: teams })}
      {onTheWay > 0 && ` ${t('reach.onTheWay', { count: onTheWay })}`}
      {failed.length > 0 && (
        <>
          {` ${t('reach.failed')} `}
          {failed.map(({ name, teamNumber, jobId }, at) => (
            <span key={`${teamNumber} ${name}`}>
              {at > 0 && ', '}
              <MuiLink component={Link} to={paths.admin.mailProtocol(adminId, jobId)} sx={{ color: 'inherit' }}>
                {t('reach.person', { name, number: teamNumber })}
              </MuiLink>
            </span>
          ))}
          {more > 0 && ` ${t('reach.more', { count: more })}`}.
        </>
      )}
    </>
  )
}
