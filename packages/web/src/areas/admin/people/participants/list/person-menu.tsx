import { mdiAccountDetailsOutline, mdiPencilOutline } from '@mdi/js'
import { fullName } from '@running-dinner/domain/people'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../../../../lib/paths.ts'
import { ActionMenu, type MenuAction } from '../../../../../ui/action-menu.tsx'
import { useAdminId } from '../../../shell/admin-dinner.ts'
import { usePersonActions } from '../person-actions.tsx'
import type { PersonRow } from './person-rows.ts'

interface PersonMenuProps {
  /** The row is kept while the menu fades out. */
  menu: { row: PersonRow | undefined; anchor: HTMLElement | null; close: () => void }
  rows: readonly PersonRow[]
  onOpen: (participantId: string) => void
  /** The query of the list's address, for the way back. */
  search: string
}

/** Actions on one person of the list. */
export function PersonMenu({ menu, rows, onOpen, search }: PersonMenuProps) {
  const { t } = useTranslation('roster')
  const adminId = useAdminId()
  const navigate = useNavigate()
  const { actionsOf, dialog } = usePersonActions({
    rows,
    // The button that opened the menu is gone with its row.
    onDeleted: () => document.getElementById('main')?.focus({ preventScroll: true }),
  })
  const person = menu.row?.person
  const actions: MenuAction[] = person
    ? [
        { icon: mdiPencilOutline, label: t('menu.edit'), onChoose: () => onOpen(person.id) },
        {
          icon: mdiAccountDetailsOutline,
          label: t('menu.details'),
          onChoose: () => void navigate(paths.admin.participant(adminId, person.id), { state: { search } }),
        },
        ...actionsOf(person),
      ]
    : []
  return (
    <>
      <ActionMenu
        label={person && t('menu.label', { name: fullName(person) })}
        actions={actions}
        anchor={menu.anchor}
        onClose={menu.close}
      />
      {dialog}
    </>
  )
}
