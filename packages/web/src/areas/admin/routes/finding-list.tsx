import { mdiAlertCircleOutline, mdiAlertOutline, mdiCheckCircleOutline, mdiInformationOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDistance } from '../../../features/dinner-routes/format-distance.ts'
import { findingText } from '../../../features/plan-optimization/finding-text.ts'
import type { PlanQuality } from '../../../features/plan-optimization/plan-optimization.api.ts'
import { currentLanguage } from '../../../lib/i18n.ts'
import { paths } from '../../../lib/paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'

type Finding = PlanQuality['findings'][number]

/** The worst first. */
const looks = {
  ERROR: { icon: mdiAlertCircleOutline, colour: 'error.main' },
  WARNING: { icon: mdiAlertOutline, colour: 'warning.main' },
  NOTE: { icon: mdiInformationOutline, colour: 'info.main' },
  GOOD: { icon: mdiCheckCircleOutline, colour: 'success.main' },
} as const
const severities = Object.keys(looks) as (keyof typeof looks)[]

interface FindingListProps {
  findings: readonly Finding[]
  teams: readonly TeamReply[]
}

export function FindingList({ findings, teams }: FindingListProps) {
  const { t } = useTranslation('routes')
  const titleId = useId()
  if (findings.length === 0) return null
  const sorted = severities.flatMap((severity) => findings.filter((finding) => finding.severity === severity))
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="h2" sx={{ mb: 1.5 }}>
        {t('quality.findings')}
      </Typography>
      <Card component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sorted.map((finding, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several findings of a kind differ in nothing but their place
          <FindingLine key={index} finding={finding} teams={teams} />
        ))}
      </Card>
    </section>
  )
}

function FindingLine({ finding, teams }: { finding: Finding; teams: readonly TeamReply[] }) {
  const { t } = useTranslation('routes')
  const { t: tQuality } = useTranslation('quality')
  const { icon, colour } = looks[finding.severity]
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1.5, p: 2, '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Icon path={icon} titleAccess={t(`quality.severity.${finding.severity}`)} sx={{ color: colour, flexShrink: 0 }} />
      <Box sx={{ minWidth: 0 }}>
        {findingText(tQuality, finding, (metres) => formatDistance(metres, currentLanguage()))}
        <TeamLinks numbers={finding.teamNumbers} teams={teams} />
      </Box>
    </Box>
  )
}

/** More are not told one by one. */
const mostShown = 30

function TeamLinks({ numbers, teams }: { numbers: readonly number[]; teams: readonly TeamReply[] }) {
  const { t } = useTranslation('routes')
  const adminId = useAdminId()
  const concerned = teams.filter((team) => numbers.includes(team.teamNumber))
  if (concerned.length === 0) return null
  const more = concerned.length - mostShown
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, mt: 0.5, fontSize: '0.9375rem' }}>
      {concerned.slice(0, mostShown).map((team) => (
        <MuiLink key={team.id} component={Link} to={paths.admin.team(adminId, team.id)} sx={{ minHeight: 24 }}>
          {t('team', { number: team.teamNumber })}
        </MuiLink>
      ))}
      {more > 0 && <span>{t('quality.more', { count: more })}</span>}
    </Box>
  )
}
