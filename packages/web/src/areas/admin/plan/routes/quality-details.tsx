import { mdiAlertCircleOutline, mdiAlertOutline, mdiCheckCircleOutline, mdiInformationOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { TeamReply } from '@running-dinner/contract/plan'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDistance } from '../../../../features/plan/dinner-routes/format-figures.ts'
import { findingText } from '../../../../features/plan/plan-optimization/finding-text.ts'
import type { PlanQuality } from '../../../../features/plan/plan-optimization/present-plan.api.ts'
import { currentLanguage } from '../../../../lib/i18n.ts'
import { paths } from '../../../../lib/paths.ts'
import { FigureCards } from '../../../../ui/figure-cards.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'

interface QualityDetailsProps {
  report: PlanQuality
  teams: readonly TeamReply[]
}

/** All figures and findings, closed until someone wants them. */
export function QualityDetails({ report, teams }: QualityDetailsProps) {
  const { t } = useTranslation('routes')
  return (
    <Box
      component="details"
      sx={{ '& > summary': { cursor: 'pointer', py: 1, fontWeight: 640, width: 'fit-content' } }}
    >
      <summary>{t('quality.all')}</summary>
      <Box sx={{ display: 'grid', gap: 3, pt: 1 }}>
        <QualityFigures report={report} teams={teams} />
        <FindingList findings={report.findings} teams={teams} />
      </Box>
    </Box>
  )
}

function QualityFigures({ report: { figures }, teams }: QualityDetailsProps) {
  const { t } = useTranslation('routes')
  const length = (metres: number) => formatDistance(metres, currentLanguage())
  const teamOf = (id: string | null) => {
    const team = teams.find((candidate) => candidate.id === id)
    return team ? { detail: t('team', { number: team.teamNumber }) } : {}
  }
  return (
    <FigureCards
      figures={[
        { name: t('distances.total'), value: length(figures.sumDistanceInMeters) },
        { name: t('distances.average'), value: length(figures.averageDistanceInMeters) },
        {
          name: t('distances.longest'),
          value: length(figures.longestLegInMeters),
          ...teamOf(figures.longestLegTeamId),
        },
      ]}
    />
  )
}

type Finding = PlanQuality['findings'][number]

/** In order of severity: the list shows the worst findings first. */
const severityIcons = {
  ERROR: { icon: mdiAlertCircleOutline, colour: 'error.main' },
  WARNING: { icon: mdiAlertOutline, colour: 'warning.main' },
  NOTE: { icon: mdiInformationOutline, colour: 'info.main' },
  GOOD: { icon: mdiCheckCircleOutline, colour: 'success.main' },
} as const
const severities = Object.keys(severityIcons) as (keyof typeof severityIcons)[]

interface FindingListProps {
  findings: readonly Finding[]
  teams: readonly TeamReply[]
}

function FindingList({ findings, teams }: FindingListProps) {
  const { t } = useTranslation('routes')
  const titleId = useId()
  if (findings.length === 0) return null
  const sorted = severities.flatMap((severity) => findings.filter((finding) => finding.severity === severity))
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {t('quality.findings')}
      </Typography>
      <Card component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sorted.map((finding, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: findings have no id, and two can have the same content
          <FindingLine key={index} finding={finding} teams={teams} />
        ))}
      </Card>
    </section>
  )
}

export function SeverityIcon({ severity }: Pick<Finding, 'severity'>) {
  const { t } = useTranslation('routes')
  const { icon, colour } = severityIcons[severity]
  return <Icon path={icon} titleAccess={t(`quality.severity.${severity}`)} sx={{ color: colour, flexShrink: 0 }} />
}

function FindingLine({ finding, teams }: { finding: Finding; teams: readonly TeamReply[] }) {
  const { t: tQuality } = useTranslation('quality')
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1.5, p: 2, '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' } }}
    >
      <SeverityIcon severity={finding.severity} />
      <Box sx={{ minWidth: 0 }}>
        {findingText(tQuality, finding, (metres) => formatDistance(metres, currentLanguage()))}
        <TeamLinks numbers={finding.teamNumbers} teams={teams} />
      </Box>
    </Box>
  )
}

/** Further teams are only counted. */
const mostLinks = 30

function TeamLinks({ numbers, teams }: { numbers: readonly number[]; teams: readonly TeamReply[] }) {
  const { t } = useTranslation('routes')
  const adminId = useAdminId()
  const linkedTeams = teams.filter((team) => numbers.includes(team.teamNumber))
  if (linkedTeams.length === 0) return null
  const hiddenCount = linkedTeams.length - mostLinks
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, mt: 0.5, fontSize: '0.9375rem' }}>
      {linkedTeams.slice(0, mostLinks).map((team) => (
        <MuiLink key={team.id} component={Link} to={paths.admin.team(adminId, team.id)} sx={{ minHeight: 24 }}>
          {t('team', { number: team.teamNumber })}
        </MuiLink>
      ))}
      {hiddenCount > 0 && <span>{t('quality.more', { count: hiddenCount })}</span>}
    </Box>
  )
}
