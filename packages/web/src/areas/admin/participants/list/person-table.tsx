import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { GridCell } from './grid-cell.ts'
import type { PersonRow } from './person-rows.ts'
import type { RowActions, RowLook } from './row-controls.tsx'
import type { Sorting } from './sort-rows.ts'
import { TableHeader } from './table-header.tsx'
import { TableRow } from './table-row.tsx'
import { useRowKeys } from './use-row-keys.ts'
import type { Selection } from './use-selection.ts'
import { useVirtualLines } from './use-virtual-lines.ts'

export interface PersonListProps extends RowActions {
  rows: readonly PersonRow[]
  label: string
  look: RowLook
  selection: Selection
  openId: string | undefined
}

const ROW_HEIGHT = 61

const Frame = styled('div')(({ theme }) => ({
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: 12,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  fontSize: '0.875rem',
  lineHeight: 1.45,
}))

interface PersonTableProps extends PersonListProps {
  sorting: Sorting
  onSort: (sorting: Sorting) => void
}

/** A table of which only the rows near the window are drawn; the arrow keys walk through all of them. */
export function PersonTable({ rows, label, look, selection, openId, sorting, onSort, ...actions }: PersonTableProps) {
  const { t } = useTranslation('roster')
  const lines = useRowsOfTable(rows, actions)
  const { active, setActive, handleKeyDown } = lines.keys
  return (
    <Frame
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-multiselectable
      aria-description={t('keys')}
      onKeyDown={handleKeyDown}
    >
      <TableHeader rows={rows} selection={selection} sorting={sorting} onSort={onSort} />
      <GridCell
        role="rowgroup"
        ref={lines.ref}
        style={{ position: 'relative', height: lines.virtualizer.getTotalSize(), contain: 'layout' }}
      >
        {lines.virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]
          return (
            row && (
              <TableRow
                key={row.person.id}
                row={row}
                index={index}
                top={lines.topOf(start)}
                measure={lines.virtualizer.measureElement}
                look={look}
                isActive={index === active}
                isSelected={selection.selected.has(row.person.id)}
                isOpen={row.person.id === openId}
                onActive={setActive}
                {...actions}
              />
            )
          )
        })}
      </GridCell>
    </Frame>
  )
}

function useRowsOfTable(rows: readonly PersonRow[], { onOpen, onToggle }: RowActions) {
  const keys = useRowKeys({
    count: rows.length,
    scrollTo: (index) => lines.virtualizer.scrollToIndex(index),
    onOpen: (index) => rows[index] && onOpen(rows[index]),
    onToggle: (index) => rows[index] && onToggle(rows[index], false),
  })
  const lines = useVirtualLines({
    count: rows.length,
    keyOf: (index) => rows[index]?.person.id ?? String(index),
    estimate: ROW_HEIGHT,
    kept: keys.active,
  })
  return { ...lines, keys }
}
