import { mdiAccountGroupOutline, mdiCalendarBlankOutline, mdiMapMarkerOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import type { ActivityReply } from '@running-dinner/contract/activities.ts'
import type { DinnerReply } from '@running-dinner/contract/dinners.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useDashboard } from '../../../features/activities/activities.api.ts'
import { ActivityList } from '../../../features/activities/activity-list.tsx'
import { formatDate } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { CardSection } from '../../../ui/card-section.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { Page } from '../../../ui/page.tsx'
import { CardsSkeleton } from '../../../ui/skeletons.tsx'
import { CourseTimes } from '../schedule/course-times.tsx'
import { ScheduleButton } from '../schedule/schedule-button.tsx'
import { useAdminDinner, useAdminId, useIsCancelled } from '../shell/admin-dinner.ts'
import { daysText, todayOf } from '../shell/dates.ts'
import { daily, places, type Section, sections } from '../shell/navigation.ts'
import { standingOf } from '../shell/next-step.ts'
import { ChecklistCard } from './checklist-card.tsx'
import { NextCard } from './next-card.tsx'
import { OldRegistrationsDialog } from './old-registrations-dialog.tsx'
import { PublicLinkCard } from './public-link-card.tsx'
import { RegistrationsCard } from './registrations-card.tsx'

/** The event at a glance. */
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

/** On a phone, links to pages without room in the bottom navigation; wider screens show them beside the page. */
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

const isDaily = (section: Section) => daily.some((dailySection) => dailySection === section)

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

function MealsCard({ dinner }: { dinner: DinnerReply }) {
  const { t } = useTranslation('admin')
  const isCancelled = dinner.cancellationDate !== null
  return (
    <CardSection
      title={t('meals.title')}
      aside={!isCancelled && <ScheduleButton short size="small" sx={{ my: -0.75, mr: -1, px: 1 }} />}
    >
      <CourseTimes dinner={dinner} />
    </CardSection>
  )
}

const SHOWN = 5

function LatestCard({ activities }: { activities: readonly ActivityReply[] }) {
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
