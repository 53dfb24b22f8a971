import { styled } from '@mui/material/styles'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDinnerRoutes } from '../../../features/dinner-routes/dinner-routes.api.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { useAdminDinner, useAdminId } from '../shell/admin-dinner.ts'
import { BoardColumns } from './board-columns.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'
import { groupByTable, type Table } from './group-by-table.ts'
import { NothingHere } from './nothing-here.tsx'
import { TableOnBoard } from './table-on-board.tsx'

interface BoardByTableProps {
  teams: readonly TeamReply[]
  /** Those the filter shows: a table is shown with any of them. */
  shownIds: ReadonlySet<string>
  shownMealId: string | undefined
}

export const BoardByTable = memo(function BoardByTable({ teams, shownIds, shownMealId }: BoardByTableProps) {
  const { t } = useTranslation('board')
  const { meals } = useAdminDinner()
  const { data, error, refetch } = useDinnerRoutes(useAdminId())
  if (!data) return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <BoardSkeleton />
  const isShown = ({ host, guests }: Table) => [host, ...guests].some((team) => shownIds.has(team.id))
  const columns = groupByTable(teams, data.dinnerRoutes, meals).map((group) => {
    const tables = group.tables.filter(isShown)
    return {
      meal: group.meal,
      summary: t('tables', { count: tables.length }),
      content:
        tables.length === 0 ? (
          <NothingHere />
        ) : (
          <List>
            {tables.map((table) => (
              <TableOnBoard key={table.host.id} table={table} />
            ))}
          </List>
        ),
    }
  })
  return <BoardColumns shownMealId={shownMealId} columns={columns} />
})

const List = styled('ul')({ margin: 0, padding: 0, display: 'grid', gap: 10 })
