import { styled } from '@mui/material/styles'
import { fullName } from '@running-dinner/domain'
import { dietSummary } from '@running-dinner/domain/dinner-routes/diets.ts'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { TableDiets } from '../../../features/teams/diet-badges.tsx'
import { dragItemProps } from './drag/drag-item.ts'
import type { Table } from './group-by-table.ts'
import { PersonAtTable } from './person-at-table.tsx'
import { TeamHead } from './team-head.tsx'
import { TeamHints } from './team-hints.tsx'

/** Everybody who eats together: the host's team first, then its guests, and how they eat. */
export const TableOnBoard = memo(function TableOnBoard({ table }: { table: Table }) {
  const { t } = useTranslation('board')
  const { host, guests } = table
  const everybody = [host, ...guests].flatMap((team) => team.teamMembers)
  return (
    <TableBox aria-label={t('card.table', { number: host.teamNumber })}>
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
          <TeamHead team={team} level="h3" />
          <People>
            {team.teamMembers.map((member) => (
              <PersonAtTable
                key={member.id}
                member={member}
                isHost={team === host && member.id === host.hostTeamMember?.id}
              />
            ))}
          </People>
        </Seat>
      ))}
      {guests.length === 0 && <Quiet>{t('card.noGuests')}</Quiet>}
      <Quiet>
        <TableDiets counts={dietSummary(everybody)} none={t('card.everything')} />
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
  containIntrinsicSize: 'auto 300px',
  '@media print': { breakInside: 'avoid', contentVisibility: 'visible' },
})

const Place = styled('p')({ margin: '0 0 4px', fontSize: '0.875rem', color: 'var(--mui-palette-text-secondary)' })
const Quiet = styled('div')({ marginTop: 8, fontSize: '0.875rem' })
const People = styled('ul')({ margin: '2px 0 0', padding: 0, display: 'flex', flexWrap: 'wrap', gap: 4 })

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
