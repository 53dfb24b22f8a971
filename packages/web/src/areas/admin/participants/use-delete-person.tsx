import type { ListedParticipant, ParticipantReply } from '@running-dinner/contract/participants.ts'
import { fullName } from '@running-dinner/domain/participants/participant.ts'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useDeleteParticipant } from '../../../features/participants/participants.api.ts'
import { paths } from '../../../lib/paths.ts'
import { useConfirm } from '../../../ui/confirm-dialog.tsx'
import { useNotify } from '../../../ui/notifications.tsx'
import { useAdminId, useIsCancelled } from '../shell/admin-dinner.ts'

/** Of a cancelled event no team can lose anybody any more; the others can still be deleted. */
export function useCanDelete() {
  const isCancelled = useIsCancelled()
  return (person: Pick<ParticipantReply, 'teamId'> | undefined) => !isCancelled || person?.teamId === null
}

/** Asks, naming what is lost, and deletes; whoever has a team is cancelled there first. Answers whether they are gone. */
export function useDeletePerson() {
  const { t } = useTranslation('participants')
  const adminId = useAdminId()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const notify = useNotify()
  const remove = useDeleteParticipant(adminId)
  return async (person: ParticipantReply | ListedParticipant): Promise<boolean> => {
    const name = fullName(person)
    if (person.teamId !== null) {
      const title = t('delete.assignedTitle', { name })
      if (await confirm({ title, message: t('delete.assigned'), confirmLabel: t('delete.toTeam') }))
        void navigate(cancelAddress(adminId, person.teamId, person.id))
      return false
    }
    const other = person.childTeamPartnerWish ?? person.rootTeamPartnerWish
    const role = person.childTeamPartnerWish ? 'root' : person.rootTeamPartnerWish ? 'child' : 'single'
    const message = t(`delete.${role}`, { name, other: other ? fullName(other) : '' })
    const question = {
      title: t('delete.title', { name }),
      message,
      confirmLabel: t('delete.confirm'),
      destructive: true,
    }
    if (!(await confirm(question))) return false
    return remove.mutateAsync(person.id).then(
      () => {
        notify.success(t('delete.done', { name }))
        return true
      },
      (error: unknown) => {
        notify.failure(error)
        return false
      },
    )
  }
}

/** Where somebody who is in a team is cancelled: in that team (rules 7.9). */
export function cancelAddress(adminId: string, teamId: string, participantId: string): string {
  return `${paths.admin.cancelTeam(adminId, teamId)}?teamMemberIdToCancel=${encodeURIComponent(participantId)}`
}
