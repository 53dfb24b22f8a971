import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Link } from 'react-router'
import { Icon } from './icon.tsx'

export type MenuAction = {
  icon: string
  label: string
  /** Why the action cannot be chosen now. It stays reachable by keyboard so that the reason can be read. */
  reason?: string | undefined
  destructive?: boolean
} & (
  | { to: string; href?: undefined; onChoose?: undefined }
  /** A file, or an address that another program opens. */
  | { href: string; to?: undefined; onChoose?: undefined }
  | { onChoose: () => void; to?: undefined; href?: undefined }
)

export interface ActionMenuProps {
  label: string | undefined
  actions: readonly MenuAction[]
  /** The element the menu opens beside and returns the focus to; null while it is closed. */
  anchor: HTMLElement | null
  onClose: () => void
}

/** Arrow keys, type-ahead, Escape and the way back of the focus come from MUI's menu. */
export function OpenedMenu({ label, actions, anchor, onClose }: ActionMenuProps) {
  return (
    <Menu
      open={anchor !== null && actions.length > 0}
      anchorEl={anchor}
      onClose={onClose}
      disablePortal
      slotProps={{ list: { 'aria-label': label, disabledItemsFocusable: true } }}
    >
      {actions.map((action) => (
        // The menu moves the focus through its direct children, so the items are not wrapped in a component.
        <MenuItem
          key={action.label}
          disabled={action.reason !== undefined}
          {...(action.to !== undefined && { component: Link, to: action.to })}
          {...(action.href !== undefined && { component: 'a', href: action.href })}
          onClick={() => {
            onClose()
            action.onChoose?.()
          }}
          sx={action.destructive ? { color: 'error.main' } : {}}
        >
          <ListItemIcon sx={action.destructive ? { '&&': { color: 'inherit' } } : {}}>
            <Icon path={action.icon} />
          </ListItemIcon>
          <ListItemText
            primary={action.label}
            secondary={action.reason}
            slotProps={{ secondary: { sx: { whiteSpace: 'normal', maxWidth: 280 } } }}
          />
        </MenuItem>
      ))}
    </Menu>
  )
}
