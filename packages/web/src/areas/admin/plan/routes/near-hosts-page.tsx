import { mdiMapOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import MuiLink from '@mui/material/Link'
import type { TeamReply } from '@running-dinner/contract/plan'
import { fullName } from '@running-dinner/domain'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDistance } from '../../../../features/plan/dinner-routes/format-figures.ts'
import { addressLine } from '../../../../features/plan/dinner-routes/navigation-link.ts'
import { type NearHosts, useNearHosts } from '../../../../features/plan/plan-optimization/present-plan.api.ts'
import { TeamCourse } from '../../../../features/plan/teams/team-marks.tsx'
import { currentLanguage } from '../../../../lib/i18n.ts'
import { paths } from '../../../../lib/paths.ts'
import { Growing } from '../../../../ui/growing.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { nearRange } from '../route-map/route-selection.ts'
import { cardList, PlannedPage, WithoutHouseNotice } from './planned-page.tsx'
import { firstRange, RangeField, useRange } from './range-field.tsx'

/** Pairs of hosts who live within a range that the organiser chooses. Rule: docs/rules/plan/distances.md */
export function NearHostsPage() {
  const { t } = useTranslation('routes')
  const { range: chosenRange, setRange } = useRange()
  const adminId = useAdminId()
  const query = useNearHosts(adminId, chosenRange ?? nearRange.max)
  return (
    <PlannedPage view="nearHosts" intro={t('nearHosts.intro')} query={query}>
      {({ teamNeighbourClusters }, teams) => {
        const range = chosenRange ?? firstRange(teamNeighbourClusters.map(({ distance }) => distance))
        return (
          <>
            <WithoutHouseNotice teams={teams} />
            <RangeField range={range} onChange={setRange} />
            <Button
              component={Link}
              to={{ pathname: paths.admin.hostLocations(adminId), search: `near=${range}` }}
              variant="outlined"
              size="small"
              startIcon={<Icon path={mdiMapOutline} />}
              sx={{ mt: 1, mb: 3 }}
            >
              {t('nearHosts.onMap')}
            </Button>
            <NearHostList pairs={teamNeighbourClusters.filter(({ distance }) => distance <= range)} teams={teams} />
          </>
        )
      }}
    </PlannedPage>
  )
}

type Pair = NearHosts['teamNeighbourClusters'][number]

interface NearHostListProps {
  pairs: readonly Pair[]
  teams: readonly TeamReply[]
}

/** The pairs within the range, the nearest first. */
function NearHostList({ pairs, teams }: NearHostListProps) {
  const { t } = useTranslation('routes')
  const sorted = useMemo(() => pairs.toSorted((a, b) => a.distance - b.distance), [pairs])
  const teamOf = useMemo(() => new Map(teams.map((team) => [team.id, team])), [teams])
  return (
    <>
      <Box role="status" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {pairs.length === 0 ? t('nearHosts.none') : t('nearHosts.count', { count: pairs.length })}
      </Box>
      <Growing
        items={sorted}
        moreLabel={t('nearHosts.more')}
        status={(shown, total) => t('nearHosts.shown', { shown, total })}
      >
        {(shown) => (
          <Box component="ul" aria-label={t('nearHosts.list')} sx={cardList}>
            {shown.map((pair) => (
              <Card component="li" key={`${pair.a.teamId} ${pair.b.teamId}`} sx={{ p: 2, display: 'grid', gap: 1 }}>
                <Box sx={{ fontWeight: 650 }}>
                  {pair.distance === 0
                    ? t('nearHosts.sameAddress')
                    : t('nearHosts.apart', { distance: formatDistance(pair.distance, currentLanguage()) })}
                </Box>
                {[pair.a, pair.b].map(({ teamId, teamNumber }) => (
                  <Neighbour key={teamId} teamId={teamId} teamNumber={teamNumber} team={teamOf.get(teamId)} />
                ))}
              </Card>
            ))}
          </Box>
        )}
      </Growing>
    </>
  )
}

function Neighbour(props: { teamId: string; teamNumber: number; team: TeamReply | undefined }) {
  const { t } = useTranslation('routes')
  const { meals } = useAdminDinner()
  const { teamId, teamNumber, team } = props
  const host = team?.hostTeamMember
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
        <MuiLink component={Link} to={paths.admin.team(useAdminId(), teamId)} sx={{ fontWeight: 600 }}>
          {t('team', { number: teamNumber })}
        </MuiLink>
        {host && fullName(host)}
        {team && (
          <Box
            component="span"
            sx={{ ml: { sm: 'auto' }, flexBasis: { xs: '100%', sm: 'auto' }, fontSize: '0.875rem' }}
          >
            <TeamCourse team={team} meals={meals} />
          </Box>
        )}
      </Box>
      {host && <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{addressLine(host)}</Box>}
    </Box>
  )
}
