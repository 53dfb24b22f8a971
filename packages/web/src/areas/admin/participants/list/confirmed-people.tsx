import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { memo, type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAdminDinner, useIsCancelled } from '../../shell/admin-dinner.ts'
import { QuickEdit } from '../quick-edit/quick-edit.tsx'
import type { ListAddress } from './list-address.ts'
import { ListBanner, type ListState } from './list-banner.tsx'
import { NobodyFound } from './nobody-found.tsx'
import { PersonCards } from './person-cards.tsx'
import { filterRows } from './person-filters.ts'
import { PersonMenu, usePersonMenu } from './person-menu.tsx'
import type { PersonRow } from './person-rows.ts'
import { PersonTable } from './person-table.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { sortRows } from './sort-rows.ts'
import { useSelection } from './use-selection.ts'
import { useSteady } from './use-steady.ts'

interface ConfirmedPeopleProps {
  rows: readonly PersonRow[]
  state: ListState
  address: ListAddress
  typed: string
  searchKey: string
  isTable: boolean
  /** Of the address, for the way back. */
  search: string
  onChange: (change: Partial<ListAddress>) => void
  onClearSearch: () => void
  onClearFilters: () => void
}

/** Main list and waiting list; while searching one list of whoever was found (rules 7.11). */
export const ConfirmedPeople = memo(function ConfirmedPeople(props: ConfirmedPeopleProps) {
  const { rows, state, address, typed, searchKey, search, onChange } = props
  const { t } = useTranslation(['participants', 'roster'])
  const { numSeatsNeededForHost: seatsNeeded } = useAdminDinner().sessionData
  const isCancelled = useIsCancelled()
  const sorted = useMemo(() => sortRows(rows, address.sorting), [rows, address.sorting])
  const shown = useMemo(() => filterRows(sorted, address.filters, searchKey), [sorted, address.filters, searchKey])
  const selection = useSelection(useMemo(() => rows.map(({ person }) => person.id), [rows]))
  const menu = usePersonMenu()
  const isMerged = searchKey !== ''
  const isFiltered = isMerged || address.filters.length > 0
  const [main, waiting] = useMemo(
    () => (isMerged ? [shown, []] : [shown.filter((row) => !row.isWaiting), shown.filter((row) => row.isWaiting)]),
    [shown, isMerged],
  )
  const look = useMemo(
    () => ({ seatsNeeded, notesShown: address.notesShown, waitingMarked: isMerged, search }),
    [seatsNeeded, address.notesShown, isMerged, search],
  )
  const order = useMemo(() => shown.map(({ person }) => person.id), [shown])
  const actions = {
    onToggle: useSteady((row: PersonRow, isRange: boolean) =>
      selection.toggle(row.person.id, isRange ? order : undefined),
    ),
    onOpen: useSteady((row: PersonRow) => onChange({ openId: row.person.id })),
    onMenu: menu.open,
  }
  const list = (label: string, of: readonly PersonRow[]) => {
    const common = { rows: of, label, look, selection, openId: address.openId, ...actions }
    if (!props.isTable) return <PersonCards {...common} />
    return <PersonTable {...common} sorting={address.sorting} onSort={(sorting) => onChange({ sorting })} />
  }
  return (
    <>
      <Typography role="status" sx={{ mb: isFiltered ? 2 : 0, color: 'text.secondary' }}>
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
        <Box sx={{ mb: 5 }}>
          <SectionTitle title={t(isMerged ? 'search.title' : 'list.main')} count={main.length} />
          {list(t(isMerged ? 'search.title' : 'list.main'), main)}
        </Box>
      )}
      {waiting.length > 0 && (
        <Box sx={{ mb: 5 }}>
          <SectionTitle title={t('list.waiting')} count={waiting.length} />
          {state.kind === 'waiting' && !isCancelled && <ListBanner state={state} />}
          {list(t('list.waiting'), waiting)}
        </Box>
      )}
      <SelectionBar rows={rows} shown={shown} selection={selection} />
      <PersonMenu menu={menu} rows={rows} onOpen={actions.onOpen} search={search} />
      <QuickEdit rows={rows} order={order} openId={address.openId} onChange={onChange} />
    </>
  )
})

function SectionTitle({ title, count, action }: { title: string; count: number; action?: ReactNode }) {
  const { t } = useTranslation('participants')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, mb: 1.5 }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('count', { count })}
      </Typography>
      {action && <Box sx={{ ml: 'auto' }}>{action}</Box>}
    </Box>
  )
}
