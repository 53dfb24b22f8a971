import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Card from '@mui/material/Card'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { fullName } from '@running-dinner/domain'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDistance } from '../../../../features/plan/dinner-routes/format-figures.ts'
import type { NearHosts } from '../../../../features/plan/plan-optimization/plan-optimization.api.ts'
import { currentLanguage } from '../../../../lib/i18n.ts'
import { paths } from '../../../../lib/paths.ts'
import { useAdminId } from '../../shell/admin-dinner.ts'
import { useRouteSelection } from '../route-map/route-selection.ts'

interface NearPairsProps {
  pairs: NearHosts['teamNeighbourClusters']
  teams: readonly TeamReply[]
}

const ROWS = 5

/** The pairs of near hosts marked on the map, the nearest first; pressing a pair highlights both routes. */
export function NearPairs({ pairs, teams }: NearPairsProps) {
  const { t } = useTranslation('routes')
  const { selection, select } = useRouteSelection()
  const adminId = useAdminId()
  const titleId = useId()
  const hostOf = useMemo(() => new Map(teams.map((team) => [team.teamNumber, team.hostTeamMember])), [teams])
  const nameOf = (teamNumber: number) => {
    const host = hostOf.get(teamNumber)
    return host ? `#${teamNumber} ${fullName(host)}` : `#${teamNumber}`
  }
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 1.5 }}>
      <Typography id={titleId} variant="h3" component="h2">
        {t('tabs.nearHosts')}
      </Typography>
      <Box role="status" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {pairs.length === 0 ? t('nearHosts.none') : t('nearHosts.count', { count: pairs.length })}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {pairs.slice(0, ROWS).map(({ a, b, distance }) => (
          <li key={`${a.teamId} ${b.teamId}`}>
            <ButtonBase
              aria-pressed={[a, b].every(({ teamNumber }) => selection.teams.includes(teamNumber))}
              onClick={() => select({ teams: [a.teamNumber, b.teamNumber], team: undefined })}
              sx={pairSx}
            >
              <span>
                {nameOf(a.teamNumber)}
                <br />
                {nameOf(b.teamNumber)}
              </span>
              <Box component="span" sx={{ ml: 'auto', whiteSpace: 'nowrap', color: 'text.secondary' }}>
                {distance === 0 ? t('nearHosts.sameAddress') : formatDistance(distance, currentLanguage())}
              </Box>
            </ButtonBase>
          </li>
        ))}
      </Box>
      {pairs.length > ROWS && (
        <MuiLink
          component={Link}
          to={{ pathname: paths.admin.nearHosts(adminId), search: `range=${selection.near}` }}
          sx={{ display: 'inline-block', py: 0.5, fontSize: '0.9375rem' }}
        >
          {t('nearHosts.all')}
        </MuiLink>
      )}
    </Card>
  )
}

const pairSx = {
  width: '100%',
  gap: 1,
  py: 0.75,
  px: 1,
  mx: -1,
  boxSizing: 'content-box',
  justifyContent: 'flex-start',
  textAlign: 'left',
  font: 'inherit',
  fontSize: '0.9375rem',
  borderRadius: 2,
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-pressed="true"]': { bgcolor: 'action.selected' },
  '&&:focus-visible': { outlineOffset: -3 },
} as const
