import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { useTranslation } from 'react-i18next'
import { formatDistance } from '../../../features/dinner-routes/format-distance.ts'
import type { PlanQuality } from '../../../features/plan-optimization/plan-optimization.api.ts'
import { currentLanguage } from '../../../lib/i18n.ts'
import { FigureCards } from '../../../ui/figure-cards.tsx'

interface QualityFiguresProps {
  report: PlanQuality
  teams: readonly TeamReply[]
}

export function QualityFigures({ report, teams }: QualityFiguresProps) {
  const { t } = useTranslation('routes')
  const { figures, gapToBound, lowerBoundInMeters } = report
  const language = currentLanguage()
  const length = (metres: number) => formatDistance(metres, language)
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  const teamOf = (id: string | null) => {
    const team = teams.find((one) => one.id === id)
    return team ? { detail: t('team', { number: team.teamNumber }) } : {}
  }
  const bound =
    lowerBoundInMeters === null ? {} : { detail: t('quality.bound', { distance: length(lowerBoundInMeters) }) }
  return (
    <FigureCards
      figures={[
        { name: t('distances.total'), value: length(figures.sumDistanceInMeters) },
        {
          name: t('distances.longest'),
          value: length(figures.longestLegInMeters),
          ...teamOf(figures.longestLegTeamId),
        },
        ...(gapToBound === null ? [] : [{ name: t('quality.gap'), value: percent.format(gapToBound), ...bound }]),
      ]}
    />
  )
}
