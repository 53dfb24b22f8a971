import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { RegistrationInfo } from '@running-dinner/contract/people'
import { dayIn, plusDays } from '@running-dinner/domain/local-date'
import { fullName } from '@running-dinner/domain/people'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ParticipantList } from '../../../../features/people/participants/participants.api.ts'
import { useRegistrations } from '../../../../features/people/participants/registrations.api.ts'
import { formatDate } from '../../../../lib/dates.ts'
import { paths } from '../../../../lib/paths.ts'
import { readStorage, writeStorage } from '../../../../lib/storage.ts'
import { CardSection } from '../../../../ui/card-section.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { ListSkeleton } from '../../../../ui/skeletons.tsx'
import { ConfirmButton } from '../../people/participants/unconfirmed/confirm-button.tsx'
import { RegistrationFacts } from '../../people/participants/unconfirmed/registration-facts.tsx'
import { useAdminDinner, useAdminId, useIsCancelled } from '../../shell/admin-dinner.ts'
import { todayOf } from '../../shell/dates.ts'

interface Day {
  /** ISO date. */
  date: string
  /** Registrations up to and including this day. */
  total: number
}

/** The growing number of registrations, one entry per day in the time zone `zone` from the first registration to today. */
export function registrationCurve(instants: readonly string[], today: string, zone: string): Day[] {
  const perDay = new Map<string, number>()
  for (const instant of instants) {
    const date = dayIn(zone, new Date(instant))
    perDay.set(date, (perDay.get(date) ?? 0) + 1)
  }
  const [first] = [...perDay.keys()].sort()
  if (first === undefined) return []
  const days: Day[] = []
  let total = 0
  for (let date = first; date <= today; date = plusDays(date, 1)) {
    total += perDay.get(date) ?? 0
    days.push({ date, total })
  }
  return days
}

/** How many of them came within the last seven days, today included. */
export function lastWeek(curve: readonly Day[]): number {
  return (curve.at(-1)?.total ?? 0) - (curve.at(-8)?.total ?? 0)
}

/** A line through all days for an SVG of this size, from its lower left corner. */
export function curveLine(curve: readonly Day[], width: number, height: number): string {
  const most = curve.at(-1)?.total ?? 0
  if (curve.length < 2 || most === 0) return ''
  return curve
    .map(({ total }, day) => {
      const x = (day / (curve.length - 1)) * width
      const y = height - (total / most) * height
      return `${day === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')
}

// Loaded on demand: few visits find an old registration.
const OldRegistrationsDialog = lazy(() =>
  import('./old-registrations-dialog.tsx').then((file) => ({ default: file.OldRegistrationsDialog })),
)
/** Other clients of the same API read this key too. */
const dialogKey = (adminId: string) => `showMissingParticipantActionNotification_${adminId}`
const turnedOff = 'false'

/** The latest registrations, unconfirmed ones on top. No card for events without registration. */
export function RegistrationsCard() {
  const { registrationType } = useAdminDinner().basicDetails
  return registrationType === 'CLOSED' ? null : <Registrations />
}

function Registrations() {
  const { t } = useTranslation('roster')
  const adminId = useAdminId()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useRegistrations(adminId)
  const registrations = data?.pages.flatMap((page) => page.registrations) ?? []
  const oldRegistrations = data?.pages[0]?.notActivatedRegistrationsTooOld ?? []
  const tooOld = new Set(oldRegistrations.map(({ id }) => id))
  const isCancelled = useIsCancelled()
  const [isDialogWanted] = useState(() => readStorage('local', dialogKey(adminId)) !== turnedOff)
  const hasUnconfirmed = registrations.some(({ activationDate }) => activationDate === null)
  return (
    <CardSection
      title={t('unconfirmed.title')}
      aside={
        hasUnconfirmed && (
          <MuiLink component={Link} to={`${paths.admin.participants(adminId)}?filter=unconfirmed`} variant="body2">
            {t('unconfirmed.all')}
          </MuiLink>
        )
      }
    >
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={3} />}
      {isDialogWanted && !isCancelled && oldRegistrations.length > 0 && (
        <Suspense>
          <OldRegistrationsDialog
            oldRegistrations={oldRegistrations}
            onTurnOff={() => writeStorage('local', dialogKey(adminId), turnedOff)}
          />
        </Suspense>
      )}
      {data && registrations.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('unconfirmed.nobodyYet')}</Typography>
      )}
      <Box component="ul" aria-label={t('unconfirmed.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {registrations.map((registration) => (
          <Entry
            key={registration.id}
            registration={registration}
            isTooOld={tooOld.has(registration.id)}
            adminId={adminId}
          />
        ))}
      </Box>
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()} sx={{ mt: 2, px: 1, mx: -1 }}>
          {t('unconfirmed.more')}
        </Button>
      )}
    </CardSection>
  )
}

interface EntryProps {
  registration: RegistrationInfo
  isTooOld: boolean
  adminId: string
}

function Entry({ registration, isTooOld, adminId }: EntryProps) {
  const isCancelled = useIsCancelled()
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1.5,
        '& + li': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <RegistrationFacts
          registration={registration}
          isTooOld={isTooOld}
          name={
            <MuiLink
              component={Link}
              to={paths.admin.participant(adminId, registration.id)}
              underline="hover"
              sx={{ color: 'text.primary' }}
            >
              {fullName(registration)}
            </MuiLink>
          }
        />
      </Box>
      {registration.activationDate === null && !isCancelled && <ConfirmButton registration={registration} />}
    </Box>
  )
}

const drawnWidth = 400
const drawnHeight = 80

/** How the number of people grew; nothing while all of them came on one day. */
export function CurveCard({ list }: { list: ParticipantList }) {
  const { t } = useTranslation('dashboard')
  const dinner = useAdminDinner()
  const people = [...list.participants, ...list.participantsWaitingList]
  const curve = registrationCurve(
    people.map(({ createdAt }) => createdAt),
    todayOf(dinner),
    dinner.basicDetails.zone,
  )
  const [first] = curve
  if (first === undefined || first.total === people.length) return null
  const line = curveLine(curve, drawnWidth, drawnHeight)
  const recent = t('curve.lastWeek', { count: lastWeek(curve) })
  return (
    <CardSection
      title={t('curve.title')}
      aside={
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {recent}
        </Typography>
      }
    >
      <Box sx={{ color: 'primary.main' }}>
        <svg
          viewBox={`0 -3 ${drawnWidth} ${drawnHeight + 6}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t('curve.label', { count: people.length, date: formatDate(first.date) })}
          style={{ display: 'block', width: '100%', height: 88 }}
        >
          <path d={`${line}V${drawnHeight}H0Z`} fill="currentColor" opacity={0.12} />
          <path d={line} fill="none" stroke="currentColor" strokeWidth={2} vectorEffect="non-scaling-stroke" />
        </svg>
      </Box>
      <Box
        aria-hidden
        sx={{ display: 'flex', justifyContent: 'space-between', fontSize: '0.8125rem', color: 'text.secondary' }}
      >
        <span>{formatDate(first.date)}</span>
        <span>{t('curve.today')}</span>
      </Box>
    </CardSection>
  )
}
