import { mdiClockEditOutline, mdiDotsVertical, mdiLifebuoy, mdiShuffleVariant, mdiTrashCanOutline } from '@mdi/js'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { LazyScheduleDialog } from '../schedule/schedule-button.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'
import { useReplaceQuestion } from './replace-teams-dialogs.tsx'

/** What is rarely wanted and loses something: one step further away. */
export function TeamsMenu() {
  const { t } = useTranslation(['teams', 'admin'])
  const [isScheduling, setScheduling] = useState(false)
  const [anchor, setAnchor] = useState<HTMLElement>()
  const { ask } = useReplaceQuestion()
  const buttonId = useId()
  const handleAsk = (question: 'regenerate' | 'drop') => {
    setAnchor(undefined)
    ask(question)
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
        <MenuItem component={Link} to={paths.admin.whatIf(useAdminId())}>
          <ListItemIcon>
            <Icon path={mdiLifebuoy} />
          </ListItemIcon>
          {t('actions.whatIf')}
        </MenuItem>
        <Choice
          icon={mdiClockEditOutline}
          label={t('admin:meals.editLabel')}
          onClick={() => {
            setAnchor(undefined)
            setScheduling(true)
          }}
        />
        <Choice icon={mdiShuffleVariant} label={t('actions.regenerate')} onClick={() => handleAsk('regenerate')} />
        <Choice icon={mdiTrashCanOutline} label={t('actions.drop')} onClick={() => handleAsk('drop')} destructive />
      </Menu>
      <LazyScheduleDialog open={isScheduling} onClose={() => setScheduling(false)} />
    </>
  )
}

interface ChoiceProps {
  icon: string
  label: string
  destructive?: boolean
  onClick: () => void
}

/** The menu moves the focus through its items by their `MenuItemProps`, so they are handed on. */
function Choice({ icon, label, destructive = false, ...rest }: ChoiceProps) {
  return (
    <MenuItem {...rest} sx={destructive ? { color: 'error.main' } : {}}>
      <ListItemIcon sx={{ '&&': { color: 'inherit' } }}>
        <Icon path={icon} />
      </ListItemIcon>
      {label}
    </MenuItem>
  )
}
