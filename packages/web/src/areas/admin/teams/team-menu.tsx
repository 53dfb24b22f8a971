import { mdiAccountCancelOutline, mdiAccountMinusOutline, mdiDotsVertical, mdiSilverwareVariant } from '@mdi/js'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { fullName } from '@running-dinner/domain'
import { lazy, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'

const RepairDialog = lazy(() =>
  import('../optimization/repair-dialog.tsx').then((file) => ({ default: file.RepairDialog })),
)

/** What changes the plan around one team: it drops out, or cooks another course. */
export function TeamMenu({ team }: { team: TeamReply }) {
  const { t } = useTranslation('teams')
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [isRepairing, setRepairing] = useState(false)
  const buttonId = useId()
  // Alone in the team means the whole team (decisions B27).
  const members = team.teamMembers.length > 1 ? team.teamMembers : []
  const cancel = paths.admin.cancelTeam(useAdminId(), team.id)
  const chooseCourse = () => {
    setAnchor(undefined)
    setRepairing(true)
  }
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
        <MenuItem component={Link} to={cancel}>
          <ListItemIcon>
            <Icon path={mdiAccountCancelOutline} />
          </ListItemIcon>
          {t('detail.cancel')}
        </MenuItem>
        {members.map((member) => (
          <MenuItem key={member.id} component={Link} to={`${cancel}?teamMemberIdToCancel=${member.id}`}>
            <ListItemIcon>
              <Icon path={mdiAccountMinusOutline} />
            </ListItemIcon>
            {t('detail.cancelMember', { name: fullName(member) })}
          </MenuItem>
        ))}
        {/* Who cooks nothing has no course to exchange for another. */}
        {!team.onlyGuest && (
          <MenuItem onClick={chooseCourse}>
            <ListItemIcon>
              <Icon path={mdiSilverwareVariant} />
            </ListItemIcon>
            {t('detail.otherCourse')}
          </MenuItem>
        )}
      </Menu>
      {isRepairing && (
        <Suspense>
          <RepairDialog team={team} onClose={() => setRepairing(false)} />
        </Suspense>
      )}
    </>
  )
}
