import {
  mdiAccountCancelOutline,
  mdiAccountOutline,
  mdiEyeOutline,
  mdiLockOpenVariantOutline,
  mdiLockOutline,
  mdiSilverwareForkKnife,
  mdiSwapHorizontal,
} from '@mdi/js'
import type { TeamReply } from '@running-dinner/contract/plan'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useLoadedIssueText } from '../../../../lib/issue-text.ts'
import { paths } from '../../../../lib/paths.ts'
import { ActionMenu, type MenuAction } from '../../../../ui/action-menu.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'
import { findPerson } from './board-words.ts'
import type { DragItem } from './drag/drag-item.ts'
import type { MoveQuestion } from './move-question.ts'
import { useRefusal } from './refusal-of.ts'

interface BoardMenuProps {
  teams: readonly TeamReply[]
  /** The team or person whose actions are open, and the element they open beside. */
  opened: { item: DragItem; anchor: HTMLElement } | undefined
  /** The plan can no longer change, and "show" is the only action. */
  isFixed: boolean
  onClose: () => void
  onAsk: (question: MoveQuestion) => void
  onLock: (team: TeamReply) => void
}

/** Offers every move that dragging offers, for the keyboard and screen readers. One menu serves the whole board. */
export function BoardMenu({ teams, opened, isFixed, onClose, onAsk, onLock }: BoardMenuProps) {
  const { t } = useTranslation('board')
  const personChoices = usePersonChoices(teams, isFixed, onAsk)
  const teamChoices = useTeamChoices(teams, isFixed, onAsk, onLock)
  const item = opened?.item
  const choices = item === undefined ? [] : item.kind === 'person' ? personChoices(item.id) : teamChoices(item.id)
  return <ActionMenu label={t('menu.label')} actions={choices} anchor={opened?.anchor ?? null} onClose={onClose} />
}

function usePersonChoices(teams: readonly TeamReply[], isFixed: boolean, onAsk: (question: MoveQuestion) => void) {
  const { t } = useTranslation('board')
  const issueText = useLoadedIssueText()
  const adminId = useAdminId()
  const navigate = useNavigate()
  const refusal = useRefusal(teams)
  return (id: string): MenuAction[] => {
    const place = findPerson(teams, id)
    if (!place) return []
    const { team } = place
    const show: MenuAction = {
      icon: mdiAccountOutline,
      label: t('menu.show'),
      onChoose: () => void navigate(paths.admin.participant(adminId, id)),
    }
    if (isFixed) return [show]
    const host = { kind: 'CHANGE_HOST', teamId: team.id, participantId: id } as const
    const issue = refusal(host)
    const makeHost: MenuAction = {
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
  return (id: string): MenuAction[] => {
    const team = teams.find((candidate) => candidate.id === id)
    if (!team) return []
    const show: MenuAction = {
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
