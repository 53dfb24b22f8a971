import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useEventCallback } from '../../../../../lib/use-event-callback.ts'
import { useIsPrinting } from '../../../../../lib/use-is-printing.ts'
import { visuallyHidden } from '../../../../../ui/plain-look.ts'
import { useAdminDinner } from '../../../shell/admin-dinner.ts'
import { QuickEdit } from '../quick-edit/quick-edit.tsx'
import type { ListAddress } from './list-address.ts'
import type { ChoosableColumn } from './list-columns.ts'
import { NobodyFound } from './nobody-found.tsx'
import { PersonCards } from './person-cards.tsx'
import { type PeopleRow, usePeopleTable } from './person-columns.tsx'
import { PersonMenu, usePersonMenu } from './person-menu.tsx'
import type { PersonRow } from './person-rows.ts'
import { type SearchHits, useSearchHits } from './person-search.ts'
import { PersonTable } from './person-table.tsx'
import { PrintedPeople } from './printed-people.tsx'
import { type ListContent, ListContext } from './row-context.ts'
import { SelectionBar } from './selection-bar.tsx'

interface ConfirmedPeopleProps {
  rows: readonly PersonRow[]
  address: ListAddress
  typed: string
  searchKey: string
  /** What is shown beside the names. */
  columns: readonly ChoosableColumn[]
  isTable: boolean
  /** The query of the list's address, for the way back. */
  search: string
  onChange: (change: Partial<ListAddress>) => void
  onClearSearch: () => void
  onClearFilters: () => void
}

/** Main list and waiting list; while searching, one list of both. */
export const ConfirmedPeople = memo(function ConfirmedPeople(props: ConfirmedPeopleProps) {
  const { rows, address, typed, searchKey, columns, search, onChange } = props
  const { t } = useTranslation(['participants', 'roster'])
  const { numSeatsNeededForHost: seatsNeeded } = useAdminDinner().sessionData
  const hits = useSearchHits(rows, searchKey)
  const table = usePeopleTable({
    rows,
    sorting: address.sorting,
    filters: address.filters,
    hits,
    shown: columns,
    onSort: (sorting) => onChange({ sorting }),
  })
  const shown = bestFirst(table.getRowModel().rows, hits)
  const isMerged = searchKey !== ''
  const isFiltered = isMerged || address.filters.length > 0
  const main = isMerged ? shown : shown.filter((row) => !row.original.isWaiting)
  const waiting = isMerged ? [] : shown.filter((row) => row.original.isWaiting)
  const menu = usePersonMenu()
  const content = useMemo<ListContent>(
    () => ({ seatsNeeded, shown: columns, waitingMarked: isMerged, hits, search, onMenu: menu.open }),
    [seatsNeeded, columns, isMerged, hits, search, menu.open],
  )
  const open = useEventCallback((row: PeopleRow) => onChange({ openId: row.id }))
  const isPrinting = useIsPrinting()
  const List = isPrinting ? PrintedPeople : props.isTable ? PersonTable : PersonCards
  const common = { table, openId: address.openId, onOpen: open }
  const mainTitle = t(isMerged ? 'search.title' : 'list.main')
  return (
    <ListContext value={content}>
      <Typography role="status" variant="body2" sx={{ mb: isFiltered ? 1 : 0, color: 'text.secondary' }}>
        {isFiltered && t('roster:found', { count: shown.length, total: rows.length })}
      </Typography>
      {shown.length === 0 && (
        <NobodyFound
          typed={typed}
          hasFilters={address.filters.length > 0}
          onClearSearch={props.onClearSearch}
          onClearFilters={props.onClearFilters}
        />
      )}
      {main.length > 0 && (
        <Box sx={{ mb: 3 }}>
          <SectionTitle title={mainTitle} count={main.length} isHidden={!isFiltered} />
          <List rows={main} label={mainTitle} {...common} />
        </Box>
      )}
      {waiting.length > 0 && (
        <Box sx={{ mb: 5 }}>
          <SectionTitle title={t('list.waiting')} count={waiting.length} />
          <List rows={waiting} label={t('list.waiting')} {...common} />
        </Box>
      )}
      <SelectionBar table={table} />
      <PersonMenu menu={menu} rows={rows} onOpen={(openId) => onChange({ openId })} search={search} />
      <QuickEdit rows={rows} order={shown.map(({ id }) => id)} openId={address.openId} onChange={onChange} />
    </ListContext>
  )
})

/** The chosen order stays among hits that are equally good. */
function bestFirst(rows: readonly PeopleRow[], hits: SearchHits | undefined): readonly PeopleRow[] {
  if (hits === undefined) return rows
  const rankOf = ({ id }: PeopleRow) => hits.get(id)?.rank ?? 0
  return rows.toSorted((row, otherRow) => rankOf(row) - rankOf(otherRow))
}

interface SectionTitleProps {
  title: string
  count: number
  /** Only for screen readers: the line of the page's title says the same. */
  isHidden?: boolean
}

function SectionTitle({ title, count, isHidden = false }: SectionTitleProps) {
  const { t } = useTranslation('participants')
  if (isHidden) {
    return (
      <Box component="h2" sx={{ ...visuallyHidden, m: 0 }}>
        {title}
      </Box>
    )
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, mb: 1 }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('count', { count })}
      </Typography>
    </Box>
  )
}
