import { mdiArrowDown, mdiArrowUp } from '@mdi/js'
import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../ui/icon.tsx'
import { PlainButton } from '../../../../ui/plain-button.tsx'
import { visuallyHidden } from '../../../../ui/visually-hidden.ts'
import { GridCell } from './grid-cell.ts'
import type { PersonRow } from './person-rows.ts'
import { TickBox } from './row-controls.tsx'
import { type Sorting, type SortKey, sortKeys } from './sort-rows.ts'
import { tableColumns } from './table-columns.ts'
import type { Selection } from './use-selection.ts'

/** Stays below the black bar while the rows pass. */
const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: tableColumns,
  alignItems: 'center',
  position: 'sticky',
  top: 64,
  zIndex: 2,
  minHeight: 44,
  paddingInline: 4,
  borderRadius: '12px 12px 0 0',
  borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  color: (theme.vars ?? theme).palette.text.secondary,
  fontSize: '0.8125rem',
  fontWeight: 640,
  '& > *': { paddingInline: 8, minWidth: 0 },
}))

interface TableHeaderProps {
  rows: readonly PersonRow[]
  selection: Selection
  sorting: Sorting
  onSort: (sorting: Sorting) => void
}

export function TableHeader({ rows, selection, sorting, onSort }: TableHeaderProps) {
  const { t } = useTranslation('roster')
  const ids = rows.map(({ person }) => person.id)
  const numSelected = ids.filter((id) => selection.selected.has(id)).length
  return (
    <GridCell role="rowgroup">
      <Row role="row" aria-rowindex={1}>
        <Box role="columnheader" sx={{ display: 'flex' }}>
          <TickBox
            type="checkbox"
            aria-label={t('select.all')}
            checked={numSelected > 0 && numSelected === ids.length}
            ref={(box: HTMLInputElement | null) => {
              if (box) box.indeterminate = numSelected > 0 && numSelected < ids.length
            }}
            onChange={(event) => selection.set(ids, event.target.checked)}
          />
        </Box>
        {sortKeys.map((key) => (
          <SortHeader key={key} name={key} sorting={sorting} onSort={onSort} />
        ))}
        <GridCell role="columnheader">
          <Box component="span" sx={visuallyHidden}>
            {t('columns.menu')}
          </Box>
        </GridCell>
      </Row>
    </GridCell>
  )
}

function SortHeader({ name, sorting, onSort }: { name: SortKey } & Pick<TableHeaderProps, 'sorting' | 'onSort'>) {
  const { t } = useTranslation('roster')
  const isSorted = sorting.key === name
  const direction = sorting.descending ? 'descending' : 'ascending'
  return (
    <GridCell role="columnheader" aria-sort={isSorted ? direction : 'none'}>
      <PlainButton
        type="button"
        onClick={() => onSort({ key: name, descending: isSorted && !sorting.descending })}
        sx={{
          gap: 0.5,
          py: 1,
          whiteSpace: 'nowrap',
          ...(isSorted && { color: 'text.primary' }),
          '& svg': { opacity: isSorted ? 1 : 0 },
          '&:is(:hover, :focus-visible) svg': { opacity: isSorted ? 1 : 0.5 },
        }}
      >
        {t(`columns.${name}`)}
        <Icon path={isSorted && sorting.descending ? mdiArrowDown : mdiArrowUp} sx={{ fontSize: 14 }} />
      </PlainButton>
    </GridCell>
  )
}
