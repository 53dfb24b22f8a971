import { mdiDotsVertical } from '@mdi/js'
import IconButton from '@mui/material/IconButton'
import { lazy, useId, useState } from 'react'
import { preload } from '../lib/preload.ts'
import { Icon } from './icon.tsx'
import { OnceOpened } from './once-opened.tsx'
import type { ActionMenuProps } from './opened-menu.tsx'

export type { MenuAction } from './opened-menu.tsx'

export const loadMenu = () => import('./opened-menu.tsx')
const OpenedMenu = lazy(() => loadMenu().then((file) => ({ default: file.OpenedMenu })))

/** Loads what the menu consists of, when one is about to be opened. */
export const prepareMenu = () => preload(loadMenu)

/** The one menu of actions. */
export function ActionMenu(props: ActionMenuProps) {
  return (
    <OnceOpened open={props.anchor !== null} load={loadMenu} onFail={props.onClose}>
      <OpenedMenu {...props} />
    </OnceOpened>
  )
}

/** Three dots that open the menu of one thing on the page. */
export function ActionMenuButton({ label, actions }: Pick<ActionMenuProps, 'actions'> & { label: string }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  return (
    <>
      <IconButton
        id={id}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={prepareMenu}
        onFocus={prepareMenu}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon path={mdiDotsVertical} />
      </IconButton>
      <ActionMenu label={label} actions={actions} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  )
}
