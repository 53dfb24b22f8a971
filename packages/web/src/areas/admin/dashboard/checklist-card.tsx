import { mdiCheckCircle, mdiCircleOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { activityRoutes, StandingReply } from '@running-dinner/contract/activities.ts'
import type { DinnerReply } from '@running-dinner/contract/dinners.ts'
import type { ReplyOf } from '@running-dinner/contract/route.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { CardSection } from '../../../ui/card-section.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'
import { daysText, todayOf } from '../shell/dates.ts'

interface ChecklistCardProps {
  dinner: DinnerReply
  checkList: CheckList
  standing: StandingReply
}

export function ChecklistCard({ dinner, checkList, standing }: ChecklistCardProps) {
  const { t } = useTranslation('admin')
  const items = checkListItems(checkList, standing, useAdminId())
  const done = items.filter((item) => item.done).length
  return (
    <CardSection
      title={t('checklist.title')}
      aside={
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('checklist.progress', { done, total: items.length })}
        </Typography>
      }
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {items.map((item) => (
          <Item key={item.name} item={item} dinner={dinner} />
        ))}
      </Box>
    </CardSection>
  )
}

function Item({ item, dinner }: { item: CheckListItem; dinner: DinnerReply }) {
  const { t } = useTranslation('admin')
  const label = t(`checklist.${item.name}`)
  const deadline = dinner.publicSettings?.endOfRegistrationDate
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
      <Icon
        path={item.done ? mdiCheckCircle : mdiCircleOutline}
        titleAccess={t(item.done ? 'checklist.done' : 'checklist.open')}
        sx={{ color: item.done ? 'success.main' : 'text.disabled', fontSize: 22, mt: '1px' }}
      />
      <Box sx={{ minWidth: 0 }}>
        {item.path === undefined ? (
          <Box component="span" sx={{ color: item.done ? 'text.secondary' : 'text.primary' }}>
            {label}
          </Box>
        ) : (
          <MuiLink component={Link} to={item.path}>
            {label}
          </MuiLink>
        )}
        {item.name === 'endOfRegistrationDate' && !item.done && deadline !== undefined && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('checklist.until', { date: formatDate(deadline), days: daysText(t, todayOf(dinner), deadline) })}
          </Typography>
        )}
      </Box>
    </Box>
  )
}

type CheckList = ReplyOf<typeof activityRoutes.dashboard>['checkList']

interface CheckListItem {
  name: keyof CheckList
  done: boolean
  /** The page of the task; undefined for tasks that complete by themselves. */
  path: string | undefined
}

const { admin } = paths

const pages: [keyof CheckList, ((adminId: string) => string) | undefined][] = [
  ['dinnerCreated', undefined],
  ['endOfRegistrationDate', undefined],
  ['participantMessagesSent', admin.participantMessages],
  ['teamArrangementsCreated', admin.teams],
  ['teamMessagesSent', admin.teamMessages],
  ['dinnerRouteMessagesSent', admin.dinnerRouteMessages],
]

type MailsSent = Pick<StandingReply, 'teamMailsSent' | 'routeMailsSent' | 'untoldChanges'>

/**
 * The tasks in order. A closed registration has no deadline. Messages to teams count as done when every member of the
 * present teams has been reached, not when something was sent.
 */
export function checkListItems(checkList: CheckList, mails: MailsSent, adminId: string): CheckListItem[] {
  const items: CheckList = {
    ...checkList,
    teamMessagesSent: mails.teamMailsSent,
    dinnerRouteMessagesSent: mails.routeMailsSent && mails.untoldChanges === 0,
  }
  return pages.flatMap(([name, page]) => {
    const done = items[name]
    return done === null ? [] : [{ name, done, path: done ? undefined : page?.(adminId) }]
  })
}
