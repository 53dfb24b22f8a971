import { mdiAlertOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { CardSection } from '../../../ui/card-section.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { filterCounts } from '../participants/list/person-filters.ts'
import type { PersonRow } from '../participants/list/person-rows.ts'
import { useAdminId } from '../shell/admin-dinner.ts'

/** The filters of the list that mean work for an organiser. */
const exceptional = ['noPhone', 'seatsUnknown', 'wishOpen'] as const

/** What is missing about people, each a link to the list of those; nothing where nothing is missing. */
export function ExceptionsCard({ rows }: { rows: readonly PersonRow[] }) {
  const { t } = useTranslation('dashboard')
  const adminId = useAdminId()
  const counts = filterCounts(rows)
  const present = exceptional.filter((filter) => counts[filter] > 0)
  if (present.length === 0) return null
  return (
    <CardSection title={t('exceptions.title')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
        {present.map((filter) => (
          <Box component="li" key={filter} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
            <Icon path={mdiAlertOutline} sx={{ fontSize: 20, mt: '2px', color: 'warning.main' }} />
            <MuiLink component={Link} to={`${paths.admin.participants(adminId)}?filter=${filter}`}>
              {t(`exceptions.${filter}`, { count: counts[filter] })}
            </MuiLink>
          </Box>
        ))}
      </Box>
    </CardSection>
  )
}
