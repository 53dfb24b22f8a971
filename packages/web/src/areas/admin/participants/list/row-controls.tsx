import { mdiDotsVertical } from '@mdi/js'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { fullName } from '@running-dinner/domain/participants/participant.ts'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../ui/icon.tsx'
import type { PersonRow } from './person-rows.ts'

/** What can be done from a row; the functions stay the same, so that rows need not be drawn again. */
export interface RowActions {
  /** With the shift key everybody since the last one ticked. */
  onToggle: (row: PersonRow, isRange: boolean) => void
  onOpen: (row: PersonRow) => void
  onMenu: (row: PersonRow, anchor: HTMLElement) => void
}

/** What is the same for every row of a list. */
export interface RowLook {
  seatsNeeded: number
  notesShown: boolean
  /** Said in the row only where both lists are shown as one. */
  waitingMarked: boolean
  /** Kept so that the way back from a person leads to the same list. */
  search: string
}

/** The browser's own box: many are drawn at once. */
export const TickBox = styled('input')(({ theme }) => ({
  width: 20,
  height: 20,
  margin: 0,
  cursor: 'pointer',
  accentColor: (theme.vars ?? theme).palette.primary.main,
  flex: 'none',
}))

/** The label around it makes the target larger than the box. */
const Target = styled('label')({ display: 'inline-flex', padding: 8, margin: -8, cursor: 'pointer' })

interface RowCheckboxProps {
  row: PersonRow
  isSelected: boolean
  onToggle: RowActions['onToggle']
  tabIndex?: number
}

export function RowCheckbox({ row, isSelected, onToggle, tabIndex }: RowCheckboxProps) {
  const { t } = useTranslation('roster')
  return (
    <Target>
      <TickBox
        type="checkbox"
        checked={isSelected}
        aria-label={t('select.one', { name: fullName(row.person) })}
        onChange={(event) => onToggle(row, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)}
        {...(tabIndex === undefined ? {} : { tabIndex })}
      />
    </Target>
  )
}

interface MenuButtonProps {
  row: PersonRow
  onMenu: RowActions['onMenu']
  tabIndex?: number
}

export function MenuButton({ row, onMenu, tabIndex }: MenuButtonProps) {
  const { t } = useTranslation('roster')
  return (
    <IconButton
      aria-label={t('menu.label', { name: fullName(row.person) })}
      aria-haspopup="menu"
      onClick={(event) => onMenu(row, event.currentTarget)}
      tabIndex={tabIndex}
    >
      <Icon path={mdiDotsVertical} sx={{ fontSize: 20 }} />
    </IconButton>
  )
}
