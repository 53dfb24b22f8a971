import { mdiHistory } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { type ActivityType, activityTypes } from '@running-dinner/contract/events'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useActivities } from '../../../../features/events/activities/activities.api.ts'
import { ActivityList } from '../../../../features/events/activities/activity-list.tsx'
import { paths } from '../../../../lib/paths.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { NativeSelect } from '../../../../ui/native-select.tsx'
import { Page } from '../../../../ui/page.tsx'
import { ListSkeleton } from '../../../../ui/skeletons.tsx'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'

/** All activities by page and kind; both are kept in the address. */
export function ActivitiesPage() {
  const { t } = useTranslation(['activities', 'admin'])
  const adminId = useAdminId()
  const dinner = useAdminDinner()
  const [query, setQuery] = useSearchParams()
  const filter = readFilter(query)
  const change = (next: ActivityFilter) => setQuery(writeFilter(next), { preventScrollReset: true })
  const { data, error, refetch, isPlaceholderData } = useActivities(adminId, filter)
  return (
    <Page
      title={t('title')}
      intro={t('intro')}
      back={{ label: t('admin:navigation.dashboard'), to: paths.admin.dashboard(adminId) }}
      width="md"
    >
      <KindFilter filter={filter} onChange={change} />
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton />}
      {data && data.activities.length === 0 && <NothingYet filter={filter} onChange={change} />}
      {data && data.activities.length > 0 && (
        <Card sx={{ p: { xs: 2, sm: 3 }, opacity: isPlaceholderData ? 0.6 : 1 }} aria-busy={isPlaceholderData}>
          <ActivityList activities={data.activities} organiser={dinner.email} adminId={adminId} />
        </Card>
      )}
      {data && (filter.page > 0 || data.hasMore) && <Pager filter={filter} hasMore={data.hasMore} onChange={change} />}
    </Page>
  )
}

interface FilterProps {
  filter: ActivityFilter
  onChange: (filter: ActivityFilter) => void
}

function KindFilter({ filter, onChange }: FilterProps) {
  const { t } = useTranslation('activities')
  return (
    <NativeSelect
      label={t('filter')}
      id="activity-kind"
      value={filter.type ?? ''}
      onChange={(event) => onChange({ type: activityTypes.find((type) => type === event.target.value), page: 0 })}
      isLabelShrunk
      sx={{ maxWidth: 360, mb: 3 }}
    >
      <option value="">{t('everything')}</option>
      {activityTypes.map((type) => (
        <option key={type} value={type}>
          {t(`types.${type}`)}
        </option>
      ))}
    </NativeSelect>
  )
}

function NothingYet({ filter, onChange }: FilterProps) {
  const { t } = useTranslation('activities')
  const isFiltered = filter.type !== undefined || filter.page > 0
  return (
    <EmptyState
      icon={mdiHistory}
      title={t(isFiltered ? 'emptyFilterTitle' : 'emptyTitle')}
      action={
        isFiltered && (
          <Button variant="outlined" onClick={() => onChange({ type: undefined, page: 0 })}>
            {t('showAll')}
          </Button>
        )
      }
    >
      {t(isFiltered ? 'emptyFilter' : 'empty')}
    </EmptyState>
  )
}

function Pager({ filter, hasMore, onChange }: FilterProps & { hasMore: boolean }) {
  const { t } = useTranslation('activities')
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, mt: 3 }}>
      <Button
        variant="outlined"
        disabled={filter.page === 0}
        onClick={() => onChange({ ...filter, page: filter.page - 1 })}
      >
        {t('newer')}
      </Button>
      <Box component="span" role="status" sx={{ color: 'text.secondary' }}>
        {t('page', { page: filter.page + 1 })}
      </Box>
      <Button variant="outlined" disabled={!hasMore} onClick={() => onChange({ ...filter, page: filter.page + 1 })}>
        {t('older')}
      </Button>
    </Box>
  )
}

interface ActivityFilter {
  type: ActivityType | undefined
  /** From 0, as the call counts. */
  page: number
}

/** The query of the address: `?type=...&page=2`, pages counted from 1. Invalid values are ignored. */
export function readFilter(query: URLSearchParams): ActivityFilter {
  const type = activityTypes.find((activityType) => activityType === query.get('type'))
  const page = /^[1-9]\d{0,3}$/.test(query.get('page') ?? '') ? Number(query.get('page')) - 1 : 0
  return { type, page }
}

export function writeFilter({ type, page }: ActivityFilter): URLSearchParams {
  const query = new URLSearchParams()
  if (type !== undefined) query.set('type', type)
  if (page > 0) query.set('page', String(page + 1))
  return query
}
