import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { PartnerWishReply } from '@running-dinner/contract/partner-wishes.ts'
import { fullName } from '@running-dinner/domain/participants/participant.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { WishActions } from './wish-actions.tsx'
import { wishText } from './wish-text.ts'

interface WishDialogProps {
  wish: PartnerWishReply
  isOpen: boolean
  /** `isLeaving`: what was chosen leads to another page. */
  onClose: (isLeaving: boolean) => void
}

/** How the wish stands, and what can be done so that it comes true. */
export function WishDialog({ wish, isOpen, onClose }: WishDialogProps) {
  const { t } = useTranslation('roster')
  const titleId = useId()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  return (
    <Dialog
      open={isOpen}
      onClose={() => onClose(false)}
      aria-labelledby={titleId}
      fullScreen={isPhone}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={titleId} component="h2" variant="h2">
        {t('wish.title', { name: fullName(wish.subscribedParticipant) })}
      </DialogTitle>
      <DialogContent>{wishText(t, wish)}</DialogContent>
      <DialogActions>
        <Button onClick={() => onClose(false)}>{t('wish.nothing')}</Button>
        <WishActions wish={wish} onDone={onClose} />
      </DialogActions>
    </Dialog>
  )
}
