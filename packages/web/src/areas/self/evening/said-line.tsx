import { mdiCheck, mdiUndo } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { OwnEveningReply } from '@running-dinner/contract/evening.ts'
import { useTranslation } from 'react-i18next'
import { canTakeBack } from '../../../features/guests/self-service/own-evening.ts'
import { formatTime } from '../../../lib/dates.ts'
import { Icon } from '../../../ui/icon.tsx'
import { clockTime } from '../use-now.ts'
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
  const { send, phoneNow, unsent } = useEvening()
  if (report === undefined || !isSaid(report)) return null
  const isTakenBack = unsent.some(({ reportId }) => reportId === report.id)
  if (isTakenBack) return null
  const text = t(`said.${report.kind}`, { minutes: report.minutes ?? 0 })
  const time = formatTime(clockTime(new Date(report.madeAt)))
  return (
    <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mt: 1.5 }}>
      <Icon path={mdiCheck} sx={{ fontSize: 20 }} />
      <Box component="span" sx={{ flex: '1 1 180px' }}>
        {report.name === '' ? t('said.noName', { time, text }) : t('said.line', { name: report.name, time, text })}
      </Box>
      {canTakeBack(report, phoneNow) && (
        <Button
          color="inherit"
          startIcon={<Icon path={mdiUndo} />}
          onClick={() => void send('TAKEN_BACK', { reportId: report.id })}
        >
          {t('send.takeBack')}
        </Button>
      )}
    </Box>
  )
}
