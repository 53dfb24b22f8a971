import Button from '@mui/material/Button'
import type { RegistrationInfo } from '@running-dinner/contract/people'
import { fullName } from '@running-dinner/domain/people'
import { useTranslation } from 'react-i18next'
import { useConfirmParticipant } from '../../../../../features/people/participants/registrations.api.ts'
import { useConfirm } from '../../../../../ui/confirm-dialog.tsx'
import { useToast } from '../../../../../ui/toasts.tsx'
import { useAdminId } from '../../../shell/admin-dinner.ts'

type Confirmable = Pick<RegistrationInfo, 'id' | 'firstnamePart' | 'lastname' | 'email' | 'teamPartnerWishChildInfo'>

/** Confirms a registration by hand. It asks first, because the mail address stays unverified. */
export function ConfirmButton({ registration }: { registration: Confirmable }) {
  const { t } = useTranslation('roster')
  const confirm = useConfirm()
  const toast = useToast()
  const confirmParticipant = useConfirmParticipant(useAdminId())
  const name = fullName(registration)
  const partner = registration.teamPartnerWishChildInfo
  const handleConfirm = async () => {
    const isSure = await confirm({
      title: t('unconfirmed.confirmTitle', { name }),
      message: t(partner === '' ? 'unconfirmed.confirmText' : 'unconfirmed.confirmPairText', {
        email: registration.email,
        partner,
      }),
      confirmLabel: t('unconfirmed.confirm'),
    })
    if (!isSure) return
    // Not as callbacks of the mutation: the button unmounts once the list is loaded again.
    await confirmParticipant
      .mutateAsync(registration.id)
      .then(() => toast.success(t('unconfirmed.done', { name })), toast.failure)
  }
  return (
    <Button
      variant="outlined"
      size="small"
      loading={confirmParticipant.isPending}
      aria-label={t('unconfirmed.confirmOne', { name })}
      onClick={() => void handleConfirm()}
    >
      {t('unconfirmed.confirm')}
    </Button>
  )
}
