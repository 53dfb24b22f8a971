import { mdiMagnify } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useKnowledge } from '../../../../features/messages/knowledge/knowledge.api.ts'
import { needsWord, personStandings } from '../../../../features/messages/knowledge/person-standing.ts'
import { filterTeams } from '../../../../features/plan/teams/filter-teams.ts'
import { hostingWarning } from '../../../../features/plan/teams/hosting-warning.ts'
import { ActionNotice } from '../../../../ui/action-notice.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { useAdminDinner, useAdminId, useIsCancelled } from '../../shell/admin-dinner.ts'
import { type OnlySome, TeamFilters, useTeamFilter } from './team-filters.tsx'
import { TeamCards, TeamTable } from './team-table.tsx'

const ROWS_AT_FIRST = 24

/** The teams that match the filter: a table on wide screens, cards on phones. */
export function TeamList({ teams }: { teams: readonly TeamReply[] }) {
  const { t } = useTranslation('teams')
  const adminId = useAdminId()
  const { sessionData } = useAdminDinner()
  const { filter, setFilter } = useTeamFilter()
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true })
  const unaware = useUnawareTeams(teams)
  const shown = filterTeams(teams, {
    ...filter,
    withoutSeats: filter.only === 'seats' ? sessionData.numSeatsNeededForHost : undefined,
  }).filter((team) => filter.only !== 'news' || unaware === undefined || unaware.has(team.id))
  // Deferred, so that opening a large event and typing in the search do not wait for hundreds of rows.
  const listed = useDeferredValue(shown, shown.slice(0, ROWS_AT_FIRST))
  const isFiltered = filter.text !== '' || filter.mealId !== undefined || filter.only !== undefined
  return (
    <>
      <SeatsNotice teams={teams} only={filter.only} onToggle={(only) => setFilter({ only })} />
      <NewsNotice count={unaware?.size ?? 0} only={filter.only} onToggle={(only) => setFilter({ only })} />
      <TeamFilters filter={filter} onChange={setFilter} />
      <Box role="status" sx={{ fontSize: '0.875rem', color: 'text.secondary', '&:not(:empty)': { mb: 1 } }}>
        {isFiltered && t('list.shown', { count: shown.length })}
      </Box>
      {shown.length === 0 ? (
        <NothingFound onReset={() => setFilter({ text: '', mealId: undefined, only: undefined })} />
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

interface OnlySomeProps {
  only: OnlySome | undefined
  onToggle: (only: OnlySome | undefined) => void
}

/** Warns of teams without a member who has enough seats to host, and filters the list for them. */
function SeatsNotice({ teams, ...filter }: OnlySomeProps & { teams: readonly TeamReply[] }) {
  const { t } = useTranslation('teams')
  const seats = useAdminDinner().sessionData.numSeatsNeededForHost
  const count = teams.filter((team) => hostingWarning(team, seats) === 'nobody').length
  if (count === 0) return null
  return (
    <OnlySomeNotice value="seats" {...filter}>
      {t('list.noSeats', { count, seats })}
    </OnlySomeNotice>
  )
}

/** Warns of teams in which not everybody knows what is true now, and filters the list for them. */
function NewsNotice({ count, ...filter }: OnlySomeProps & { count: number }) {
  const { t } = useTranslation('teams')
  if (count === 0) return null
  return (
    <OnlySomeNotice value="news" {...filter}>
      {t('list.unaware', { count })}
    </OnlySomeNotice>
  )
}

interface OnlySomeNoticeProps extends OnlySomeProps {
  value: OnlySome
  children: ReactNode
}

function OnlySomeNotice({ value, only, onToggle, children }: OnlySomeNoticeProps) {
  const { t } = useTranslation('teams')
  const isOn = only === value
  return (
    <ActionNotice
      severity="warning"
      action={
        <Button color="inherit" aria-pressed={isOn} onClick={() => onToggle(isOn ? undefined : value)}>
          {t(isOn ? 'list.showAll' : 'list.showOnlyThese')}
        </Button>
      }
    >
      {children}
    </ActionNotice>
  )
}

/** Teams of the event with a member who needs a mail or a call; none before the first message about teams, undefined while loading. */
function useUnawareTeams(teams: readonly TeamReply[]): ReadonlySet<string> | undefined {
  const { data } = useKnowledge(useAdminId())
  const isCancelled = useIsCancelled()
  return useMemo(() => {
    if (!data) return undefined
    const missing = isCancelled ? [] : (personStandings(data) ?? []).filter(needsWord)
    const ids = new Set(missing.map(({ teamId }) => teamId))
    return new Set(teams.map(({ id }) => id).filter((id) => ids.has(id)))
  }, [data, teams, isCancelled])
}
