import { mdiSilverwareForkKnife } from '@mdi/js'
import { styled } from '@mui/material/styles'
import type { TeamReply } from '@running-dinner/contract/plan'
import { fullName } from '@running-dinner/domain'
import { dietSummary } from '@running-dinner/domain/plan'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDinnerRoutes } from '../../../../features/plan/dinner-routes/dinner-routes.api.ts'
import { TableDiets } from '../../../../features/plan/teams/diet-badges.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { useBoardActions } from './board-actions.ts'
import { BoardColumns, BoardSkeleton, NothingHere } from './board-columns.tsx'
import { cardProps, withinCardProps } from './card-keys.ts'
import { SmallIcon, TeamHead, TeamHints } from './card-parts.tsx'
import { dragItemProps } from './drag/drag-item.ts'
import { grabProps } from './drag/drag-surface.tsx'
import { groupByTable, type Table } from './grouping.ts'

interface BoardByTableProps {
  teams: readonly TeamReply[]
  /** Teams the filter matches: a table with at least one of them is shown. */
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

// The track is as wide as the list whatever a card out of view was before.
const List = styled('ul')({ margin: 0, padding: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 10 })

/** The teams that eat together, the host's team first, and the diets of all their members. */
const TableOnBoard = memo(function TableOnBoard({ table }: { table: Table }) {
  const { t } = useTranslation('board')
  const { host, guests } = table
  const people = [host, ...guests].flatMap((team) => team.teamMembers)
  return (
    <TableBox {...cardProps} aria-label={t('card.table', { number: host.teamNumber })}>
      <Place>
        {host.hostTeamMember ? t('card.atHomeOf', { name: fullName(host.hostTeamMember) }) : t('card.noHost')}
      </Place>
      <TeamHints team={host} />
      {[host, ...guests].map((team) => (
        <Seat
          key={team.id}
          data-host={team === host ? '' : undefined}
          {...(team.status === 'CANCELLED' ? {} : dragItemProps({ kind: 'team', id: team.id }))}
        >
          <TeamHead team={team} level="h3" isFirst={team === host} />
          <PeopleOfTeam>
            {team.teamMembers.map((member) => (
              <PersonAtTable
                key={member.id}
                member={member}
                isHost={team === host && member.id === host.hostTeamMember?.id}
              />
            ))}
          </PeopleOfTeam>
        </Seat>
      ))}
      {guests.length === 0 && <Quiet>{t('card.noGuests')}</Quiet>}
      <Quiet>
        <TableDiets counts={dietSummary(people)} none={t('card.everything')} />
      </Quiet>
    </TableBox>
  )
})

const TableBox = styled('li')({
  listStyle: 'none',
  padding: 10,
  borderRadius: 12,
  border: '1px solid var(--mui-palette-divider)',
  borderInlineStart: '4px solid var(--course)',
  backgroundColor: 'var(--mui-palette-background-paper)',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 300px',
  '@media print': { breakInside: 'avoid', contentVisibility: 'visible' },
})

const Place = styled('p')({ margin: '0 0 4px', fontSize: '0.875rem', color: 'var(--mui-palette-text-secondary)' })
const Quiet = styled('div')({ marginTop: 8, fontSize: '0.875rem' })
const PeopleOfTeam = styled('ul')({ margin: '2px 0 0', padding: 0, display: 'flex', flexWrap: 'wrap', gap: 4 })

const Seat = styled('div')({
  padding: '6px 4px 8px',
  borderTop: '1px solid var(--mui-palette-divider)',
  scrollMarginBlock: '140px 120px',
  cursor: 'grab',
  '[data-fixed] &': { cursor: 'default' },
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  '&[data-host]': { borderTop: 0 },
  '&[data-drag-mark="source"]': { opacity: 0.55, outline: '2px dashed var(--mui-palette-text-secondary)' },
  '&[data-drag-mark="possible"]': { outline: '3px solid var(--mui-palette-success-main)' },
  '&[data-drag-mark="refused"]': { outline: '3px dashed var(--mui-palette-error-main)' },
})

interface PersonAtTableProps {
  member: TeamReply['teamMembers'][number]
  isHost: boolean
}

/** A person at a table: one button with the name, which opens the actions and can be dragged. */
const PersonAtTable = memo(function PersonAtTable({ member, isHost }: PersonAtTableProps) {
  const { t } = useTranslation('board')
  const { openMenu, isFixed } = useBoardActions()
  const dragItem = { kind: 'person', id: member.id } as const
  const name = fullName(member)
  return (
    <Item>
      <Name
        type="button"
        {...dragItemProps(dragItem)}
        {...(isFixed ? {} : grabProps)}
        data-drag-name=""
        data-print=""
        aria-label={t('card.personActions', { name })}
        aria-haspopup="menu"
        {...withinCardProps}
        onClick={(event) => openMenu(dragItem, event.currentTarget)}
      >
        {isHost && <SmallIcon path={mdiSilverwareForkKnife} size={16} />}
        {name}
      </Name>
    </Item>
  )
})

const Item = styled('li')({ listStyle: 'none', minWidth: 0 })

const Name = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  maxWidth: '100%',
  minHeight: 32,
  padding: '2px 10px',
  font: 'inherit',
  fontSize: '0.9375rem',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  borderRadius: 16,
  border: '1px solid var(--mui-palette-divider)',
  color: 'inherit',
  backgroundColor: 'var(--mui-palette-background-default)',
  cursor: 'grab',
  '[data-fixed] &': { cursor: 'pointer' },
  scrollMarginBlock: '140px 120px',
  userSelect: 'none',
  '&:hover': { borderColor: 'var(--mui-palette-text-secondary)' },
  '&:focus-visible': { outline: '3px solid var(--mui-palette-primary-main)', outlineOffset: 1 },
  '&[data-drag-mark="source"]': { opacity: 0.55, outline: '2px dashed var(--mui-palette-text-secondary)' },
  '&[data-drag-mark="possible"]': { outline: '3px solid var(--mui-palette-success-main)' },
  '&[data-drag-mark="refused"]': { outline: '3px dashed var(--mui-palette-error-main)' },
})
