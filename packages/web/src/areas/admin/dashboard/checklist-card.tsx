import { mdiCheckCircle, mdiCircleOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { StandingReply } from '@running-dinner/contract/activities.ts'
import type { DinnerReply } from '@running-dinner/contract/dinners.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '../../../lib/dates.ts'
import { CardSection } from '../../../ui/card-section.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'
import { daysText } from '../shell/days-text.ts'
import { todayOf } from '../shell/today-of.ts'
import { type CheckList, type CheckListItem, checkListItems } from './checklist.ts'

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
