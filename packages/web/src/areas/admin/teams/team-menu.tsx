import { mdiAccountCancelOutline, mdiDotsVertical, mdiSilverwareVariant } from '@mdi/js'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { lazy, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import type { Repair } from '../optimization/repair-dialog.tsx'

const RepairDialog = lazy(() =>
  import('../optimization/repair-dialog.tsx').then((file) => ({ default: file.RepairDialog })),
)

/** What changes the plan around one team: it drops out, or cooks another course. */
export function TeamMenu({ team }: { team: TeamReply }) {
  const { t } = useTranslation('teams')
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [repair, setRepair] = useState<Repair>()
  const buttonId = useId()
  const choose = (chosen: Repair) => {
    setAnchor(undefined)
    setRepair(chosen)
  }
  const choices = [
    { repair: 'dropsOut', icon: mdiAccountCancelOutline, label: t('detail.dropsOut') },
    { repair: 'course', icon: mdiSilverwareVariant, label: t('detail.otherCourse') },
  ] as const
  // Who cooks nothing has no course to exchange for another.
  const possible = choices.filter(({ repair }) => repair !== 'course' || !team.onlyGuest)
  return (
    <>
      <IconButton
        id={buttonId}
        aria-label={t('actions.label')}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon path={mdiDotsVertical} />
      </IconButton>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        disablePortal
        slotProps={{ list: { 'aria-labelledby': buttonId } }}
      >
        {possible.map((choice) => (
          <MenuItem key={choice.repair} onClick={() => choose(choice.repair)}>
            <ListItemIcon>
              <Icon path={choice.icon} />
            </ListItemIcon>
            {choice.label}
          </MenuItem>
        ))}
      </Menu>
      {repair && (
        <Suspense>
          <RepairDialog repair={repair} team={team} onClose={() => setRepair(undefined)} />
        </Suspense>
      )}
    </>
  )
}
