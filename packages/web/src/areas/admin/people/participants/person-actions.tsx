import { mdiEmailOutline, mdiSwapVertical, mdiTrashCanOutline } from '@mdi/js'
import type { ParticipantReply } from '@running-dinner/contract/people'
import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuAction } from '../../../../ui/action-menu.tsx'
import { OnceOpened } from '../../../../ui/once-opened.tsx'
import { useIsCancelled } from '../../shell/admin-dinner.ts'
import type { PersonRow } from './list/person-rows.ts'
import { useCanDelete, useDeletePerson } from './use-delete-person.tsx'
import { useWriteTo } from './use-write-to.ts'

const loadSwapDialog = () => import('./swap/swap-dialog.tsx')
const SwapDialog = lazy(() => loadSwapDialog().then((file) => ({ default: file.SwapDialog })))

interface PersonActions {
  /** Everybody on the list, to swap places with. */
  rows: readonly PersonRow[]
  onDeleted: () => void
}

/** Write, swap places, delete: the actions that the list and the page of a person both offer. */
export function usePersonActions({ rows, onDeleted }: PersonActions) {
  const { t } = useTranslation('roster')
  const writeTo = useWriteTo()
  const remove = useDeletePerson()
  const canDelete = useCanDelete()
  const isCancelled = useIsCancelled()
  const [swapped, setSwapped] = useState<PersonRow>()
  const handleDelete = async (person: ParticipantReply) => {
    if (await remove(person)) onDeleted()
  }
  const actionsOf = (person: ParticipantReply): MenuAction[] => {
    const row = rows.find((candidate) => candidate.person.id === person.id)
    const isConfirmed = person.activationDate !== null
    const write = { icon: mdiEmailOutline, label: t('menu.write'), onChoose: () => void writeTo([person.id]) }
    const swap = row && { icon: mdiSwapVertical, label: t('menu.swap'), onChoose: () => setSwapped(row) }
    const deletion = { icon: mdiTrashCanOutline, label: t('menu.delete'), onChoose: () => void handleDelete(person) }
    return [
      ...(isConfirmed ? [write] : []),
      ...(isConfirmed && swap && !isCancelled ? [swap] : []),
      ...(canDelete(person) ? [deletion] : []),
    ]
  }
  const dialog = (
    <OnceOpened open={swapped !== undefined} load={loadSwapDialog} onFail={() => setSwapped(undefined)}>
      <SwapDialog row={swapped} rows={rows} onClose={() => setSwapped(undefined)} />
    </OnceOpened>
  )
  return { actionsOf, dialog }
}
