import { mdiDotsVertical, mdiEmailOutline, mdiSwapVertical, mdiTrashCanOutline } from '@mdi/js'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { ParticipantReply } from '@running-dinner/contract/participants.ts'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParticipants } from '../../../../features/participants/participants.api.ts'
import { useGoOn } from '../../../../lib/use-go-on.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { useAdminDinner, useAdminId, useIsCancelled } from '../../shell/admin-dinner.ts'
import { rowsOf } from '../list/person-rows.ts'
import { SwapDialog } from '../swap/swap-dialog.tsx'
import { useCanDelete, useDeletePerson } from '../use-delete-person.tsx'
import { useWriteTo } from '../use-write-to.ts'

/** Write, swap, delete: what the row of the list offers too. */
export function PersonActions({ person, listAddress }: { person: ParticipantReply; listAddress: string }) {
  const { t } = useTranslation('roster')
  const goOn = useGoOn()
  const writeTo = useWriteTo()
  const remove = useDeletePerson()
  const rows = useEverybody()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isSwapping, setSwapping] = useState(false)
  const row = rows.find((one) => one.person.id === person.id)
  const choose = (act: () => unknown) => () => {
    setAnchor(null)
    act()
  }
  const handleDelete = async () => {
    if (await remove(person)) await goOn(listAddress)
  }
  const isConfirmed = person.activationDate !== null
  const isCancelled = useIsCancelled()
  const canDelete = useCanDelete()(person)
  return (
    <>
      <IconButton
        aria-label={t('detail.actions')}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon path={mdiDotsVertical} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {isConfirmed && (
          <MenuItem onClick={choose(() => writeTo([person.id]))}>
            <ListItemIcon>
              <Icon path={mdiEmailOutline} />
            </ListItemIcon>
            {t('menu.write')}
          </MenuItem>
        )}
        {isConfirmed && !isCancelled && (
          <MenuItem disabled={!row} onClick={choose(() => setSwapping(true))}>
            <ListItemIcon>
              <Icon path={mdiSwapVertical} />
            </ListItemIcon>
            {t('menu.swap')}
          </MenuItem>
        )}
        {canDelete && (
          <MenuItem onClick={choose(() => void handleDelete())}>
            <ListItemIcon>
              <Icon path={mdiTrashCanOutline} />
            </ListItemIcon>
            {t('menu.delete')}
          </MenuItem>
        )}
      </Menu>
      <SwapDialog row={isSwapping ? row : undefined} rows={rows} onClose={() => setSwapping(false)} />
    </>
  )
}

const noTeams: ReadonlyMap<string, number> = new Map()

function useEverybody() {
  const { numSeatsNeededForHost: seatsNeeded } = useAdminDinner().sessionData
  const { data: list } = useParticipants(useAdminId())
  return useMemo(() => (list ? rowsOf(list, { seatsNeeded, teamNumbers: noTeams }) : []), [list, seatsNeeded])
}
