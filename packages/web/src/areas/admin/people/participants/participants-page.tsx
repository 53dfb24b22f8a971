import { mdiAccountGroupOutline, mdiFoodAppleOutline, mdiPlus, mdiTableArrowUp } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Skeleton from '@mui/material/Skeleton'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type DietData, searchKey } from '@running-dinner/domain/people'
import { needCounts, needsOf } from '@running-dinner/domain/plan'
import { lazy, type ReactNode, Suspense, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { type ParticipantList, useParticipants } from '../../../../features/people/participants/participants.api.ts'
import { useUnconfirmed } from '../../../../features/people/participants/registrations.api.ts'
import { paths } from '../../../../lib/paths.ts'
import { useDebouncedText } from '../../../../lib/use-debounced-text.ts'
import { useEventCallback } from '../../../../lib/use-event-callback.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { Page } from '../../../../ui/page.tsx'
import { ListSkeleton } from '../../../../ui/skeletons.tsx'
import { useAdminDinner, useAdminId, useIsCancelled } from '../../shell/admin-dinner.ts'
import { tooLowLimit } from '../../shell/next-step.ts'
import { NeedLabel } from './diets/need-label.tsx'
import { ConfirmedPeople } from './list/confirmed-people.tsx'
import { useListAddress } from './list/list-address.ts'
import { ListStatus, listStateOf } from './list/list-banner.tsx'
import { useRememberedColumns } from './list/list-columns.ts'
import { FilterChips, ListSheet, SortField } from './list/list-sheet.tsx'
import { ListToolbar } from './list/list-toolbar.tsx'
import { filterCounts } from './list/person-filters.ts'
import { useRows } from './list/person-rows.ts'
import { SearchField } from './list/search-field.tsx'

const UnconfirmedPeople = lazy(() =>
  import('./unconfirmed/unconfirmed-people.tsx').then((file) => ({ default: file.UnconfirmedPeople })),
)

/** The main list and the waiting list. */
export function ParticipantsPage() {
  const { t } = useTranslation('participants')
  const { data: participantList, error, refetch } = useParticipants(useAdminId())
  const { unconfirmed } = useUnconfirmed(useAdminId(), { all: false })
  // Unconfirmed registrations are shown even when the list itself is empty.
  const isEmpty = participantList?.numParticipantsTotal === 0 && unconfirmed.length === 0
  if (participantList && !isEmpty) return <People list={participantList} />
  const isLoading = !participantList && !error
  return (
    <Page title={t('title')} actions={isLoading && <ToolbarSkeleton />} dense={!isEmpty} width="xl">
      {error && !participantList && <LoadError error={error} onRetry={() => void refetch()} />}
      {isLoading && <ListSkeleton />}
      {isEmpty && <NobodyYet />}
    </Page>
  )
}

/** Keeps the place of the toolbar, so that the list does not move down when it is there. */
function ToolbarSkeleton() {
  return <Skeleton variant="rounded" sx={{ flex: { xs: '1 0 100%', md: 1 }, height: { xs: 98, md: 40 } }} />
}

function NobodyYet() {
  const { t } = useTranslation('participants')
  const adminId = useAdminId()
  if (useIsCancelled()) return <EmptyState icon={mdiAccountGroupOutline} title={t('empty.title')} />
  return (
    <EmptyState
      icon={mdiAccountGroupOutline}
      title={t('empty.title')}
      action={
        <>
          <LinkButton variant="contained" icon={mdiTableArrowUp} to={paths.admin.importParticipants(adminId)}>
            {t('import')}
          </LinkButton>
          <LinkButton variant="outlined" icon={mdiPlus} to={paths.admin.newParticipant(adminId)}>
            {t('add')}
          </LinkButton>
        </>
      }
    >
      {t('empty.text')}
    </EmptyState>
  )
}

function LinkButton(props: { variant: 'contained' | 'outlined'; icon: string; to: string; children: ReactNode }) {
  return (
    <Button
      component={Link}
      to={props.to}
      variant={props.variant}
      startIcon={<Icon path={props.icon} />}
      sx={{ px: { xs: 1.75, sm: 2.5 } }}
    >
      {props.children}
    </Button>
  )
}

/** The page: participants and waiting list, or the registrations without confirmation; searched, filtered and sorted. */
function People({ list }: { list: ParticipantList }) {
  const { t } = useTranslation(['roster', 'participants'])
  const dinner = useAdminDinner()
  const { address, change } = useListAddress()
  const columns = useRememberedColumns()
  const rows = useRows(list)
  const counts = useMemo(() => filterCounts(rows), [rows])
  const people = useMemo(() => rows.map(({ person }) => person), [rows])
  const { typed, type, handOn } = useDebouncedText(address.searched, (searched) => change({ searched }))
  // The field shows each letter at once; the list may lag behind.
  const searched = useDeferredValue(typed)
  const isTable = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'), { noSsr: true })
  const unconfirmed = useUnconfirmed(useAdminId(), { all: address.unconfirmed })
  const { nextParticipantsOffsetSize } = dinner.sessionData.assignableParticipantSizes
  const state = listStateOf(list, nextParticipantsOffsetSize, tooLowLimit(dinner))
  const { search } = useLocation()
  const clearSearch = useEventCallback(() => type(''))
  const clearFilters = useEventCallback(() => change({ filters: [], unconfirmed: false }))
  const numUnconfirmed = unconfirmed.unconfirmed.length === 0 ? undefined : countText(unconfirmed)
  const chips = { address, counts, numUnconfirmed, onChange: change }
  const numFilters = address.filters.length + (address.unconfirmed ? 1 : 0)
  const sheet = (
    <ListSheet
      isTable={isTable}
      numFilters={numFilters}
      filters={<FilterChips {...chips} />}
      sort={
        !isTable &&
        !address.unconfirmed && <SortField sorting={address.sorting} onChange={(sorting) => change({ sorting })} />
      }
      columns={address.unconfirmed ? undefined : { shown: columns.shown, onChoose: columns.choose }}
    />
  )
  const toolbar = (
    <ListToolbar
      search={
        <>
          <SearchField typed={typed} onType={type} onTyped={handOn} />
          {sheet}
        </>
      }
      isSearching={typed !== ''}
      status={
        <ListStatus state={dinner.cancellationDate === null ? state : undefined} count={list.participants.length}>
          {!address.unconfirmed && <NeedStrip people={people} />}
        </ListStatus>
      }
    />
  )
  return (
    <Page title={t('participants:title')} actions={toolbar} dense width="xl">
      {numFilters > 0 && (
        <Box sx={{ mb: 1 }}>
          <FilterChips {...chips} chosenOnly />
        </Box>
      )}
      {address.unconfirmed ? (
        <Suspense fallback={<ListSkeleton />}>
          <UnconfirmedPeople
            unconfirmed={unconfirmed}
            address={address}
            typed={searched}
            onClearSearch={clearSearch}
            onClearFilters={clearFilters}
          />
        </Suspense>
      ) : (
        <ConfirmedPeople
          rows={rows}
          address={address}
          typed={searched}
          searchKey={searchKey(searched)}
          columns={columns.shown}
          isTable={isTable}
          search={search}
          onChange={change}
          onClearSearch={clearSearch}
          onClearFilters={clearFilters}
        />
      )}
      {address.unconfirmed && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2, maxWidth: '68ch' }}>
          {t('unconfirmed.explained')}
        </Typography>
      )}
    </Page>
  )
}

/** With a plus sign while further pages have not been loaded. */
function countText({ unconfirmed, hasMore }: { unconfirmed: readonly unknown[]; hasMore: boolean }): string {
  return hasMore ? `${unconfirmed.length}+` : String(unconfirmed.length)
}

/** How many people have which allergy or diet; each leads to who they are, where they eat and whether the hosts know. */
function NeedStrip({ people }: { people: readonly DietData[] }) {
  const { t } = useTranslation('diets')
  const adminId = useAdminId()
  const { counts, concerned } = useMemo(
    () => ({ counts: needCounts(people), concerned: people.filter((person) => needsOf(person).length > 0).length }),
    [people],
  )
  if (concerned === 0) return null
  return (
    <Box component="nav" aria-label={t('chips')} sx={row}>
      <Chip
        component={Link}
        to={paths.admin.diets(adminId)}
        clickable
        size="small"
        variant="outlined"
        icon={<Icon path={mdiFoodAppleOutline} />}
        label={concerned}
        aria-label={t('everything', { count: concerned })}
        sx={chip}
      />
      {counts.map(({ need, count }) => (
        <Chip
          key={need}
          component={Link}
          to={paths.admin.diets(adminId, need)}
          clickable
          size="small"
          variant="outlined"
          label={<NeedLabel label={t(`needs.${need}`)} count={count} />}
          sx={{ ...chip, ...(need === 'SEVERE' && severe) }}
        />
      ))}
    </Box>
  )
}

/** Never cut: the row can be pushed sideways. */
const chip = { height: 28, borderRadius: 2, maxWidth: 'none', fontVariantNumeric: 'tabular-nums' } as const
const severe = { borderColor: 'warning.main', color: 'warning.main', fontWeight: 600 } as const

/** One row to push sideways in the line that is there: the list below stays where it is. */
const row = {
  display: 'flex',
  flex: '1 1 160px',
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  gap: 0.75,
  // Room for the ring of the focus, and at the end for what fades where the row goes on.
  p: 0.25,
  pr: 3,
  maskImage: 'linear-gradient(to right, #000 calc(100% - 24px), transparent)',
  '& > *': { flexShrink: 0 },
  '@media print': { display: 'none' },
} as const
