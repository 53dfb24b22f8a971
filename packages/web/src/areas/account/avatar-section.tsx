import { mdiAccount } from '@mdi/js'
import type { Profile } from '@running-dinner/contract/accounts'
import { type ChangeEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useRemoveAvatar, useUploadAvatar } from '../../features/accounts/user-accounts/accounts.api.ts'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { toApiError } from '../../lib/api-error.ts'
import { useToast } from '../../ui/toasts.tsx'
import * as styles from './account.css.ts'
import { ProfileSection } from './profile-section.tsx'

const largest = 2_000_000

export function AvatarSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation('accounts')
  const toast = useToast()
  const { mutateAsync, isPending } = useUploadAvatar()
  const handlePicked = async (file: File) => {
    if (file.size > largest) return toast.error(t('profile.pictureTooLarge'))
    try {
      await mutateAsync(file)
      toast.success(t('profile.pictureSaved'))
    } catch (error) {
      if (toApiError(error).status === 413) toast.error(t('profile.pictureTooLarge'))
      else toast.failure(error)
    }
  }
  const hasPicture = profile.avatarPath !== ''
  return (
    <ProfileSection title={t('profile.picture')}>
      <div className={styles.picture}>
        {hasPicture ? (
          <img src={`/api${profile.avatarPath}`} alt={t('profile.pictureAlt')} className={styles.avatar} />
        ) : (
          <span className={styles.avatar}>
            <Icon path={mdiAccount} className={styles.avatarIcon} />
          </span>
        )}
        <div className={styles.pictureButtons}>
          <PickButton
            label={t(hasPicture ? 'profile.replace' : 'profile.upload')}
            busy={isPending}
            onPicked={(file) => void handlePicked(file)}
          />
          {hasPicture && <RemoveButton />}
        </div>
      </div>
      <p className={styles.help}>{t('profile.pictureHelp')}</p>
    </ProfileSection>
  )
}

interface PickButtonProps {
  label: string
  busy: boolean
  onPicked: (file: File) => void
}

/** A field for files looks different in every browser; a button that opens it does not. */
function PickButton({ label, busy, onPicked }: PickButtonProps) {
  const inputId = useId()
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    if (file) onPicked(file)
    // The same file may be picked again.
    event.target.value = ''
  }
  return (
    <>
      <Button
        type="button"
        variant="outlined"
        disabled={busy}
        onClick={() => document.getElementById(inputId)?.click()}
      >
        {label}
      </Button>
      <input
        id={inputId}
        type="file"
        hidden
        aria-label={label}
        accept="image/png,image/jpeg,image/webp"
        onChange={handleChange}
      />
    </>
  )
}

function RemoveButton() {
  const { t } = useTranslation('accounts')
  const toast = useToast()
  const { mutate, isPending } = useRemoveAvatar()
  return (
    <Button
      type="button"
      variant="text"
      disabled={isPending}
      onClick={() => mutate(undefined, { onError: toast.failure })}
    >
      {t('profile.removePicture')}
    </Button>
  )
}
