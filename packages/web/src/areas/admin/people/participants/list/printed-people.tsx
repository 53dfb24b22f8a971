import { styled } from '@mui/material/styles'
import { FlexRender } from '@tanstack/react-table'
import { useTranslation } from 'react-i18next'
import { choosableColumns } from './list-columns.ts'
import { sortKeys } from './person-columns.tsx'
import type { PersonListProps } from './person-table.tsx'

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
export function PrintedPeople({ table, rows, label }: PersonListProps) {
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
