import { mdiAccountCancelOutline, mdiAccountMinusOutline, mdiSilverwareVariant } from '@mdi/js'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { fullName } from '@running-dinner/domain'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { ActionMenuButton, type MenuAction } from '../../../ui/action-menu.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'

const RepairDialog = lazy(() =>
  import('../optimization/repair-dialog.tsx').then((file) => ({ default: file.RepairDialog })),
)

/** Actions on one team that change the plan: cancelling it or a member, and cooking another course. */
export function TeamMenu({ team }: { team: TeamReply }) {
  const { t } = useTranslation('teams')
  const [isRepairing, setRepairing] = useState(false)
  const cancel = paths.admin.cancelTeam(useAdminId(), team.id)
  // Cancelling the only member is cancelling the team, which has its own entry.
  const members = team.teamMembers.length > 1 ? team.teamMembers : []
  const actions: MenuAction[] = [
    { icon: mdiAccountCancelOutline, label: t('detail.cancel'), to: cancel },
    ...members.map((member) => ({
      icon: mdiAccountMinusOutline,
      label: t('detail.cancelMember', { name: fullName(member) }),
      to: `${cancel}?teamMemberIdToCancel=${member.id}`,
    })),
    // A team that only joins as guests cooks no course.
    ...(team.onlyGuest
      ? []
      : [{ icon: mdiSilverwareVariant, label: t('detail.otherCourse'), onChoose: () => setRepairing(true) }]),
  ]
  return (
    <>
      <ActionMenuButton label={t('actions.label')} actions={actions} />
      {isRepairing && (
        <Suspense>
          <RepairDialog team={team} onClose={() => setRepairing(false)} />
        </Suspense>
      )}
    </>
  )
}
