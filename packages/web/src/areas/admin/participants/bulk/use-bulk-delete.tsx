import type { ParticipantReply, participantRoutes } from '@running-dinner/contract/participants.ts'
import type { ReplyOf } from '@running-dinner/contract/route.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBulk } from '../../../../features/participants/bulk.api.ts'
import { useConfirm } from '../../../../ui/confirm-dialog.tsx'
import { useNotify } from '../../../../ui/notifications.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'

export type Refused = ReplyOf<typeof participantRoutes.bulk>['refused']

type Deletable = Pick<ParticipantReply, 'id' | 'teamId' | 'childTeamPartnerWish'>

/** Asks once, naming what is lost and who stays, and deletes; whoever could not be deleted is kept to be listed. */
export function useBulkDelete() {
  const { t } = useTranslation('roster')
  const confirm = useConfirm()
  const notify = useNotify()
  const bulk = useBulk(useAdminId())
  const [refused, setRefused] = useState<Refused>([])
  const remove = async (people: readonly Deletable[]): Promise<boolean> => {
    const ids = new Set(people.map(({ id }) => id))
    const inTeams = people.filter(({ teamId }) => teamId !== null).length
    const partners = people.filter(
      ({ teamId, childTeamPartnerWish: child }) => teamId === null && child !== null && !ids.has(child.participantId),
    ).length
    const isSure = await confirm({
      title: t('bulk.deleteTitle', { count: people.length }),
      message: (
        <>
          {t('bulk.deleteText')}
          {partners > 0 && ` ${t('bulk.deletePartners', { count: partners })}`}
          {inTeams > 0 && ` ${t('bulk.deleteInTeams', { count: inTeams })}`}
        </>
      ),
      confirmLabel: t('bulk.deleteConfirm'),
      destructive: true,
    })
    if (!isSure) return false
    try {
      const reply = await bulk.mutateAsync({ action: 'DELETE', participantIds: [...ids] })
      if (reply.done.length > 0) notify.success(t('bulk.deleted', { count: reply.done.length }))
      setRefused(reply.refused)
      return reply.done.length > 0
    } catch (error) {
      notify.failure(error)
      return false
    }
  }
  return { remove, isPending: bulk.isPending, refused, closeRefused: () => setRefused([]) }
}
