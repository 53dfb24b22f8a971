import { mdiCheckCircle, mdiCircleOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { activityRoutes, DinnerReply, EventStatusReply } from '@running-dinner/contract/events'
import type { NotificationCountsReply } from '@running-dinner/contract/messages'
import type { ReplyOf } from '@running-dinner/contract/route'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '../../../../lib/dates.ts'
import { paths } from '../../../../lib/paths.ts'
import { CardSection } from '../../../../ui/card-section.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'
import { daysText, todayOf } from '../../shell/dates.ts'

interface ChecklistCardProps {
  dinner: DinnerReply
  checkList: CheckList
  eventStatus: EventStatusReply
  /** The page of the next step: its task is marked, and not linked a second time. */
  nextPath: string | undefined
}

export function ChecklistCard({ dinner, checkList, eventStatus, nextPath }: ChecklistCardProps) {
  const { t } = useTranslation('admin')
  const items = checkListItems(checkList, eventStatus, useAdminId())
  const doneCount = items.filter((item) => item.done).length
  return (
    <CardSection
      title={t('checklist.title')}
      aside={
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('checklist.progress', { done: doneCount, total: items.length })}
        </Typography>
      }
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {items.map((item) => (
          <Item
            key={item.name}
            item={item}
            dinner={dinner}
            isNext={item.path !== undefined && item.path === nextPath}
          />
        ))}
      </Box>
    </CardSection>
  )
}

function Item({ item, dinner, isNext }: { item: CheckListItem; dinner: DinnerReply; isNext: boolean }) {
  const { t } = useTranslation('admin')
  const label = t(`checklist.${item.name}`)
  const deadline = dinner.publicSettings?.endOfRegistrationDate
  return (
    <Box
      component="li"
      aria-current={isNext ? 'step' : undefined}
      sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', ...(isNext && { fontWeight: 650 }) }}
    >
      <Icon
        path={item.done ? mdiCheckCircle : mdiCircleOutline}
        titleAccess={t(item.done ? 'checklist.done' : 'checklist.open')}
        sx={{ color: item.done ? 'success.main' : 'text.disabled', fontSize: 22, mt: '1px' }}
      />
      <Box sx={{ minWidth: 0 }}>
        {item.path === undefined || isNext ? (
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
        {item.counts && <Counts name={item.name} counts={item.counts} />}
      </Box>
    </Box>
  )
}

const states = ['outdated', 'failed', 'queued', 'never'] as const

/** How many people know what the message says, and what is missing for the others. */
function Counts({ name, counts }: { name: keyof CheckList; counts: NotificationCountsReply }) {
  const { t } = useTranslation('admin')
  const { known, people } = counts
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {[
        t(name === 'teamMessagesSent' ? 'checklist.knowTeam' : 'checklist.knowRoute', { known, people }),
        ...states
          .filter((state) => counts[state] > 0)
          .map((state) => t(`checklist.${state}`, { count: counts[state] })),
      ].join(' · ')}
    </Typography>
  )
}

type CheckList = ReplyOf<typeof activityRoutes.dashboard>['checkList']

interface CheckListItem {
  name: keyof CheckList
  done: boolean
  /** The page of the task; undefined for tasks that complete by themselves. */
  path: string | undefined
  /** Only for messages about teams and routes, once one was sent. */
  counts?: NotificationCountsReply
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

type MailsSent = Pick<EventStatusReply, 'teamMailsSent' | 'routeMailsSent' | 'untoldChanges' | 'knowledge'>

/**
 * The tasks in order. A closed registration has no deadline. Messages to teams count as done when every member of the
 * present teams has been reached, not when something was sent. What changed since has a page of its own.
 */
export function checkListItems(checkList: CheckList, mails: MailsSent, adminId: string): CheckListItem[] {
  const items: CheckList = {
    ...checkList,
    teamMessagesSent: mails.teamMailsSent,
    dinnerRouteMessagesSent: mails.routeMailsSent && mails.untoldChanges === 0,
  }
  const { teams, routes } = mails.knowledge
  const countsOf: Partial<Record<keyof CheckList, NotificationCountsReply>> = {
    teamMessagesSent: teams,
    dinnerRouteMessagesSent: routes,
  }
  return pages.flatMap(([name, page]): CheckListItem[] => {
    const done = items[name]
    if (done === null) return []
    const counts = countsOf[name]
    const path = counts && counts.outdated > 0 ? admin.changeMessages(adminId) : page?.(adminId)
    return [{ name, done, path: done ? undefined : path, ...(counts && counts.people > counts.never && { counts }) }]
  })
}
