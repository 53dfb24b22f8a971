import { useTranslation } from 'react-i18next'
import { refusalPrepared } from '../../../lib/api-error.ts'
import { issueText } from '../../../lib/issue-text.ts'
import { useToast } from '../../../ui/toasts.tsx'
import { useBulk } from './participants.api.ts'
import { fetchUnconfirmedIds } from './registrations.api.ts'

/** Mails the unconfirmed their link once more, and says whom it reached; the server sends each at most one mail a day. */
export function useRemind(adminId: string) {
  const { t } = useTranslation('roster')
  const toast = useToast()
  const bulk = useBulk(adminId)
  const remind = async (participantIds: readonly string[]) => {
    await bulk
      .mutateAsync({ action: 'REMIND', participantIds: [...participantIds] })
      .then(async ({ done, refused }) => {
        if (done.length > 0) toast.success(t('bulk.reminded', { count: done.length }))
        if (refused.length > 0) await refusalPrepared()
        const reasons = new Set(refused.flatMap(({ issues }) => issues.map(({ message }) => issueText(message))))
        if (refused.length > 0)
          toast.info(t('bulk.notReminded', { count: refused.length, why: [...reasons].join(' ') }))
      }, toast.failure)
  }
  /** Also those that no list has loaded. */
  const remindAll = () => fetchUnconfirmedIds(adminId).then(remind, toast.failure)
  return { remind, remindAll, isPending: bulk.isPending }
}
