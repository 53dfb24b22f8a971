import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ParticipantList } from '../../../../features/people/participants/participants.api.ts'
import { formatDate } from '../../../../lib/dates.ts'
import { CardSection } from '../../../../ui/card-section.tsx'
import { useAdminDinner } from '../../shell/admin-dinner.ts'
import { todayOf } from '../../shell/dates.ts'
import { curveLine, lastWeek, registrationCurve } from './registration-curve.ts'

const WIDTH = 400
const HEIGHT = 80

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
  const line = curveLine(curve, WIDTH, HEIGHT)
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
          viewBox={`0 -3 ${WIDTH} ${HEIGHT + 6}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t('curve.label', { count: people.length, date: formatDate(first.date) })}
          style={{ display: 'block', width: '100%', height: 88 }}
        >
          <path d={`${line}V${HEIGHT}H0Z`} fill="currentColor" opacity={0.12} />
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
