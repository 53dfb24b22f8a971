import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { FlexRender } from '@tanstack/react-table'
import { lazy, memo, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEventCallback } from '../../../../../lib/use-event-callback.ts'
import { useIsPrinting } from '../../../../../lib/use-is-printing.ts'
import { loadMenu } from '../../../../../ui/action-menu.tsx'
import { OnceOpened } from '../../../../../ui/once-opened.tsx'
import { visuallyHidden } from '../../../../../ui/plain-look.ts'
import { useAdminDinner } from '../../../shell/admin-dinner.ts'
import type { ListAddress } from './list-address.ts'
import { type ChoosableColumn, choosableColumns } from './list-columns.ts'
import { NobodyFound } from './nobody-found.tsx'
import { PersonCards } from './person-cards.tsx'
import { type PeopleRow, sortKeys, usePeopleTable } from './person-columns.tsx'
import type { PersonRow } from './person-rows.ts'
import { type SearchHits, useSearchHits } from './person-search.ts'
import { type PersonListProps, PersonTable } from './person-table.tsx'
import { type ListContent, ListContext } from './row-context.ts'

/** Its form weighs as much as the whole list, and is not shown before a row is opened. */
const loadQuickEdit = () => import('../quick-edit/quick-edit.tsx')
const QuickEdit = lazy(() => loadQuickEdit().then((file) => ({ default: file.QuickEdit })))

const loadPersonMenu = async () => {
  const [file] = await Promise.all([import('./person-menu.tsx'), loadMenu()])
  return { default: file.PersonMenu }
}
const PersonMenu = lazy(loadPersonMenu)

const SelectionBar = lazy(() => import('./selection-bar.tsx').then((file) => ({ default: file.SelectionBar })))

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
  const openPerson = useEventCallback((row: PeopleRow) => onChange({ openId: row.id }))
  const isPrinting = useIsPrinting()
  const List = isPrinting ? PrintedPeople : props.isTable ? PersonTable : PersonCards
  const common = { table, openId: address.openId, onOpen: openPerson }
  // Once shown it stays, with what its last action refused.
  const [wasTicked, setWasTicked] = useState(false)
  if (!wasTicked && table.getSelectedRowModel().rows.length > 0) setWasTicked(true)
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
      {wasTicked && (
        <Suspense>
          <SelectionBar table={table} />
        </Suspense>
      )}
      <OnceOpened open={menu.anchor !== null} load={loadPersonMenu} onFail={menu.close}>
        <PersonMenu menu={menu} rows={rows} onOpen={(openId) => onChange({ openId })} search={search} />
      </OnceOpened>
      <OnceOpened
        open={address.openId !== undefined}
        load={loadQuickEdit}
        onFail={() => onChange({ openId: undefined })}
      >
        <QuickEdit rows={rows} order={shown.map(({ id }) => id)} openId={address.openId} onChange={onChange} />
      </OnceOpened>
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

/** One menu for all rows. The row is kept while the menu fades out. */
function usePersonMenu() {
  const [opened, setOpened] = useState<{ row: PersonRow; anchor: HTMLElement | null }>()
  const open = useEventCallback((row: PersonRow, anchor: HTMLElement) => setOpened({ row, anchor }))
  const close = () => setOpened((before) => before && { ...before, anchor: null })
  return { row: opened?.row, anchor: opened?.anchor ?? null, open, close }
}

/** Lengths in points. Rows of two lines, of which at least 30 fit on a page of A4 with its heading. */
const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '8pt',
  lineHeight: 1.2,
  '& *': { fontSize: 'inherit !important' },
  '& svg': { width: '10pt', height: '10pt' },
  '& :is(th, td)': {
    textAlign: 'start',
    verticalAlign: 'top',
    padding: '1.5pt 6pt 1.5pt 0',
    borderBottom: '0.5pt solid #888',
  },
  '& :is(td, th) *': { paddingBlock: '0 !important' },
  '& thead th': { fontWeight: 640, borderBottomColor: '#000', whiteSpace: 'nowrap' },
  '& tbody th': { fontWeight: 640 },
})

/** The chosen columns on paper: a real table, whose header browsers repeat on each page. */
function PrintedPeople({ table, rows, label }: PersonListProps) {
  const { t } = useTranslation('roster')
  const columns = table.getVisibleLeafColumns().filter(({ id }) => nameOf(id) !== undefined)
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ id }) => {
            const name = nameOf(id)
            return (
              <th key={id} scope="col">
                {name && t(`columns.${name}`)}
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {row
              .getVisibleCells()
              .filter(({ column }) => nameOf(column.id) !== undefined)
              .map((cell) =>
                cell.column.id === 'name' ? (
                  <th key={cell.id} scope="row">
                    <FlexRender cell={cell} />
                  </th>
                ) : (
                  <td key={cell.id}>
                    <FlexRender cell={cell} />
                  </td>
                ),
              )}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Undefined for the columns of controls. */
function nameOf(id: string) {
  return sortKeys.find((key) => key === id) ?? choosableColumns.find((column) => column === id)
}
