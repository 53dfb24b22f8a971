import { mdiMagnify } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { filterTeams } from '../../../features/teams/filter-teams.ts'
import { hostingWarning } from '../../../features/teams/hosting-warning.ts'
import { ActionNotice } from '../../../ui/action-notice.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useAdminDinner, useAdminId } from '../shell/admin-dinner.ts'
import { TeamFilters, useTeamFilter } from './team-filters.tsx'
import { TeamCards, TeamTable } from './team-table.tsx'

const ROWS_AT_FIRST = 24

/** The teams that match the filter: a table on wide screens, cards on phones. */
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
  // Deferred, so that opening a large event and typing in the search do not wait for hundreds of rows.
  const listed = useDeferredValue(shown, shown.slice(0, ROWS_AT_FIRST))
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

interface SeatsNoticeProps {
  teams: readonly TeamReply[]
  isOn: boolean
  onToggle: (on: boolean) => void
}

/** Warns of teams without a member who has enough seats to host, and filters the list for them. */
function SeatsNotice({ teams, isOn, onToggle }: SeatsNoticeProps) {
  const { t } = useTranslation('teams')
  const seats = useAdminDinner().sessionData.numSeatsNeededForHost
  const count = teams.filter((team) => hostingWarning(team, seats) === 'nobody').length
  if (count === 0) return null
  return (
    <ActionNotice
      severity="warning"
      action={
        <Button color="inherit" aria-pressed={isOn} onClick={() => onToggle(!isOn)}>
          {t(isOn ? 'list.showAll' : 'list.showNoSeats')}
        </Button>
      }
    >
      {t('list.noSeats', { count, seats })}
    </ActionNotice>
  )
}
