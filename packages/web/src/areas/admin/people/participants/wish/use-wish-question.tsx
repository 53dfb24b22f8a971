import type { ParticipantReply, PartnerWishReply } from '@running-dinner/contract/people'
import { lazy, Suspense, useRef, useState } from 'react'
import { useToast } from '../../../../../ui/toasts.tsx'
import { useAdminDinner, useAdminId } from '../../../shell/admin-dinner.ts'

const WishDialog = lazy(() => import('./wish-dialog.tsx').then((file) => ({ default: file.WishDialog })))

/**
 * Offers actions for the partner wish of a person just saved. Resolves to false when the chosen action leads to
 * another page, so that the caller must not navigate as well.
 */
export function useWishQuestion() {
  const adminId = useAdminId()
  const dinner = useAdminDinner()
  const toast = useToast()
  const [wish, setWish] = useState<PartnerWishReply>()
  const [isOpen, setOpen] = useState(false)
  const decided = useRef<(mayGoOn: boolean) => void>(undefined)
  const ask = async (saved: ParticipantReply): Promise<boolean> => {
    const isPointless = dinner.options.teamPartnerWishDisabled || dinner.cancellationDate !== null
    if (saved.teamPartnerWishEmail === '' || isPointless) return true
    const openWish = await openWishOf(adminId, saved.id).catch((error: unknown) => {
      // The person is saved; only the question is skipped.
      toast.failure(error)
      return undefined
    })
    if (!openWish?.relevant) return true
    setWish(openWish)
    setOpen(true)
    return new Promise((resolve) => {
      decided.current = resolve
    })
  }
  const close = (isLeaving: boolean) => {
    setOpen(false)
    decided.current?.(!isLeaving)
  }
  const dialog = wish && (
    <Suspense>
      <WishDialog wish={wish} isOpen={isOpen} onClose={close} />
    </Suspense>
  )
  return { ask, dialog }
}

async function openWishOf(adminId: string, participantId: string) {
  const { findOpenWish } = await import('../../../../../features/people/participants/partner-wishes.api.ts')
  return findOpenWish(adminId, participantId)
}
