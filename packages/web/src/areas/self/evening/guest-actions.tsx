import { mdiBellRingOutline, mdiClockPlusOutline, mdiHandWaveOutline, mdiWalk } from '@mdi/js'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { EveningStopReply } from '@running-dinner/contract/evening.ts'
import { latestMinutes } from '@running-dinner/domain/evening/report-kinds.ts'
import { useTranslation } from 'react-i18next'
import { isUnderWay, lastVisitReport } from '../../../features/guests/self-service/own-evening.ts'
import { Icon } from '../../../ui/icon.tsx'
import { SaidLine } from './said-line.tsx'
import { useEvening } from './use-evening.tsx'

const laterMinutes = 10

/** The presses of a guest on the way, in one hand's reach; what the server received replaces the question. */
export function GuestActions({ stop }: { stop: EveningStopReply }) {
  const { t } = useTranslation('evening')
  const { evening, teamId, now, send, unsent } = useEvening()
  const { mealId } = stop
  if (mealId === null || stop.kind !== 'guest' || stop.cancelled || !isUnderWay(stop, now)) return null
  const last = lastVisitReport({ teamId, reports: evening.reports }, mealId)
  const isWaiting = unsent.some((report) => report.mealId === mealId)
  const minutes = Math.min((last?.kind === 'LATE' ? (last.minutes ?? 0) : 0) + laterMinutes, latestMinutes.max)
  return (
    <Box sx={{ mt: 2 }}>
      <SaidLine report={last} />
      {last?.kind === 'NOBODY_OPENS' && (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          <AlertTitle>{t('guest.organiserKnows')}</AlertTitle>
          {t('guest.nobodyText')}
        </Alert>
      )}
      {last?.kind !== 'ARRIVED' && !isWaiting && (
        <Box sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: '1fr 1fr', mt: 1.5 }}>
          <Button
            size="large"
            startIcon={<Icon path={mdiHandWaveOutline} />}
            onClick={() => void send('ARRIVED', { mealId })}
            sx={{ ...bright, gridColumn: '1 / -1', minHeight: 56 }}
          >
            {t('send.arrived')}
          </Button>
          <Button
            startIcon={<Icon path={mdiClockPlusOutline} />}
            onClick={() => void send('LATE', { mealId, minutes })}
            sx={outlined}
          >
            {t(last?.kind === 'LATE' ? 'send.laterStill' : 'send.late')}
          </Button>
          <Button
            startIcon={<Icon path={mdiBellRingOutline} />}
            onClick={() => void send('NOBODY_OPENS', { mealId })}
            sx={outlined}
          >
            {t('send.nobodyOpens')}
          </Button>
          {last === undefined && (
            <Button startIcon={<Icon path={mdiWalk} />} onClick={() => void send('LEFT', { mealId })} sx={quiet}>
              {t('send.left')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  )
}

/** On the card's dark blue, in both schemes. */
const bright = { bgcolor: '#fff', color: '#194564', '&:hover': { bgcolor: '#e8eef2' } }
const outlined = {
  minHeight: 52,
  px: 1,
  color: '#fff',
  boxShadow: 'inset 0 0 0 1px rgba(255, 255, 255, 0.6)',
  '&:hover': { bgcolor: '#245775' },
}
const quiet = { gridColumn: '1 / -1', minHeight: 44, color: '#fff', '&:hover': { bgcolor: '#245775' } }
