import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { TableReply } from '@running-dinner/contract/evening-table.ts'
import { useTranslation } from 'react-i18next'
import { formatTime } from '../../../../../lib/dates.ts'

/** What the teams of the table pressed, by whom and when, the latest first. */
export function TableReports({ table: { reports, teams } }: { table: TableReply }) {
  const { t } = useTranslation('tableSheet')
  const numberOf = (teamId: string) => teams.find((team) => team.teamId === teamId)?.teamNumber ?? ''
  return (
    <Box component="section">
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t('reports')}
      </Typography>
      {reports.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('noReports')}</Box>}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {reports.toReversed().map((report) => (
          <li key={report.id}>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {t('team', { number: numberOf(report.teamId) })}{' '}
            </Box>
            <ReportText report={report} />
          </li>
        ))}
      </Box>
    </Box>
  )
}

function ReportText({ report: { kind, name, minutes, madeAt } }: { report: TableReply['reports'][number] }) {
  const { t } = useTranslation(['tableSheet', 'evening'])
  if (kind === 'SEEN' || kind === 'TAKEN_BACK') return null
  const text = kind === 'DIETS_READ' ? t('dietsRead') : t(`evening:said.${kind}`, { minutes: minutes ?? '' })
  const time = formatTime(madeAt)
  return name === '' ? t('evening:said.noName', { time, text }) : t('evening:said.line', { name, time, text })
}
