import { mdiDotsVertical } from '@mdi/js'
import IconButton from '@mui/material/IconButton'
import { fullName } from '@running-dinner/domain/participants/participant.ts'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../ui/icon.tsx'
import type { PersonRow } from './person-row.ts'
import type { RowActions } from './row-actions.ts'

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
