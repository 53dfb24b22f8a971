import { mdiMagnify } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { TeamReply } from '@running-dinner/contract/plan'
import { type ReactNode, useCallback, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { useNotificationStatus } from '../../../../features/messages/notification-status/notification-status.api.ts'
import { needsWord, personStatuses } from '../../../../features/messages/notification-status/person-status.ts'
import { filterTeams } from '../../../../features/plan/teams/filter-teams.ts'
import { hostingWarning } from '../../../../features/plan/teams/hosting-warning.ts'
import { MealMark } from '../../../../features/plan/teams/team-marks.tsx'
import { ActionNotice } from '../../../../ui/action-notice.tsx'
import { ChoiceChips } from '../../../../ui/choice-chips.tsx'
import { ControlsSheet } from '../../../../ui/controls-sheet.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { useAdminDinner, useAdminId, useIsCancelled } from '../../shell/admin-dinner.ts'
import { TeamCards, TeamTable } from './team-table.tsx'
import { TeamSearchField } from './teams-views.tsx'

const rowsAtFirst = 24

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
  const listed = useDeferredValue(shown, shown.slice(0, rowsAtFirst))
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
  const { data } = useNotificationStatus(useAdminId())
  const isCancelled = useIsCancelled()
  return useMemo(() => {
    if (!data) return undefined
    const missing = isCancelled ? [] : (personStatuses(data) ?? []).filter(needsWord)
    const ids = new Set(missing.map(({ teamId }) => teamId))
    return new Set(teams.map(({ id }) => id).filter((id) => ids.has(id)))
  }, [data, teams, isCancelled])
}

const allCourses = ''

interface TeamFiltersProps {
  filter: ListFilter
  onChange: (change: Partial<ListFilter>) => void
}

function TeamFilters({ filter, onChange }: TeamFiltersProps) {
  const { t } = useTranslation(['teams', 'roster'])
  const { meals } = useAdminDinner()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const courses = (
    <ChoiceChips
      label={t('list.course')}
      value={filter.mealId ?? allCourses}
      choices={[
        { value: allCourses, label: t('list.allCourses') },
        ...meals.map((meal) => ({ value: meal.id, label: <MealMark meal={meal} meals={meals} /> })),
      ]}
      onChange={(mealId) => onChange({ mealId: mealId === allCourses ? undefined : mealId })}
    />
  )
  const sheet = {
    label: t(filter.mealId === undefined ? 'roster:sheet.open' : 'roster:sheet.openChosen', { count: 1 }),
    title: t('list.course'),
    done: t('roster:sheet.done'),
  }
  return (
    <Box role="search" sx={{ display: 'flex', gap: { xs: 1, sm: 2 }, alignItems: 'center', mb: 1 }}>
      <TeamSearchField
        text={filter.text}
        onText={(text) => onChange({ text })}
        sx={{ flex: '1 1 160px', maxWidth: { md: 360 } }}
      />
      {isPhone ? (
        <ControlsSheet {...sheet} place="bottom">
          {courses}
        </ControlsSheet>
      ) : (
        courses
      )}
    </Box>
  )
}

const parameters = { text: 'search', mealId: 'meal', only: 'only' } as const

const onlySome = ['seats', 'news'] as const
/** Teams without a member who has enough seats, or in which not everybody knows what is true now. */
type OnlySome = (typeof onlySome)[number]

interface ListFilter {
  text: string
  mealId: string | undefined
  only: OnlySome | undefined
}

/** Keeps the filter in the query of the address, so that reload and back restore it. */
function useTeamFilter() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const setFilter = useCallback(
    (change: Partial<ListFilter>) => {
      const before = read(new URLSearchParams(window.location.search))
      void navigate({ search: write({ ...before, ...change }) }, { replace: true, preventScrollReset: true })
    },
    [navigate],
  )
  return { filter: read(query), setFilter }
}

function read(query: URLSearchParams): ListFilter {
  return {
    text: query.get(parameters.text) ?? '',
    mealId: query.get(parameters.mealId) ?? undefined,
    only: onlySome.find((value) => value === query.get(parameters.only)),
  }
}

function write({ text, mealId, only }: ListFilter): string {
  return new URLSearchParams({
    ...(text === '' ? {} : { [parameters.text]: text }),
    ...(mealId === undefined ? {} : { [parameters.mealId]: mealId }),
    ...(only === undefined ? {} : { [parameters.only]: only }),
  }).toString()
}
