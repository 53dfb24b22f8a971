import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { OptimizationPreview, OptimizationState, TeamReply } from '@running-dinner/contract/plan'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { placesOf } from '../../../../features/plan/dinner-routes/routes-on-map.ts'
import { useStartOptimization } from '../../../../features/plan/plan-optimization/plan-optimization.api.ts'
import { issueTexts, useIssueText } from '../../../../lib/issue-text.ts'
import { paths } from '../../../../lib/paths.ts'
import { useGoOn } from '../../../../lib/use-go-on.ts'
import { ActionNotice } from '../../../../ui/action-notice.tsx'
import { ChoiceChips } from '../../../../ui/choice-chips.tsx'
import { Page } from '../../../../ui/page.tsx'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { overviewOf } from '../route-map/overview-content.ts'
import { OverviewMap } from '../route-map/overview-map.tsx'
import { useRouteSelection } from '../route-map/route-selection.ts'
import { ChangedTeams } from './changed-teams.tsx'
import { DecisionBar } from './decision-bar.tsx'
import { FiguresComparison } from './figures-comparison.tsx'
import { type PresentPlan, teamsDroppingOut, teamsProposed } from './proposed-teams.ts'

interface ProposalProps {
  state: OptimizationState
  preview: OptimizationPreview
  present: PresentPlan
}

/** The proposed plan compared with the present one: figures, affected people, map, and the decision. */
export function Proposal({ state, preview, present }: ProposalProps) {
  const { t } = useTranslation(['planning', 'routes'])
  const isStale = preview.planVersion !== present.planVersion
  const isRepair = preview.kind === 'REPAIR'
  const back = { label: t('routes:title'), to: paths.admin.hostLocations(useAdminId()) }
  const changesNothing = preview.changedTeams.length === 0 && !isRepair
  return (
    <Page
      title={t(isRepair ? 'proposal.repairTitle' : 'proposal.title')}
      intro={t('proposal.intro')}
      back={back}
      width="xl"
    >
      <Box sx={{ display: 'grid', gap: 1.5, mb: 3, '&:empty': { display: 'none' } }}>
        <Notices
          state={state}
          preview={preview}
          teams={present.teams}
          isStale={isStale}
          changesNothing={changesNothing}
        />
      </Box>
      <DecisionBar preview={preview} isUsable={!isStale && !changesNothing} />
      <Box sx={columns}>
        <Box sx={leftColumn}>
          <FiguresComparison preview={preview} teams={present.teams} />
          <ChangedTeams preview={preview} present={present} />
        </Box>
        <ProposalMap preview={preview} present={present} />
      </Box>
    </Page>
  )
}

/** Two columns; on a phone one, with a sticky map between figures and list. */
const columns = {
  display: { xs: 'flex', lg: 'grid' },
  flexDirection: 'column',
  gap: 4,
  gridTemplateColumns: { lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
  alignItems: { lg: 'start' },
} as const

const leftColumn = { display: { xs: 'contents', lg: 'grid' }, gap: 4, minWidth: 0 }

interface NoticesProps {
  state: OptimizationState
  preview: OptimizationPreview
  teams: readonly TeamReply[]
  isStale: boolean
  changesNothing: boolean
}

function Notices({ state, preview, teams, isStale, changesNothing }: NoticesProps) {
  const { t } = useTranslation('planning')
  const named = (namedTeams: readonly TeamReply[]) =>
    namedTeams.map((team) => t('team', { number: team.teamNumber })).join(', ')
  const droppingOut = teamsDroppingOut(preview, teams)
  const unlocated = teams.filter((team) => preview.teamIdsWithoutCoordinate.includes(team.id))
  return (
    <>
      {isStale && <Alert severity="warning">{t('proposal.stale')}</Alert>}
      {droppingOut.length > 0 && !isStale && (
        <Alert severity="warning">
          {t('proposal.dropsOut', { count: droppingOut.length, teams: named(droppingOut) })}
        </Alert>
      )}
      {changesNothing && <Alert severity="info">{t('proposal.same')}</Alert>}
      {preview.provenOptimal && <Alert severity="success">{t('proposal.proven')}</Alert>}
      {preview.searchedShare < 1 ? (
        <CutShort preview={preview} isStale={isStale} />
      ) : (
        state.status === 'TIMEOUT' && <Alert severity="info">{t('proposal.stopped')}</Alert>
      )}
      {unlocated.length > 0 && (
        <Alert severity="warning">
          {t('proposal.unlocated', { count: unlocated.length, teams: named(unlocated) })}
        </Alert>
      )}
    </>
  )
}

type CutShortProps = Pick<NoticesProps, 'preview' | 'isStale'>

/** The search did not come to its end: another one goes on from its plan, with the same wishes. */
function CutShort({ preview: { optimizationId, searchedShare }, isStale }: CutShortProps) {
  const { t } = useTranslation('planning')
  const adminId = useAdminId()
  const goOn = useGoOn()
  const { mutate, isPending, error } = useStartOptimization(adminId)
  useIssueText()
  const handleSearch = () => {
    const onSuccess = (next: OptimizationState) =>
      void goOn(paths.admin.optimization(adminId, next.optimizationId), { replace: true })
    mutate({ continuedOptimizationId: optimizationId }, { onSuccess })
  }
  const action = (
    <Button color="inherit" loading={isPending} onClick={handleSearch}>
      {t('proposal.searchOn')}
    </Button>
  )
  return (
    <>
      <ActionNotice severity="info" action={!isStale && action}>
        {t('proposal.cutShort', { percent: Math.max(1, Math.floor(searchedShare * 100)) })}
      </ActionNotice>
      {error && <Alert severity="error">{issueTexts(error).join(' ')}</Alert>}
    </>
  )
}

interface ProposalMapProps {
  preview: OptimizationPreview
  present: PresentPlan
}

/** The present or the proposed plan on the map, with the selected team's route highlighted in both. */
function ProposalMap({ preview, present }: ProposalMapProps) {
  const { t } = useTranslation('planning')
  const { afterPartyLocation } = useAdminDinner()
  const [which, setWhich] = useState<'after' | 'before'>('after')
  const titleId = useId()
  const running = useMemo(() => present.teams.filter((team) => team.status !== 'CANCELLED'), [present])
  const proposed = useMemo(() => teamsProposed(preview, present.teams), [preview, present])
  const places = useMemo(() => placesOf(running, afterPartyLocation), [running, afterPartyLocation])
  const { selection } = useRouteSelection()
  const shown =
    which === 'after' ? { teams: proposed, routes: preview.dinnerRoutes } : { teams: running, routes: present.routes }
  const overview = overviewOf({ ...shown, places, selection })
  return (
    <Box sx={place}>
      <Box sx={{ order: 1, mb: { xs: -3, lg: 1 } }}>
        <Typography id={titleId} variant="h2" sx={{ mb: 0.5 }}>
          {t('map.title')}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{t('map.hint')}</Typography>
      </Box>
      <Box component="section" aria-labelledby={titleId} sx={mapPlace}>
        <ChoiceChips
          label={t('map.which')}
          value={which}
          choices={[
            { value: 'after', label: t('map.after') },
            { value: 'before', label: t('map.before') },
          ]}
          onChange={setWhich}
        />
        <Box sx={mapBox}>
          <OverviewMap teams={shown.teams} overview={overview} places={places} draft={undefined} />
        </Box>
      </Box>
    </Box>
  )
}

/** Sticky beside the list; on a phone its parts are items of the page's column. */
const place = {
  display: { xs: 'contents', lg: 'block' },
  position: { lg: 'sticky' },
  top: { lg: 88 },
  minWidth: 0,
} as const

/** Sticky above the list on an upright phone, and opaque because the list scrolls below it. */
const mapPlace = {
  order: 1,
  bgcolor: 'background.default',
  pb: { xs: 1, lg: 0 },
  '@media (min-height: 560px)': { position: { xs: 'sticky', lg: 'static' }, top: { xs: 56, sm: 64 }, zIndex: 2 },
} as const

const mapBox = {
  mt: 0.5,
  height: { xs: '38svh', lg: 'calc(100dvh - 280px)' },
  minHeight: { xs: 240, lg: 360 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  overflow: 'hidden',
} as const
