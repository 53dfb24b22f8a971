import { mdiBellRingOutline, mdiClockPlusOutline, mdiHandWaveOutline, mdiWalk } from '@mdi/js'
import type { EveningStopReply } from '@running-dinner/contract/evening'
import { latestMinutes } from '@running-dinner/domain/evening'
import { useTranslation } from 'react-i18next'
import { isUnderWay, lastVisitReport } from '../../../features/guests/self-service/own-evening.ts'
import { Button } from '../../../kit/button.tsx'
import { classes } from '../../../kit/classes.ts'
import { Icon } from '../../../kit/icon.tsx'
import { Notice } from '../../../kit/notice.tsx'
import * as onCard from '../next-stop.css.ts'
import * as styles from './evening.css.ts'
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
    <div className={styles.below}>
      <SaidLine report={last} />
      {last?.kind === 'NOBODY_OPENS' && (
        <Notice severity="warning" title={t('guest.organiserKnows')} className={styles.nobody}>
          {t('guest.nobodyText')}
        </Notice>
      )}
      {last?.kind !== 'ARRIVED' && !isWaiting && (
        <div className={styles.visitButtons}>
          <Button
            type="button"
            size="large"
            onClick={() => void send('ARRIVED', { mealId })}
            className={classes(onCard.bright, styles.wide)}
          >
            <Icon path={mdiHandWaveOutline} small />
            {t('send.arrived')}
          </Button>
          <Button
            type="button"
            onClick={() => void send('LATE', { mealId, minutes })}
            className={classes(onCard.outlined, styles.narrow)}
          >
            <Icon path={mdiClockPlusOutline} small />
            {t(last?.kind === 'LATE' ? 'send.laterStill' : 'send.late')}
          </Button>
          <Button
            type="button"
            onClick={() => void send('NOBODY_OPENS', { mealId })}
            className={classes(onCard.outlined, styles.narrow)}
          >
            <Icon path={mdiBellRingOutline} small />
            {t('send.nobodyOpens')}
          </Button>
          {last === undefined && (
            <Button type="button" onClick={() => void send('LEFT', { mealId })} className={styles.left}>
              <Icon path={mdiWalk} small />
              {t('send.left')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
