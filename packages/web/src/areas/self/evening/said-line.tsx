import { mdiCheck, mdiUndo } from '@mdi/js'
import type { OwnEveningReply } from '@running-dinner/contract/evening'
import { useTranslation } from 'react-i18next'
import { canTakeBack } from '../../../features/guests/self-service/own-evening.ts'
import { Button } from '../../../kit/button.tsx'
import { Icon } from '../../../kit/icon.tsx'
import { formatTime } from '../../../lib/dates.ts'
import { clockTime } from '../use-now.ts'
import * as styles from './evening.css.ts'
import { useEvening } from './use-evening.tsx'

type Report = OwnEveningReply['reports'][number]
/** Kinds that are shown as what a team said. */
type Said = Exclude<Report['kind'], 'DIETS_READ' | 'SEEN' | 'TAKEN_BACK'>

function isSaid(report: Report): report is Report & { kind: Said } {
  return report.kind !== 'DIETS_READ' && report.kind !== 'SEEN' && report.kind !== 'TAKEN_BACK'
}

/** What the server has received from the own team, by whom and when; for a minute it can be taken back. */
export function SaidLine({ report }: { report: Report | undefined }) {
  const { t } = useTranslation('evening')
  const { evening, send, phoneNow, unsent } = useEvening()
  if (report === undefined || !isSaid(report)) return null
  const isTakenBack = unsent.some(({ reportId }) => reportId === report.id)
  if (isTakenBack) return null
  const text = t(`said.${report.kind}`, { minutes: report.minutes ?? 0 })
  const time = formatTime(clockTime(new Date(report.madeAt), evening.now))
  return (
    <div role="status" className={styles.said}>
      <Icon path={mdiCheck} small />
      <span className={styles.saidText}>
        {report.name === '' ? t('said.noName', { time, text }) : t('said.line', { name: report.name, time, text })}
      </span>
      {canTakeBack(report, phoneNow) && (
        <Button
          type="button"
          variant="text"
          tone="inherit"
          onClick={() => void send('TAKEN_BACK', { reportId: report.id })}
        >
          <Icon path={mdiUndo} small />
          {t('send.takeBack')}
        </Button>
      )}
    </div>
  )
}
