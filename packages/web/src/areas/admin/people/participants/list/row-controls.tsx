import { mdiDotsVertical } from '@mdi/js'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { fullName } from '@running-dinner/domain/people'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../../ui/icon.tsx'
import type { PersonRow } from './person-rows.ts'
import { RowTabIndex, useListContext } from './row-context.ts'

/** The browser's own checkbox: a list renders many at once, and MUI's is slow to mount. */
export const TickBox = styled('input')(({ theme }) => ({
  width: 20,
  height: 20,
  margin: 0,
  cursor: 'pointer',
  accentColor: (theme.vars ?? theme).palette.primary.main,
  flex: 'none',
}))

/** The label around the checkbox makes the target larger than the box. */
const Target = styled('label')({ display: 'inline-flex', padding: 8, margin: -8, cursor: 'pointer' })

/** What TanStack Table's rows offer for selection, whatever they hold. */
export interface SelectableRow {
  getIsSelected: () => boolean
  /** With the shift key, every row since the one ticked before is ticked too. */
  getToggleSelectedHandler: () => (event: unknown) => void
}

export function RowCheckbox({ row, name }: { row: SelectableRow; name: string }) {
  const { t } = useTranslation('roster')
  const tabIndex = useContext(RowTabIndex)
  return (
    <Target>
      <TickBox
        type="checkbox"
        checked={row.getIsSelected()}
        aria-label={t('select.one', { name })}
        onChange={row.getToggleSelectedHandler()}
        tabIndex={tabIndex}
      />
    </Target>
  )
}

export function MenuButton({ row }: { row: PersonRow }) {
  const { t } = useTranslation('roster')
  const { onMenu } = useListContext()
  const tabIndex = useContext(RowTabIndex)
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
