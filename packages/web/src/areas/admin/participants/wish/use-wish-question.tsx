import type { ParticipantReply } from '@running-dinner/contract/participants.ts'
import type { PartnerWishReply } from '@running-dinner/contract/partner-wishes.ts'
import { useRef, useState } from 'react'
import { findOpenWish } from '../../../../features/participants/partner-wishes.api.ts'
import { useNotify } from '../../../../ui/notifications.tsx'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { WishDialog } from './wish-dialog.tsx'

/**
 * After saving somebody who wishes for a partner: what can be done for the wish (rules 7.7). Answers, once it is
 * decided, whether whoever asked may go on: not when the choice leads to another page.
 */
export function useWishQuestion() {
  const adminId = useAdminId()
  const dinner = useAdminDinner()
  const notify = useNotify()
  const [wish, setWish] = useState<PartnerWishReply>()
  const [isOpen, setOpen] = useState(false)
  const decided = useRef<(mayGoOn: boolean) => void>(undefined)
  const ask = async (saved: ParticipantReply): Promise<boolean> => {
    const isPointless = dinner.options.teamPartnerWishDisabled || dinner.cancellationDate !== null
    if (saved.teamPartnerWishEmail === '' || isPointless) return true
    const found = await findOpenWish(adminId, saved.id).catch((error: unknown) => {
      // They are saved; only the question is left out.
      notify.failure(error)
      return undefined
    })
    if (!found?.relevant) return true
    setWish(found)
    setOpen(true)
    return new Promise((resolve) => {
      decided.current = resolve
    })
  }
  const close = (isLeaving: boolean) => {
    setOpen(false)
    decided.current?.(!isLeaving)
  }
  return { ask, dialog: wish && <WishDialog wish={wish} isOpen={isOpen} onClose={close} /> }
}
