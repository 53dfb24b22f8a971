import type { ListedParticipant, ParticipantReply } from '@running-dinner/contract/people'
import { fullName } from '@running-dinner/domain/people'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useDeleteParticipant } from '../../../../features/people/participants/participants.api.ts'
import { paths } from '../../../../lib/paths.ts'
import { useConfirm } from '../../../../ui/confirm-dialog.tsx'
import { useToast } from '../../../../ui/toasts.tsx'
import { useAdminId, useIsCancelled } from '../../shell/admin-dinner.ts'

/** Teams of a cancelled event are frozen; people without a team can still be deleted. */
export function useCanDelete() {
  const isCancelled = useIsCancelled()
  return (person: Pick<ParticipantReply, 'teamId'> | undefined) => !isCancelled || person?.teamId === null
}

/** Asks, naming what is lost, and deletes. A person in a team has to be cancelled there first. True once the person is deleted. */
export function useDeletePerson() {
  const { t } = useTranslation('participants')
  const adminId = useAdminId()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const toast = useToast()
  const remove = useDeleteParticipant(adminId)
  return async (person: ParticipantReply | ListedParticipant): Promise<boolean> => {
    const name = fullName(person)
    if (person.teamId !== null) {
      const title = t('delete.assignedTitle', { name })
      if (await confirm({ title, message: t('delete.assigned'), confirmLabel: t('delete.toTeam') }))
        void navigate(cancelAddress(adminId, person.teamId, person.id))
      return false
    }
    const partner = person.childTeamPartnerWish ?? person.rootTeamPartnerWish
    const role = person.childTeamPartnerWish ? 'root' : person.rootTeamPartnerWish ? 'child' : 'single'
    const message = t(`delete.${role}`, { name, other: partner ? fullName(partner) : '' })
    const question = {
      title: t('delete.title', { name }),
      message,
      confirmLabel: t('delete.confirm'),
      destructive: true,
    }
    if (!(await confirm(question))) return false
    return remove.mutateAsync(person.id).then(
      () => {
        toast.success(t('delete.done', { name }))
        return true
      },
      (error: unknown) => {
        toast.failure(error)
        return false
      },
    )
  }
}

/** The page that cancels one member of a team. */
export function cancelAddress(adminId: string, teamId: string, participantId: string): string {
  return `${paths.admin.cancelTeam(adminId, teamId)}?teamMemberIdToCancel=${encodeURIComponent(participantId)}`
}
