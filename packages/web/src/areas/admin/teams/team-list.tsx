import { mdiMagnify } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { filterTeams } from '../../../features/teams/filter-teams.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useAdminDinner, useAdminId } from '../shell/admin-dinner.ts'
import { SeatsNotice } from './seats-notice.tsx'
import { TeamCards } from './team-cards.tsx'
import { TeamFilters } from './team-filters.tsx'
import { TeamTable } from './team-table.tsx'
import { useTeamFilter } from './use-team-filter.ts'

const shownAtOnce = 24

/** All teams or those that are looked for: a table where there is room, cards on a phone. */
export function TeamList({ teams }: { teams: readonly TeamReply[] }) {
  const { t } = useTranslation('teams')
  const adminId = useAdminId()
  const { sessionData } = useAdminDinner()
  const { filter, setFilter } = useTeamFilter()
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true })
  const shown = filterTeams(teams, {
    ...filter,
    withoutSeats: filter.onlyWithoutSeats ? sessionData.numSeatsNeededForHost : undefined,
  })
  // A large event shows its first teams at once and the rest when there is time; typing never waits for either.
  const listed = useDeferredValue(shown, shown.slice(0, shownAtOnce))
  const isFiltered = filter.text !== '' || filter.mealId !== undefined || filter.onlyWithoutSeats
  return (
    <>
      <SeatsNotice
        teams={teams}
        isOn={filter.onlyWithoutSeats}
        onToggle={(on) => setFilter({ onlyWithoutSeats: on })}
      />
      <TeamFilters filter={filter} onChange={setFilter} />
      <Box role="status" sx={{ fontSize: '0.875rem', color: 'text.secondary', '&:not(:empty)': { mb: 1 } }}>
        {isFiltered && t('list.shown', { count: shown.length })}
      </Box>
      {shown.length === 0 ? (
        <NothingFound onReset={() => setFilter({ text: '', mealId: undefined, onlyWithoutSeats: false })} />
      ) : isWide ? (
        <TeamTable teams={listed} adminId={adminId} />
      ) : (
        <TeamCards teams={listed} adminId={adminId} />
      )}
    </>
  )
}

function NothingFound({ onReset }: { onReset: () => void }) {
  const { t } = useTranslation('teams')
  return (
    <EmptyState
      icon={mdiMagnify}
      title={t('list.emptyTitle')}
      action={
        <Button variant="outlined" onClick={onReset}>
          {t('list.reset')}
        </Button>
      }
    >
      {t('list.emptyText')}
    </EmptyState>
  )
}
