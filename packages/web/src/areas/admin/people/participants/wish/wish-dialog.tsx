import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import type { PartnerWishReply } from '@running-dinner/contract/people'
import { fullName } from '@running-dinner/domain/people'
import { useTranslation } from 'react-i18next'
import { TitledDialog } from '../../../../../ui/titled-dialog.tsx'
import { WishActions } from './wish-actions.tsx'
import { wishText } from './wish-text.ts'

interface WishDialogProps {
  wish: PartnerWishReply
  isOpen: boolean
  /** `isLeaving`: the chosen action leads to another page. */
  onClose: (isLeaving: boolean) => void
}

/** The state of the wish and the actions that can fulfil it. */
export function WishDialog({ wish, isOpen, onClose }: WishDialogProps) {
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
        <WishActions wish={wish} onDone={onClose} />
      </DialogActions>
    </TitledDialog>
  )
}
