import { mdiChevronRight } from '@mdi/js'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { mostExceptions, type PlanException } from '@running-dinner/domain/planner/plan-verdict.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDistance } from '../../../../features/plan/dinner-routes/format-figures.ts'
import { readableData } from '../../../../features/plan/plan-optimization/finding-text.ts'
import { currentLanguage } from '../../../../lib/i18n.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'
import { mendPath } from './mend-path.ts'
import { SeverityIcon } from './quality-details.tsx'

interface QualityExceptionsProps {
  /** Most pressing first. */
  exceptions: readonly PlanException[]
  teams: readonly TeamReply[]
}

/** The first few exceptions, each a link to the page where it can be mended. */
export function QualityExceptions({ exceptions, teams }: QualityExceptionsProps) {
  const { t } = useTranslation('routes')
  const titleId = useId()
  if (exceptions.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>{t('quality.noExceptions')}</Typography>
  }
  const more = exceptions.length - mostExceptions
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('quality.exceptions')}
      </Typography>
      <Card component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {exceptions.slice(0, mostExceptions).map((exception) => (
          <ExceptionLink key={exception.kind} exception={exception} teams={teams} />
        ))}
      </Card>
      {more > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {t('quality.moreExceptions', { count: more })}
        </Typography>
      )}
    </section>
  )
}

function ExceptionLink({ exception, teams }: { exception: PlanException; teams: readonly TeamReply[] }) {
  const adminId = useAdminId()
  const concerned = teams.filter(({ teamNumber }) => exception.teamNumbers.includes(teamNumber))
  return (
    <Box component="li" sx={{ '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' } }}>
      <ButtonBase
        component={Link}
        to={mendPath(exception.kind, concerned, adminId)}
        sx={{
          width: '100%',
          minHeight: 52,
          px: 2,
          py: 1.25,
          gap: 1.5,
          justifyContent: 'flex-start',
          alignItems: 'flex-start',
          textAlign: 'start',
          '&:hover': { bgcolor: 'action.hover' },
          '&&:focus-visible': { outlineOffset: -3 },
        }}
      >
        <SeverityIcon severity={exception.severity} />
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          <ExceptionText exception={exception} concerned={concerned} />
        </Box>
        <Icon path={mdiChevronRight} sx={{ color: 'text.secondary' }} />
      </ButtonBase>
    </Box>
  )
}

function ExceptionText({ exception, concerned }: { exception: PlanException; concerned: readonly TeamReply[] }) {
  const { t } = useTranslation('routes')
  const language = currentLanguage()
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const nameOf = ({ teamNumber: number, teamMembers }: TeamReply) =>
    teamMembers.length === 0
      ? t('team', { number })
      : t('quality.teamOf', { number, people: list.format(teamMembers.map(({ firstnamePart }) => firstnamePart)) })
  // Wishes are counted by person, but a team cooks one course.
  const count = exception.kind === 'COURSE_WISHES' ? concerned.length : Number(exception.data.count ?? 1)
  return t(`quality.exception.${exception.kind}`, {
    ...readableData(exception.data, (metres) => formatDistance(metres, language)),
    count,
    teams: list.format(concerned.map(nameOf)),
  })
}
