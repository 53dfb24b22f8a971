import { mdiSilverwareForkKnife } from '@mdi/js'
import { styled } from '@mui/material/styles'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { fullName } from '@running-dinner/domain'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useBoardActions } from './board-actions.ts'
import { dragItemProps } from './drag/drag-item.ts'
import { grabProps } from './drag/drag-surface.tsx'
import { SmallIcon } from './small-icon.tsx'

interface PersonAtTableProps {
  member: TeamReply['teamMembers'][number]
  isHost: boolean
}

/** Somebody among many at a table: their name is the button of their actions, and what is dragged. */
export const PersonAtTable = memo(function PersonAtTable({ member, isHost }: PersonAtTableProps) {
  const { t } = useTranslation('board')
  const { openMenu, isFixed } = useBoardActions()
  const item = { kind: 'person', id: member.id } as const
  const name = fullName(member)
  return (
    <Item>
      <Name
        type="button"
        {...dragItemProps(item)}
        {...(isFixed ? {} : grabProps)}
        data-drag-name=""
        data-print=""
        aria-label={t('card.personActions', { name })}
        aria-haspopup="menu"
        onClick={(event) => openMenu(item, event.currentTarget)}
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
