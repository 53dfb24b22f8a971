import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import type { ParticipantReply, PartnerWishReply } from '@running-dinner/contract/people'
import { fullName } from '@running-dinner/domain/people'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findOpenWish } from '../../../../../features/people/participants/partner-wishes.api.ts'
import { useNotify } from '../../../../../ui/notifications.tsx'
import { TitledDialog } from '../../../../../ui/titled-dialog.tsx'
import { useAdminDinner, useAdminId } from '../../../shell/admin-dinner.ts'
import { wishText } from './wish-text.ts'

const WishActions = lazy(() => import('./wish-actions.tsx').then((file) => ({ default: file.WishActions })))

/**
 * Offers actions for the partner wish of a person just saved. Resolves to false when the chosen action leads to
 * another page, so that the caller must not navigate as well.
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
      // The person is saved; only the question is skipped.
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

interface WishDialogProps {
  wish: PartnerWishReply
  isOpen: boolean
  /** `isLeaving`: the chosen action leads to another page. */
  onClose: (isLeaving: boolean) => void
}

/** The state of the wish and the actions that can fulfil it. */
function WishDialog({ wish, isOpen, onClose }: WishDialogProps) {
  const { t } = useTranslation('roster')
  return (
    <TitledDialog
      open={isOpen}
      onClose={() => onClose(false)}
      title={t('wish.title', { name: fullName(wish.subscribedParticipant) })}
    >
      <DialogContent>{wishText(t, wish)}</DialogContent>
      <DialogActions>
        <Button onClick={() => onClose(false)}>{t('wish.nothing')}</Button>
        <Suspense>
          <WishActions wish={wish} onDone={onClose} />
        </Suspense>
      </DialogActions>
    </TitledDialog>
  )
}
