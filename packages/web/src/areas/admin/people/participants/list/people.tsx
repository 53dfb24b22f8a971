import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { searchKey } from '@running-dinner/domain/people/participants/search.ts'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { ParticipantList } from '../../../../../features/people/participants/participants.api.ts'
import { useUnconfirmed } from '../../../../../features/people/participants/registrations.api.ts'
import { useDebouncedText } from '../../../../../lib/use-debounced-text.ts'
import { useEventCallback } from '../../../../../lib/use-event-callback.ts'
import { Page } from '../../../../../ui/page.tsx'
import { useAdminDinner, useAdminId } from '../../../shell/admin-dinner.ts'
import { NeedStrip } from '../diets/need-strip.tsx'
import { UnconfirmedPeople } from '../unconfirmed/unconfirmed-people.tsx'
import { ConfirmedPeople } from './confirmed-people.tsx'
import { FilterChips } from './filter-chips.tsx'
import { useListAddress } from './list-address.ts'
import { ListStanding, listStateOf } from './list-banner.tsx'
import { useRememberedColumns } from './list-columns.ts'
import { ListSheet } from './list-sheet.tsx'
import { ListToolbar, SortField } from './list-toolbar.tsx'
import { filterCounts } from './person-filters.ts'
import { useRows } from './person-rows.ts'
import { SearchField } from './search-field.tsx'

/** The page: participants and waiting list, or the registrations without confirmation; searched, filtered and sorted. */
export function People({ list }: { list: ParticipantList }) {
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
  const state = listStateOf(list, dinner.sessionData.assignableParticipantSizes.nextParticipantsOffsetSize)
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
      standing={
        <ListStanding state={dinner.cancellationDate === null ? state : undefined} count={list.participants.length}>
          {!address.unconfirmed && <NeedStrip people={people} />}
        </ListStanding>
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
        <UnconfirmedPeople
          unconfirmed={unconfirmed}
          address={address}
          typed={searched}
          onClearSearch={clearSearch}
          onClearFilters={clearFilters}
        />
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
