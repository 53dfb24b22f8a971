import { mdiAccountGroupOutline, mdiCalendarBlankOutline, mdiMapMarkerOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { DinnerReply } from '@running-dinner/contract/dinners.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useDashboard } from '../../../features/activities/activities.api.ts'
import { formatDate } from '../../../lib/dates.ts'
import { Icon } from '../../../ui/icon.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { Page } from '../../../ui/page.tsx'
import { CardsSkeleton } from '../../../ui/skeletons.tsx'
import { useAdminDinner, useAdminId, useIsCancelled } from '../shell/admin-dinner.ts'
import { daysText } from '../shell/days-text.ts'
import { places } from '../shell/navigation.ts'
import { standingOf } from '../shell/next-step.ts'
import { daily, type Section, sections } from '../shell/section.ts'
import { todayOf } from '../shell/today-of.ts'
import { ChecklistCard } from './checklist-card.tsx'
import { LatestCard } from './latest-card.tsx'
import { MealsCard } from './meals-card.tsx'
import { NextCard } from './next-card.tsx'
import { OldRegistrationsDialog } from './old-registrations-dialog.tsx'
import { PublicLinkCard } from './public-link-card.tsx'
import { RegistrationsCard } from './registrations-card.tsx'

/** The event at a glance (rules 12.1). */
export function DashboardPage() {
  const dinner = useAdminDinner()
  const { data, error, refetch } = useDashboard(useAdminId())
  const { title } = dinner.basicDetails
  const isCancelled = useIsCancelled()
  return (
    <Page
      title={title}
      intro={<Facts dinner={dinner} numParticipants={data?.standing.numParticipants} />}
      actions={<FurtherPlaces />}
    >
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <CardsSkeleton cards={4} />}
      {!isCancelled && <OldRegistrationsDialog />}
      {data && (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
          }}
        >
          <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
            <NextCard standing={standingOf(dinner, data.standing, todayOf(dinner))} />
            {!isCancelled && <ChecklistCard dinner={dinner} checkList={data.checkList} standing={data.standing} />}
            <RegistrationsCard />
            <LatestCard activities={data.activities} />
          </Box>
          <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
            <MealsCard dinner={dinner} />
            <PublicLinkCard dinner={dinner} />
          </Box>
        </Box>
      )}
    </Page>
  )
}

/** On a phone the way to what has no room under the thumb; wider screens have it beside the page. */
function FurtherPlaces() {
  const { t } = useTranslation('admin')
  const adminId = useAdminId()
  return sections
    .filter((section) => !isDaily(section))
    .map((section) => (
      <Button
        key={section}
        component={Link}
        to={places[section].path(adminId)}
        variant="outlined"
        startIcon={<Icon path={places[section].icon} />}
        sx={{ display: { md: 'none' } }}
      >
        {t(`navigation.${section}`)}
      </Button>
    ))
}

const isDaily = (section: Section) => daily.some((one) => one === section)

function Facts({ dinner, numParticipants }: { dinner: DinnerReply; numParticipants: number | undefined }) {
  const { t } = useTranslation('admin')
  const { date, city } = dinner.basicDetails
  const when = useIsCancelled() ? t('facts.cancelled') : daysText(t, todayOf(dinner), date)
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}>
      <Fact icon={mdiCalendarBlankOutline}>{`${formatDate(date)}, ${when}`}</Fact>
      <Fact icon={mdiMapMarkerOutline}>{city}</Fact>
      {numParticipants !== undefined && (
        <Fact icon={mdiAccountGroupOutline}>{t('facts.people', { count: numParticipants })}</Fact>
      )}
    </Box>
  )
}

function Fact({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, fontSize: '1rem' }}>
      <Icon path={icon} sx={{ fontSize: 20 }} />
      {children}
    </Box>
  )
}
