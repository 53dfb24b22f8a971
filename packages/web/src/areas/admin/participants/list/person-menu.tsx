import {
  mdiAccountDetailsOutline,
  mdiEmailOutline,
  mdiPencilOutline,
  mdiSwapVertical,
  mdiTrashCanOutline,
} from '@mdi/js'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { fullName } from '@running-dinner/domain/participants/participant.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { useAdminId, useIsCancelled } from '../../shell/admin-dinner.ts'
import { SwapDialog } from '../swap/swap-dialog.tsx'
import { useCanDelete, useDeletePerson } from '../use-delete-person.tsx'
import { useWriteTo } from '../use-write-to.ts'
import type { PersonRow } from './person-rows.ts'
import { useSteady } from './use-steady.ts'

interface PersonMenuProps {
  menu: OpenedMenu
  /** Everybody, to swap with. */
  rows: readonly PersonRow[]
  onOpen: (row: PersonRow) => void
  search: string
}

/** What can be done with one person of the list. */
export function PersonMenu({ menu, rows, onOpen, search }: PersonMenuProps) {
  const { t } = useTranslation('roster')
  const adminId = useAdminId()
  const navigate = useNavigate()
  const writeTo = useWriteTo()
  const remove = useDeletePerson()
  const [swapped, setSwapped] = useState<PersonRow>()
  const { row } = menu
  const isCancelled = useIsCancelled()
  const canDelete = useCanDelete()(row?.person)
  const choose = (act: (row: PersonRow) => void) => () => {
    menu.close()
    if (row) act(row)
  }
  const handleDelete = async ({ person }: PersonRow) => {
    // The button that was pressed goes with its row.
    if (await remove(person)) document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <>
      <Menu
        anchorEl={menu.anchor}
        open={menu.anchor !== null}
        onClose={menu.close}
        slotProps={{ list: { 'aria-label': row && t('menu.label', { name: fullName(row.person) }) } }}
      >
        <Entry icon={mdiPencilOutline} label={t('menu.edit')} onChoose={choose(onOpen)} />
        <Entry
          icon={mdiAccountDetailsOutline}
          label={t('menu.details')}
          onChoose={choose(({ person }) => {
            void navigate(paths.admin.participant(adminId, person.id), { state: { search } })
          })}
        />
        <Entry
          icon={mdiEmailOutline}
          label={t('menu.write')}
          onChoose={choose(({ person }) => void writeTo([person.id]))}
        />
        {!isCancelled && <Entry icon={mdiSwapVertical} label={t('menu.swap')} onChoose={choose(setSwapped)} />}
        {canDelete && (
          <Entry
            icon={mdiTrashCanOutline}
            label={t('menu.delete')}
            onChoose={choose((chosen) => void handleDelete(chosen))}
          />
        )}
      </Menu>
      <SwapDialog row={swapped} rows={rows} onClose={() => setSwapped(undefined)} />
    </>
  )
}

function Entry({ icon, label, onChoose }: { icon: string; label: string; onChoose: () => void }) {
  return (
    <MenuItem onClick={onChoose}>
      <ListItemIcon>
        <Icon path={icon} />
      </ListItemIcon>
      {label}
    </MenuItem>
  )
}

/** One menu for all rows: for whom, and where it opens. The row stays while the menu fades. */
export function usePersonMenu() {
  const [asked, setAsked] = useState<{ row: PersonRow; anchor: HTMLElement | null }>()
  const open = useSteady((row: PersonRow, anchor: HTMLElement) => setAsked({ row, anchor }))
  const close = () => setAsked((before) => before && { ...before, anchor: null })
  return { row: asked?.row, anchor: asked?.anchor ?? null, open, close }
}
type OpenedMenu = ReturnType<typeof usePersonMenu>
