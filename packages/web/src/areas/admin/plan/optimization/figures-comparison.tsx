import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { OptimizationPreview, PlanFigures, TeamReply } from '@running-dinner/contract/plan'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDistance, useMinutesText } from '../../../../features/plan/dinner-routes/format-figures.ts'
import { figureChange } from '../../../../features/plan/plan-optimization/plan-comparison.ts'
import { currentLanguage } from '../../../../lib/i18n.ts'

interface FiguresComparisonProps {
  preview: OptimizationPreview
  teams: readonly TeamReply[]
}

/** Total distance, average, longest leg and the team with the longest evening, before and after. */
export function FiguresComparison({ preview, teams }: FiguresComparisonProps) {
  const { t } = useTranslation('planning')
  const titleId = useId()
  const rows = useFigureRows(preview, teams)
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="h2" sx={{ mb: 2 }}>
        {t('figures.title')}
      </Typography>
      <Card>
        <Box component="table" aria-labelledby={titleId} sx={tableSx}>
          <thead>
            <tr>
              <th scope="col">{t('figures.figure')}</th>
              <th scope="col">{t('figures.before')}</th>
              <th scope="col">{t('figures.after')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <FigureRow key={row.name} {...row} />
            ))}
          </tbody>
        </Box>
      </Card>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {t(`proposal.source.${preview.distanceSource}`)}
      </Typography>
    </section>
  )
}

interface Figure {
  metres: number
  /** Minutes, or whom it is about. */
  detail: string
}

interface FigureRowProps {
  name: string
  before: Figure
  after: Figure
}

function useFigureRows({ before, after }: OptimizationPreview, teams: readonly TeamReply[]): FigureRowProps[] {
  const { t } = useTranslation('planning')
  const minutes = useMinutesText()
  const numberOf = new Map(teams.map((team) => [team.id, team.teamNumber]))
  const team = (id: string | null) => {
    const number = id === null ? undefined : numberOf.get(id)
    return number === undefined ? '' : t('team', { number })
  }
  const row = (name: string, figureOf: (figures: PlanFigures) => Figure) => ({
    name,
    before: figureOf(before),
    after: figureOf(after),
  })
  return [
    row(t('figures.sum'), (figures) => ({ metres: figures.sumDistanceInMeters, detail: minutes(figures.sumMinutes) })),
    row(t('figures.average'), (figures) => ({ metres: figures.averageDistanceInMeters, detail: '' })),
    row(t('figures.longest'), (figures) => ({
      metres: figures.longestLegInMeters,
      detail: [minutes(figures.longestLegMinutes), team(figures.longestLegTeamId)]
        .filter((part) => part !== '')
        .join(', '),
    })),
    row(t('figures.worst'), (figures) => ({
      metres: figures.worstTeamDistanceInMeters,
      detail: team(figures.worstTeamId),
    })),
  ]
}

function FigureRow({ name, before, after }: FigureRowProps) {
  const { t } = useTranslation('planning')
  const change = figureChange(before.metres, after.metres)
  const colour = { shorter: 'success.main', longer: 'warning.main', same: 'text.secondary' }[change.kind]
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <Length figure={before} />
      </td>
      <td>
        <Length figure={after} />
        <Box sx={{ color: colour, fontSize: '0.875rem', fontWeight: 600 }}>
          {change.kind === 'same' ? t('figures.same') : t(`figures.${change.kind}`, { percent: change.percent })}
        </Box>
      </td>
    </tr>
  )
}

function Length({ figure }: { figure: Figure }) {
  return (
    <>
      <Box sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>{formatDistance(figure.metres, currentLanguage())}</Box>
      {figure.detail !== '' && <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{figure.detail}</Box>}
    </>
  )
}

const tableSx = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { textAlign: 'left', verticalAlign: 'top', px: { xs: 1.5, sm: 2.5 }, py: 1.5 },
  '& thead th': { fontSize: '0.875rem', fontWeight: 600, color: 'text.secondary' },
  '& tbody th': { fontWeight: 500 },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
} as const
