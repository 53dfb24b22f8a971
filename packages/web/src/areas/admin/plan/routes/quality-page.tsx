import {
  mdiAlertCircleOutline,
  mdiCheckCircleOutline,
  mdiChevronRight,
  mdiMapMarkerDistance,
  mdiMapMarkerQuestionOutline,
} from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { TeamReply } from '@running-dinner/contract/plan'
import {
  mostExceptions,
  type PlanException,
  type PlanVerdict,
  planExceptions,
  planVerdict,
} from '@running-dinner/domain/plan'
import type { TFunction } from 'i18next'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDistance } from '../../../../features/plan/dinner-routes/format-figures.ts'
import { readableData } from '../../../../features/plan/plan-optimization/finding-text.ts'
import { outlookVerdict } from '../../../../features/plan/plan-optimization/outlook-verdict.ts'
import {
  type PlanQuality,
  usePlanQuality,
  useWaysOutlook,
  type WaysOutlook,
} from '../../../../features/plan/plan-optimization/present-plan.api.ts'
import { currentLanguage } from '../../../../lib/i18n.ts'
import { paths } from '../../../../lib/paths.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { VerdictSkeleton } from '../../../../ui/skeletons.tsx'
import { useAdminId, useIsCancelled } from '../../shell/admin-dinner.ts'
import { optimizeSearch } from '../optimization/ask-optimize.tsx'
import { mendPath } from './mend-path.ts'
import { hasHouse, isParticipating, PlannedPage } from './planned-page.tsx'
import { QualityDetails, SeverityIcon } from './quality-details.tsx'

/** Says how good the plan is in one sentence, then what deviates; figures on demand. */
export function QualityPage() {
  const query = useJudgement(useAdminId())
  return (
    <PlannedPage view="quality" query={query} skeleton={<VerdictSkeleton />}>
      {(judgement, teams) => <Judgement {...judgement} teams={teams} />}
    </PlannedPage>
  )
}

interface JudgementOfPlan {
  report: PlanQuality
  outlook: WaysOutlook
}

function useJudgement(adminId: string) {
  const { data: report, error: reportError, refetch: askReport } = usePlanQuality(adminId)
  const { data: outlook, error: outlookError, refetch: askOutlook } = useWaysOutlook(adminId)
  return {
    data: report && outlook && { report, outlook },
    error: reportError ?? outlookError,
    refetch: () => Promise.all([askReport(), askOutlook()]),
  }
}

function Judgement({ report, outlook, teams }: JudgementOfPlan & { teams: readonly TeamReply[] }) {
  const { findings, figures } = report
  const verdict = planVerdict({
    findings,
    sumMetres: figures.sumDistanceInMeters,
    isAnyHouseKnown: teams.filter(isParticipating).some(hasHouse),
    ways: outlook.reachable ? outlookVerdict(outlook) : undefined,
  })
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, sm: 3 } }}>
      <QualityVerdict verdict={verdict} outlook={outlook} />
      <QualityExceptions exceptions={planExceptions(findings, figures.averageDistanceInMeters)} teams={teams} />
      <QualityDetails report={report} teams={teams} />
    </Box>
  )
}

const looks = {
  BROKEN: { icon: mdiAlertCircleOutline, colour: 'error.main' },
  UNKNOWN: { icon: mdiMapMarkerQuestionOutline, colour: 'warning.main' },
  OPEN: { icon: mdiMapMarkerDistance, colour: 'text.secondary' },
  LONG: { icon: mdiMapMarkerDistance, colour: 'warning.main' },
  COULD_BE_SHORTER: { icon: mdiMapMarkerDistance, colour: 'text.secondary' },
  SLOW: { icon: mdiMapMarkerDistance, colour: 'warning.main' },
  SHORT: { icon: mdiCheckCircleOutline, colour: 'success.main' },
  BEST: { icon: mdiCheckCircleOutline, colour: 'success.main' },
} as const

interface QualityVerdictProps {
  verdict: PlanVerdict
  outlook: WaysOutlook
}

/** One sentence on the plan, why it is so, and the action that helps. */
function QualityVerdict({ verdict, outlook }: QualityVerdictProps) {
  const { t } = useTranslation('routes')
  const isCancelled = useIsCancelled()
  const { icon, colour } = looks[verdict.kind]
  return (
    <Card
      component="section"
      aria-labelledby="verdict"
      sx={{
        p: { xs: 2, sm: 3 },
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 2,
      }}
    >
      <Box sx={{ flex: '1 1 300px', minWidth: 0, display: 'flex', gap: 1.5 }}>
        <Icon path={icon} sx={{ color: colour, fontSize: 28, mt: '2px', flexShrink: 0 }} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h2" id="verdict" sx={{ textWrap: 'balance' }}>
            {verdictText(t, verdict)}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5, maxWidth: '62ch', textWrap: 'pretty' }}>
            {reasonText(t, verdict, outlook)}
          </Typography>
        </Box>
      </Box>
      {!isCancelled && <VerdictAction verdict={verdict} />}
    </Card>
  )
}

function verdictText(t: TFunction<'routes'>, verdict: PlanVerdict): string {
  return 'part' in verdict
    ? t(`quality.verdict.${verdict.kind}`, { part: t(`quality.part.${verdict.part}`) })
    : t(`quality.verdict.${verdict.kind}`)
}

function reasonText(t: TFunction<'routes'>, verdict: PlanVerdict, { present, reachable }: WaysOutlook): string {
  const length = (metres: number) => formatDistance(metres, currentLanguage())
  const lengths = {
    present: length(present.sumDistanceInMeters),
    reachable: length(reachable?.sumDistanceInMeters ?? 0),
  }
  return t('part' in verdict ? 'quality.reason.shorter' : `quality.reason.${verdict.kind}`, lengths)
}

/** Filled where the plan needs it, otherwise quiet; what is broken is mended from the list of exceptions. */
function VerdictAction({ verdict }: { verdict: PlanVerdict }) {
  const { t } = useTranslation('routes')
  const adminId = useAdminId()
  const look = { component: Link, sx: { flex: { xs: '1 1 100%', sm: '0 0 auto' } } } as const
  switch (verdict.kind) {
    case 'LONG':
    case 'COULD_BE_SHORTER':
      return (
        <Button {...look} variant="contained" to={optimizeSearch('FREE')}>
          {t('quality.shorten')}
        </Button>
      )
    case 'UNKNOWN':
      return (
        <Button {...look} variant="contained" to={paths.admin.hostLocations(adminId)}>
          {t('quality.setPlaces')}
        </Button>
      )
    case 'BROKEN':
    case 'OPEN':
    case 'SLOW':
    case 'SHORT':
    case 'BEST':
      return (
        <Button {...look} variant={verdict.kind === 'OPEN' ? 'contained' : 'outlined'} to={optimizeSearch('KEEP')}>
          {t('quality.search')}
        </Button>
      )
  }
}

interface QualityExceptionsProps {
  /** Most pressing first. */
  exceptions: readonly PlanException[]
  teams: readonly TeamReply[]
}

/** The first few exceptions, each a link to the page where it can be mended. */
function QualityExceptions({ exceptions, teams }: QualityExceptionsProps) {
  const { t } = useTranslation('routes')
  const titleId = useId()
  if (exceptions.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>{t('quality.noExceptions')}</Typography>
  }
  const hiddenCount = exceptions.length - mostExceptions
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
      {hiddenCount > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {t('quality.moreExceptions', { count: hiddenCount })}
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
  const nameList = new Intl.ListFormat(language, { type: 'conjunction' })
  const nameOf = ({ teamNumber: number, teamMembers }: TeamReply) =>
    teamMembers.length === 0
      ? t('team', { number })
      : t('quality.teamOf', { number, people: nameList.format(teamMembers.map(({ firstnamePart }) => firstnamePart)) })
  // Wishes are counted by person, but a team cooks one course.
  const count = exception.kind === 'COURSE_WISHES' ? concerned.length : Number(exception.data.count ?? 1)
  return t(`quality.exception.${exception.kind}`, {
    ...readableData(exception.data, (metres) => formatDistance(metres, language)),
    count,
    teams: nameList.format(concerned.map(nameOf)),
  })
}
