import { mdiCalendarBlankOutline, mdiMapMarkerOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ActivityReply, DinnerReply } from '@running-dinner/contract/events'
import { isEveningOver, isExpired } from '@running-dinner/domain/events'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useDashboard } from '../../../../features/events/activities/activities.api.ts'
import { ActivityList } from '../../../../features/events/activities/activity-list.tsx'
import { type ParticipantList, useParticipants } from '../../../../features/people/participants/participants.api.ts'
import { formatDate } from '../../../../lib/dates.ts'
import { paths } from '../../../../lib/paths.ts'
import { preload } from '../../../../lib/preload.ts'
import { CardSection } from '../../../../ui/card-section.tsx'
import { CopyField } from '../../../../ui/copy-field.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { Page } from '../../../../ui/page.tsx'
import { SearchInput } from '../../../../ui/search-input.tsx'
import { DashboardSkeleton } from '../../../../ui/skeletons.tsx'
import { useRowsWithoutTeams } from '../../people/participants/list/person-rows.ts'
import { RequestsCard } from '../../people/requests/requests-card.tsx'
import { SlowWays } from '../../plan/routes/slow-ways.tsx'
import { useAdminDinner, useAdminId, useIsCancelled } from '../../shell/admin-dinner.ts'
import { dayOfEvening, daysText, timedEventOf, todayOf } from '../../shell/dates.ts'
import { nextStepPath } from '../../shell/next-step.ts'
import { useAnchor } from '../../shell/use-anchor.ts'
import { useEventStatus } from '../../shell/use-event-status.ts'
import { CourseTimes } from '../schedule/course-times.tsx'
import { ScheduleButton } from '../schedule/schedule-button.tsx'
import { ChecklistCard } from './checklist-card.tsx'
import { DashboardFigures } from './dashboard-figures.tsx'
import { ExceptionsCard } from './exceptions-card.tsx'
import { NextCard } from './next-card.tsx'
import { CurveCard, RegistrationsCard } from './registrations-card.tsx'

const ChangesCard = lazy(() =>
  import('../../messages/notification-status/changes-card.tsx').then((file) => ({ default: file.ChangesCard })),
)
const RunAgainCard = lazy(() => import('./run-again-card.tsx').then((file) => ({ default: file.RunAgainCard })))
const HeldMessages = lazy(() =>
  import('../../messages/sending/held-bar.tsx').then((file) => ({ default: file.HeldMessages })),
)

/** The event at a glance. */
export function DashboardPage() {
  const dinner = useAdminDinner()
  const adminId = useAdminId()
  const { data, error, refetch } = useDashboard(adminId)
  const { data: participantList } = useParticipants(adminId)
  const eventStatus = useEventStatus(dinner)
  const rows = useRowsWithoutTeams()
  const { title } = dinner.basicDetails
  const isBegun = data?.standing.teamMails.begun === true || data?.standing.routeMails.begun === true
  const { teams, routes } = data?.standing.knowledge ?? {}
  const isQueued = teams !== undefined && routes !== undefined && teams.queued + routes.queued > 0
  const isCancelled = useIsCancelled()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const isOver =
    dinner.runningDinnerType === 'STANDARD' && (isCancelled || isEveningOver(timedEventOf(dinner), new Date()))
  const figures = data && participantList && !isCancelled && (
    <DashboardFigures eventStatus={data.standing} list={participantList} rows={rows} />
  )
  return (
    <Page title={title} intro={<Facts dinner={dinner} />}>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <DashboardSkeleton />}
      {isQueued && (
        <Suspense>
          <HeldMessages />
        </Suspense>
      )}
      {data && participantList && <PersonFinder list={participantList} />}
      <RequestsCard />
      {data?.standing.teamsExist && <SlowWays />}
      {!isPhone && figures}
      {data && (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
          }}
        >
          <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
            {/* As the next step the changes stand below with the same number and the same way. */}
            {isBegun && !isCancelled && eventStatus?.next !== 'tellChanges' && (
              <Suspense fallback={<Skeleton variant="rounded" height={78} />}>
                <ChangesCard />
              </Suspense>
            )}
            {eventStatus ? <NextCard eventStatus={eventStatus} /> : <Skeleton variant="rounded" height={190} />}
            {/* Above it they would push the next step out of the first screen of a phone. */}
            {isPhone && figures}
            {participantList && !isCancelled && <CurveCard list={participantList} />}
            {!isCancelled && <ExceptionsCard rows={rows} />}
            <LatestCard activities={data.activities} />
            <RegistrationsCard />
          </Box>
          <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
            {isOver && (
              <Suspense fallback={<Skeleton variant="rounded" height={160} />}>
                <RunAgainCard isOver />
              </Suspense>
            )}
            {!isCancelled && (
              <ChecklistCard
                dinner={dinner}
                checkList={data.checkList}
                eventStatus={data.standing}
                nextPath={eventStatus && nextStepPath(eventStatus, adminId)}
              />
            )}
            <MealsCard dinner={dinner} />
            <PublicLinkCard dinner={dinner} />
            {!isOver && dinner.runningDinnerType === 'STANDARD' && (
              <Suspense>
                <RunAgainCard isOver={false} />
              </Suspense>
            )}
          </Box>
        </Box>
      )}
    </Page>
  )
}

function Facts({ dinner }: { dinner: DinnerReply }) {
  const { t } = useTranslation('admin')
  const { date, city } = dinner.basicDetails
  const when = useIsCancelled() ? t('facts.cancelled') : daysText(t, dayOfEvening(dinner), date)
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}>
      <Fact icon={mdiCalendarBlankOutline}>{`${formatDate(date)}, ${when}`}</Fact>
      <Fact icon={mdiMapMarkerOutline}>{city}</Fact>
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

const mostShown = 5

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
      <ActivityList activities={activities.slice(0, mostShown)} organiser={email} adminId={adminId} />
    </CardSection>
  )
}

/** The link to the registration. No card for closed registration, past or cancelled events. */
function PublicLinkCard({ dinner }: { dinner: DinnerReply }) {
  const { t } = useTranslation('admin')
  useAnchor()
  const { registrationType } = dinner.basicDetails
  const settings = dinner.publicSettings
  const isOver = dinner.cancellationDate !== null || isExpired(dinner, todayOf(dinner))
  if (registrationType === 'CLOSED' || settings === null || isOver) return null
  return (
    <CardSection id="registration-link" title={t('publicLink.title')}>
      <CopyField
        label={t('publicLink.label')}
        value={settings.publicDinnerUrl}
        audience={t(`publicLink.${registrationType}`)}
        shareTitle={dinner.basicDetails.title}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {settings.registrationDeactivated
          ? t('publicLink.deactivated')
          : t('publicLink.until', { date: formatDate(settings.endOfRegistrationDate) })}
      </Typography>
      <Button
        component={Link}
        to={paths.admin.paymentOptions(dinner.adminId)}
        size="small"
        sx={{ mt: 1, px: 1, mx: -1 }}
      >
        {t('publicLink.price')}
      </Button>
    </CardSection>
  )
}

const loadFoundPeople = () => import('./found-people.tsx')
const FoundPeople = lazy(() => loadFoundPeople().then((file) => ({ default: file.FoundPeople })))

/** Who is it, where are they when, and their number to call: without leaving the overview. */
export function PersonFinder({ list }: { list: ParticipantList }) {
  const { t } = useTranslation('dashboard')
  const [typed, setTyped] = useState('')
  if (list.numParticipantsTotal === 0) return null
  return (
    <Box role="search" sx={{ mb: 2, maxWidth: '36em' }}>
      <SearchInput
        label={t('finder.label')}
        typed={typed}
        onType={setTyped}
        onFocus={() => preload(loadFoundPeople)}
        isSmall
      />
      {typed.trim() !== '' && (
        <Suspense fallback={null}>
          <FoundPeople list={list} typed={typed} />
        </Suspense>
      )}
    </Box>
  )
}
