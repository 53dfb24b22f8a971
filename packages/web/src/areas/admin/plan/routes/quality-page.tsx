import Box from '@mui/material/Box'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { planExceptions, planVerdict } from '@running-dinner/domain/planner/plan-verdict.ts'
import { outlookVerdict } from '../../../../features/plan/plan-optimization/outlook-verdict.ts'
import {
  type PlanQuality,
  usePlanQuality,
  useWaysOutlook,
  type WaysOutlook,
} from '../../../../features/plan/plan-optimization/plan-optimization.api.ts'
import { VerdictSkeleton } from '../../../../ui/skeletons.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'
import { isParticipating, PlannedPage } from './planned-page.tsx'
import { QualityDetails } from './quality-details.tsx'
import { QualityExceptions } from './quality-exceptions.tsx'
import { QualityVerdict } from './quality-verdict.tsx'

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
    teamCount: teams.filter(isParticipating).length,
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
