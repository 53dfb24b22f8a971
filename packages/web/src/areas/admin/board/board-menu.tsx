import {
  mdiAccountCancelOutline,
  mdiAccountOutline,
  mdiEyeOutline,
  mdiLockOpenVariantOutline,
  mdiLockOutline,
  mdiSilverwareForkKnife,
  mdiSwapHorizontal,
} from '@mdi/js'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useIssueText } from '../../../lib/issue-text.ts'
import { paths } from '../../../lib/paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'
import type { DragItem } from './drag/drag-item.ts'
import { findPerson } from './find-person.ts'
import type { MoveQuestion } from './move-question.ts'
import { useRefusal } from './use-refusal.ts'

interface BoardMenuProps {
  teams: readonly TeamReply[]
  /** Whose actions are open, and beside what. */
  opened: { item: DragItem; anchor: HTMLElement } | undefined
  /** There is only to look at. */
  isFixed: boolean
  onClose: () => void
  onAsk: (question: MoveQuestion) => void
  onLock: (team: TeamReply) => void
}

interface Choice {
  icon: string
  label: string
  /** Why it cannot be chosen. */
  reason?: string | undefined
  onChoose: () => void
}

/** What dragging does and more, for those who do not drag; one menu for all that stands on the board. */
export function BoardMenu({ teams, opened, isFixed, onClose, onAsk, onLock }: BoardMenuProps) {
  const personChoices = usePersonChoices(teams, isFixed, onAsk)
  const teamChoices = useTeamChoices(teams, isFixed, onAsk, onLock)
  const item = opened?.item
  const choices = item === undefined ? [] : item.kind === 'person' ? personChoices(item.id) : teamChoices(item.id)
  return (
    <Menu open={choices.length > 0} anchorEl={opened?.anchor ?? null} onClose={onClose} disablePortal>
      {choices.map(({ icon, label, reason, onChoose }) => (
        <MenuItem
          key={label}
          disabled={reason !== undefined}
          onClick={() => {
            onClose()
            onChoose()
          }}
        >
          <ListItemIcon>
            <Icon path={icon} />
          </ListItemIcon>
          <ListItemText
            primary={label}
            secondary={reason}
            slotProps={{ secondary: { sx: { whiteSpace: 'normal', maxWidth: 280 } } }}
          />
        </MenuItem>
      ))}
    </Menu>
  )
}

function usePersonChoices(teams: readonly TeamReply[], isFixed: boolean, onAsk: (question: MoveQuestion) => void) {
  const { t } = useTranslation('board')
  const issueText = useIssueText()
  const adminId = useAdminId()
  const navigate = useNavigate()
  const refusal = useRefusal(teams)
  return (id: string): Choice[] => {
    const found = findPerson(teams, id)
    if (!found) return []
    const { team } = found
    const show: Choice = {
      icon: mdiAccountOutline,
      label: t('menu.show'),
      onChoose: () => void navigate(paths.admin.participant(adminId, id)),
    }
    if (isFixed) return [show]
    const host = { kind: 'CHANGE_HOST', teamId: team.id, participantId: id } as const
    const issue = refusal(host)
    const makeHost: Choice = {
      icon: mdiSilverwareForkKnife,
      label: t('menu.makeHost'),
      reason: issue && issueText(issue.message, issue.data),
      onChoose: () => onAsk({ move: host }),
    }
    return [
      { icon: mdiSwapHorizontal, label: t('menu.moveTo'), onChoose: () => onAsk({ pick: { kind: 'person', id } }) },
      ...(team.hostTeamMember?.id === id ? [] : [makeHost]),
      show,
    ]
  }
}

function useTeamChoices(
  teams: readonly TeamReply[],
  isFixed: boolean,
  onAsk: (question: MoveQuestion) => void,
  onLock: (team: TeamReply) => void,
) {
  const { t } = useTranslation('board')
  const adminId = useAdminId()
  const navigate = useNavigate()
  return (id: string): Choice[] => {
    const team = teams.find((one) => one.id === id)
    if (!team) return []
    const show: Choice = {
      icon: mdiEyeOutline,
      label: t('menu.show'),
      onChoose: () => void navigate(paths.admin.team(adminId, id)),
    }
    if (isFixed || team.status === 'CANCELLED') return [show]
    return [
      { icon: mdiSwapHorizontal, label: t('menu.moveTo'), onChoose: () => onAsk({ pick: { kind: 'team', id } }) },
      {
        icon: team.locked ? mdiLockOpenVariantOutline : mdiLockOutline,
        label: t(team.locked ? 'menu.unlock' : 'menu.lock'),
        onChoose: () => onLock(team),
      },
      {
        icon: mdiAccountCancelOutline,
        label: t('menu.cancel'),
        onChoose: () => void navigate(paths.admin.cancelTeam(adminId, id)),
      },
      show,
    ]
  }
}
